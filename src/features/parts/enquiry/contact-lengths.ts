/** Most characters that the form takes of each, as they are typed; said to the browser and checked on the server. */
export const contactLengths = { name: 100, email: 254, phone: 40, message: 2_000 } as const

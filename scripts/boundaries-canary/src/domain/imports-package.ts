import react from 'react'; export const a = react

/**
 * Shapes of the line icons in a box of 24 by 24, by name: markup for the inside of an `svg` of the class `icon`, whose
 * style sets the stroke (`icons.css`). A shape with another stroke, or a filled one, says so itself.
 */
export const iconShapes = {
  back: '<path d="M15 5l-7 7 7 7"/>',
  bike:
    '<path d="M5.5 16.5 9 11.5h6.5l-3 5H8.7M15.5 11.5l3 5M13 7h2.2l1.7 4M6.5 11H9"/><circle cx="5.5"' +
    ' cy="16.5" r="3.2"/><circle cx="18.5" cy="16.5" r="3.2"/>',
  body:
    '<path d="M3 16.5v-3.2c0-.9.6-1.7 1.5-1.9l2-.5 2.3-3.6c.4-.6 1-.9 1.7-.9h4.1c.7 0 1.3.3 1.7.8l2.8' +
    ' 3.7 1.1.3c.9.2 1.5 1 1.5 1.9v3.4h-2.3M9.3 16.5h5.4M4.7 16.5H3M6.8 10.9h12M12 6.4v4.5"/><circle' +
    ' cx="7" cy="16.6" r="2.2"/><circle cx="17" cy="16.6" r="2.2"/>',
  calculator:
    '<rect x="5" y="2.8" width="14" height="18.4" rx="2"/><path d="M8.5 6.3h7v3.4h-7zM8.8 13.4h.01M12' +
    ' 13.4h.01M15.2 13.4h.01M8.8 17.2h.01M12 17.2h.01M15.2 17.2h.01"/>',
  camera:
    '<path d="M4.5 7.5h3L9.2 5h5.6l1.7 2.5h3A2 2 0 0 1 21.5 9.5v8a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-8a2 2' +
    ' 0 0 1 2-2z"/><circle cx="12" cy="13.2" r="3.3"/>',
  caravan:
    '<path d="M9 16H3V9a3 3 0 0 1 3-3h8.5A4.5 4.5 0 0 1 19 10.5V16h-5.6M19 16h2.5M6 9.5h4v2.5H6zM14' +
    ' 16v-6.5h2.5V16"/><circle cx="11.2" cy="16.2" r="2.2"/>',
  chat: '<path d="M4 5h16v11.5H10L5.5 20v-3.5H4zM8 9.2h8M8 12.4h5"/>',
  check: '<path d="M4.5 12.8l4.8 4.7L19.5 7"/>',
  close: '<path d="m5.5 5.5 13 13M18.5 5.5l-13 13"/>',
  cog:
    '<circle cx="12" cy="12" r="6.2"/><circle cx="12" cy="12" r="2.4"/><path d="M12 5.8V2.6M12' +
    ' 21.4v-3.2M5.8 12H2.6M21.4 12h-3.2M7.6 7.6 5.4 5.4M18.6 18.6l-2.2-2.2M7.6 16.4l-2.2 2.2M18.6' +
    ' 5.4l-2.2 2.2"/>',
  colour: '<path d="M12 3.5c3.5 4 5.5 6.8 5.5 9.7a5.5 5.5 0 0 1-11 0c0-2.9 2-5.7 5.5-9.7z"/>',
  compare: '<path stroke-width="2" d="M4 8h15m-4-4 4 4-4 4M20 16H5m4-4-4 4 4 4"/>',
  done: '<g stroke-width="1.5"><circle cx="12" cy="12" r="9"/><path d="m8.2 12.3 2.6 2.6 5-5.4"/></g>',
  download: '<path d="M12 3.5v11.5M7.3 10.5l4.7 4.7 4.7-4.7M4 20.5h16"/>',
  drive: '<path d="M5.5 4v5M5.5 15v5M18.5 4v5M18.5 15v5M5.5 6.5h13M5.5 17.5h13M12 6.5v11"/>',
  email: '<rect x="2.8" y="5" width="18.4" height="14" rx="2"/><path d="M3.4 6.6l8.6 6.6 8.6-6.6"/>',
  engine:
    '<path d="M7.5 9.2h2.2L11.4 7.5h4.2v2.2h1.9l1.6 1.9h1.9v6h-1.9l-1.7 2.4H9.6l-2.1-2.6v-3.2H4.2M4.2' +
    ' 10.8v6.6M12.8 7.4V4.8M10.6 4.8h4.4"/>',
  expand: '<path d="M4 9.5V4h5.5M20 9.5V4h-5.5M4 14.5V20h5.5M20 14.5V20h-5.5"/>',
  eye:
    '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12"' +
    ' cy="12" r="3"/>',
  facebook:
    '<path fill="currentColor" stroke="none" d="M13.7 21.5v-8.1h2.8l.5-3.5h-3.3V7.8c0-1 .4-1.7' +
    ' 1.8-1.7h1.6V3.1c-.5-.1-1.4-.2-2.4-.2-2.7 0-4.5 1.6-4.5 4.5v2.5H7.3v3.5h2.9v8.1z"/>',
  forward: '<path d="M9 5l7 7-7 7"/>',
  fuel:
    '<path d="M4 21V5.2A2.2 2.2 0 0 1 6.2 3h5.6A2.2 2.2 0 0 1 14 5.2V21M2.8 21h12.4M6.8' +
    ' 6.2h4.4v4H6.8zM14 12.5h1.6a1.9 1.9 0 0 1 1.9 1.9v2.4a1.7 1.7 0 0 0 3.4 0V9.2L17.6 6"/>',
  'heart-filled':
    '<path fill="currentColor" stroke-width="2" d="M12 20.5 4.1 12.6a5 5 0 0 1 7.1-7.1l.8.9.8-.9a5 5 0 0' +
    ' 1 7.1 7.1z" stroke-width="2"/>',
  heart:
    '<path stroke-width="2" d="M12 20.5 4.1 12.6a5 5 0 0 1 7.1-7.1l.8.9.8-.9a5 5 0 0 1 7.1 7.1z"' +
    ' stroke-width="2"/>',
  length: '<path d="M2.5 8.5h19v7h-19zM6.5 8.5v2.6M10 8.5v3.6M13.5 8.5v2.6M17 8.5v3.6"/>',
  link:
    '<path d="M10 13.8a4.3 4.3 0 0 0 6.2.1l3.2-3.2a4.3 4.3 0 0 0-6.1-6.1l-1.5 1.5"/><path d="M14' +
    ' 10.2a4.3 4.3 0 0 0-6.2-.1l-3.2 3.2a4.3 4.3 0 0 0 6.1 6.1l1.5-1.5"/>',
  linkedin:
    '<path fill="currentColor" stroke="none" d="M4 9.2h3.5v11.3H4zM5.75 3.6a2.05 2.05 0 1 1 0 4.1 2.05' +
    ' 2.05 0 0 1 0-4.1zM9.7 9.2h3.4v1.6c.6-1 1.8-1.9 3.6-1.9 3 0 4.3 1.9 4.3' +
    ' 5v6.6h-3.5v-6c0-1.6-.5-2.6-1.9-2.6-1.6 0-2.4 1.1-2.4 2.8v5.8H9.7z"/>',
  minus: '<path d="M5 12h14"/>',
  odometer: '<path d="M4.6 18.5a9.3 9.3 0 1 1 14.8 0M12 14.2l4.2-5.1"/><circle cx="12" cy="14.6" r="1.2"/>',
  offer: '<path d="M4 4h8l8.5 8.5-8 8L4 12z"/><circle cx="8.3" cy="8.3" r="1.2"/>',
  phone:
    '<path d="M5.2 3.5h3.1l1.6 4.3-2.1 1.5a12.4 12.4 0 0 0 6.9 6.9l1.5-2.1 4.3 1.6v3.1a1.8 1.8 0 0 1-2' +
    ' 1.8A17 17 0 0 1 3.4 5.5a1.8 1.8 0 0 1 1.8-2z"/>',
  place: '<path d="M12 21.5s7-6.3 7-11.7a7 7 0 0 0-14 0c0 5.4 7 11.7 7 11.7z"/><circle cx="12" cy="9.7" r="2.5"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  print:
    '<path d="M7 9V3.5h10V9M7 17.5H4.5a1.7 1.7 0 0 1-1.7-1.7v-5.1A1.7 1.7 0 0 1 4.5 9h15a1.7 1.7 0 0 1' +
    ' 1.7 1.7v5.1a1.7 1.7 0 0 1-1.7 1.7H17"/><path d="M7 14h10v6.5H7z"/>',
  report: '<path d="M6 3h8l4.5 4.5V21H6zM9 11.5h6.5M9 15.5h6.5"/>',
  search: '<g stroke-width="2"><circle cx="10.8" cy="10.8" r="7"/><path d="m16 16 5 5"/></g>',
  share:
    '<circle cx="17.5" cy="5.5" r="2.7"/><circle cx="6.5" cy="12" r="2.7"/><circle cx="17.5" cy="18.5"' +
    ' r="2.7"/><path d="m8.9 10.6 6.2-3.7M8.9 13.4l6.2 3.7"/>',
  shield: '<path d="M12 3l7.5 2.8v5.4c0 4.6-3 8-7.5 9.8-4.5-1.8-7.5-5.2-7.5-9.8V5.8zM8.7 12l2.4 2.4 4.4-4.6"/>',
  seats: '<path d="M6.2 3.5h3.4l1.6 9h5a2 2 0 0 1 2 2v2.3H9.1zM10 20.5h7.6M13.8 16.8v3.7"/>',
  sleeps:
    '<path d="M3 19v-5.5h18V19M5 13.5V7.2A1.7 1.7 0 0 1 6.7 5.5h10.6A1.7 1.7 0 0 1 19 7.2v6.3M12' +
    ' 13.5v-3M7.7 13.5v-1.5a1.5 1.5 0 0 1 1.5-1.5h5.6a1.5 1.5 0 0 1 1.5 1.5v1.5M3 16.5h18"/>',
  sort: '<path d="M7 4.5v15M3.2 15.7 7 19.5l3.8-3.8M13.5 6h7M13.5 12h5M13.5 18h3"/>',
  sms:
    '<path d="M4.8 4.5h14.4a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2h-7l-4.7 3.8V17H4.8a2 2 0 0 1-2-2V6.5a2 2 0 0' +
    ' 1 2-2z"/><path d="M8.2 10.8h.01M12 10.8h.01M15.8 10.8h.01"/>',
  tag: '<path d="M3.5 3.5h8.6l8.4 8.4a1.8 1.8 0 0 1 0 2.6l-6 6a1.8 1.8 0 0 1-2.6 0l-8.4-8.4z"/><path d="M8 8h.01"/>',
  tare: '<path d="M6.3 8.5h11.4l2.8 11.5H3.5zM9.5 14.5h5"/><circle cx="12" cy="5.9" r="2.6"/>',
  transmission:
    '<path d="M5 7.4v9.2M12 7.4v9.2M19 7.4V12H5"/><circle cx="5" cy="5" r="2.1"/><circle cx="12" cy="5"' +
    ' r="2.1"/><circle cx="19" cy="5" r="2.1"/><circle cx="5" cy="19" r="2.1"/><circle cx="12" cy="19"' +
    ' r="2.1"/>',
  trend: '<path d="M3.5 6.5l6 6 4-4 7 7M20.5 10.5v5h-5"/>',
  whatsapp:
    '<path d="M3.2 20.8l1.3-4.6a8.9 8.9 0 1 1 3.4 3.3z"/><path d="M8.9 8.2c-.5 2.9 3.3 6.9 6.5' +
    ' 6.9l.9-1.7-2.2-1.2-.9.9c-1.2-.5-2-1.3-2.5-2.4l.9-.9-1-2.2z"/>',
  x: '<path stroke-width="2.5" d="M5 5l14 14M19 5L5 19"/>',
} as const satisfies Readonly<Record<string, string>>

export type IconName = keyof typeof iconShapes

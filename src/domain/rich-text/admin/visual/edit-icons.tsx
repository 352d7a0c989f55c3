/** Each drawn on a grid of 16 units with lines of 1.5. */
const icons = {
  bold: 'M4.5 2.5h4a2.6 2.6 0 010 5.2h-4zM4.5 7.7h4.8a2.9 2.9 0 010 5.8H4.5z',
  italic: 'M7 2.5h5M4 13.5h5M9.5 2.5l-3 11',
  strike:
    'M2 8h12M11.5 4.5C11 3.2 9.8 2.5 8 2.5c-2 0-3.5 1-3.5 2.7M4.3 11c.5 1.6 1.8 2.5 3.7 2.5 2.2 0 3.7-1.1 3.7-2.9',
  code: 'M5.5 4L1.5 8l4 4M10.5 4l4 4-4 4',
  link: 'M6.7 9.3l2.6-2.6M7.5 4.5l1.3-1.3a2.8 2.8 0 014 4L11.5 8.5M8.5 11.5l-1.3 1.3a2.8 2.8 0 01-4-4L4.5 7.5',
  bullets: 'M6 4h8M6 8h8M6 12h8M2.5 4h.01M2.5 8h.01M2.5 12h.01',
  numbers: 'M7 4h7M7 8h7M7 12h7M2 2.5h1.2v3.5M2 9.5h2L2 13h2.2',
  undo: 'M5 2.5L2 5.5l3 3M2.5 5.5H10a3.7 3.7 0 010 7.5H6',
  redo: 'M11 2.5l3 3-3 3M13.5 5.5H6a3.7 3.7 0 000 7.5h4',
} as const;

export type IconName = keyof typeof icons;

export const Icon = ({ name }: { name: IconName }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 16 16"
    className={`size-4 fill-none stroke-current [stroke-linecap:round] [stroke-linejoin:round] ${name === 'bold' || name === 'bullets' ? 'stroke-2' : 'stroke-[1.5]'}`}
  >
    <path d={icons[name]} />
  </svg>
);

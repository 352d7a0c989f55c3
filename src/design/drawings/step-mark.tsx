/** Solid strokes of each mark, and the dashed ones. */
const strokes = {
  listen: { person: 'M4 5h16M4 11h16M4 17h8M16 15v6M13 18h6' },
  map: { person: 'M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5', machine: 'M4 12h16' },
  draft: { machine: 'M4 4h16v16H4z' },
  compare: { person: 'M3 3h12v12H3z', machine: 'M19 9h2v12H9v-2' },
  review: { machine: 'M4 4h16v16H4z', corrected: 'M2 16L22 8' },
  pilot: { person: 'M3 7h14M15 3l5 4-5 4', machine: 'M3 17h17' },
  release: { signed: 'M3 4h18v16H3z', tick: 'M8 12l3 3 6-7' },
  measure: { person: 'M4 4v16M20 4v16M4 12h16M8 9l-4 3 4 3M16 9l4 3-4 3' },
} satisfies Record<string, Partial<Record<'person' | 'machine' | 'corrected' | 'signed' | 'tick', string>>>;

type StepMarkName = keyof typeof strokes;

/**
 * A timeline step's mark, 24 units square, in the drawings' grammar. Always decorative: its title is beside
 * it.
 */
export function StepMark({ name }: { name: StepMarkName }) {
  const mark: Partial<Record<'person' | 'machine' | 'corrected' | 'signed' | 'tick', string>> = strokes[name];
  const { machine, person, corrected, signed, tick } = mark;
  return (
    <svg aria-hidden viewBox="0 0 24 24" className="size-6 shrink-0 fill-none stroke-current">
      <g strokeWidth={2}>
        {machine && <path strokeDasharray="4 4" strokeDashoffset={2} d={machine} />}
        {person && <path d={person} />}
        {corrected && <path className="stroke-redline" d={corrected} />}
        {signed && <path className="fill-mark stroke-none" d={signed} />}
        {tick && <path className="stroke-on-mark" d={tick} />}
      </g>
    </svg>
  );
}

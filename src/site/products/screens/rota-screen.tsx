import { ScreenFrame, SignedMark } from './screen-frame.tsx';

const label =
  'The shift schedule of a week for four people. Shifts that the program proposes are dashed, one that the planner changed is ' +
  'solid. A late shift of C. Tran on Tuesday is refused in red: after Monday night it leaves 8 hours of rest, and the ' +
  'agreement asks for 11. The other three rows are signed in yellow.';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/** E, L and N: early, late, night. Capitals are proposed; what a planner has changed has a `!`, a refusal a `?`. */
const rows = [
  { name: 'A. Kaya', shifts: ['E', '', 'E', 'L', 'L'], isSigned: true },
  { name: 'B. Osei', shifts: ['L', 'L!', 'N', '', ''], isSigned: true },
  { name: 'C. Tran', shifts: ['N', 'L?', '', 'E', 'E'], isSigned: false },
  { name: 'D. Moss', shifts: ['', 'N', 'N', '', 'E'], isSigned: true },
];

/** The personnel system: a proposed week, with the shift that it refuses and the rule that says so. */
export function RotaScreen() {
  return (
    <ScreenFrame label={label} title="Ward 3, week 12" note="1 shift refused">
      <div className="p-4">
        <div className="grid grid-cols-[4.5rem_repeat(5,minmax(0,1fr))] items-center gap-1 @md:grid-cols-[5rem_repeat(5,minmax(0,1fr))_4.5rem]">
          <span />
          {days.map((day) => (
            <span key={day} className="text-center text-ink-2">
              {day}
            </span>
          ))}
          <span className="hidden @md:block" />
          {rows.map((row) => (
            <RotaRow key={row.name} {...row} />
          ))}
        </div>
        <div className="mt-4 border-l-4 border-redline pl-3">
          <p className="font-semibold text-redline">Refused: C. Tran, Tuesday late</p>
          <p className="mt-1">
            8 hours after Monday’s night. The agreement asks for 11 hours of rest (§ 5.2).
          </p>
          <p className="mt-1 text-ink-2">Could take it instead: A. Kaya, who is off that day.</p>
        </div>
      </div>
    </ScreenFrame>
  );
}

function RotaRow({ name, shifts, isSigned }: (typeof rows)[number]) {
  return (
    <>
      <span className="whitespace-nowrap">{name}</span>
      {shifts.map((shift, index) => (
        <span
          key={days[index]}
          className={`flex min-h-9 items-center justify-center border ${lookOf(shift)}`}
        >
          {shift.charAt(0)}
        </span>
      ))}
      <span className="hidden @md:block">
        {isSigned ? <SignedMark>✓ signed</SignedMark> : <span className="text-ink-2">open</span>}
      </span>
    </>
  );
}

function lookOf(shift: string): string {
  if (shift.endsWith('?')) return 'border-2 border-redline text-redline line-through';
  if (shift.endsWith('!')) return 'border-ink font-semibold';
  return shift ? 'border-dashed border-ink' : 'border-transparent bg-sunk';
}

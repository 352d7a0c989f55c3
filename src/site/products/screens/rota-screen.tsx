import { ScreenFrame, SignedMark, type ScreenProps } from './screen-frame.tsx';

const days = ['firstDay', 'secondDay', 'thirdDay', 'fourthDay', 'fifthDay'] as const;

type Shift = 'early' | 'late' | 'night' | '';

interface Row {
  name: 'firstName' | 'secondName' | 'thirdName' | 'fourthName';
  shifts: readonly Shift[];
  isSigned: boolean;
  /** The day on which a planner has changed the shift, or the program refuses it. */
  changed?: number;
  refused?: number;
}

const rows: readonly Row[] = [
  { name: 'firstName', shifts: ['early', '', 'late', 'late', 'late'], isSigned: true },
  { name: 'secondName', shifts: ['late', 'late', 'night', '', ''], isSigned: true, changed: 1 },
  { name: 'thirdName', shifts: ['night', 'late', '', 'early', 'early'], isSigned: false, refused: 1 },
  { name: 'fourthName', shifts: ['', 'night', 'night', '', 'early'], isSigned: true },
];

type Words = ScreenProps<'rota'>['words'];

/**
 * The personnel system: a proposed week, with the shift that it refuses and the rule that says so. With large letters
 * on a narrow screen, a name is above its days.
 */
export function RotaScreen({ words }: ScreenProps<'rota'>) {
  return (
    <ScreenFrame label={words.text} title={words.title} note={words.note}>
      <div className="p-4">
        <div className="grid grid-cols-[4.5rem_repeat(5,minmax(0,1fr))] [--columns-kept:repeat(5,minmax(0,1fr))] items-center gap-1 @md:grid-cols-[5em_repeat(5,minmax(0,1fr))_5.5em]">
          <span className="@max-[16rem]:hidden" />
          {days.map((day) => (
            <span key={day} className="text-center text-ink-2">
              {words[day]}
            </span>
          ))}
          <span className="hidden @md:block" />
          {rows.map((row) => (
            <RotaRow key={row.name} row={row} words={words} />
          ))}
        </div>
        <div className="mt-4 border-l-4 border-redline pl-3">
          <p className="font-semibold text-redline">{words.refusal}</p>
          <p className="mt-1">{words.reason}</p>
          <p className="mt-1 text-ink-2">{words.proposal}</p>
        </div>
      </div>
    </ScreenFrame>
  );
}

function RotaRow({ row, words }: { row: Row; words: Words }) {
  return (
    <>
      <span className="whitespace-nowrap @max-[16rem]:[grid-area:auto/1/auto/-1]">{words[row.name]}</span>
      {row.shifts.map((shift, index) => (
        <span
          key={days[index]}
          className={`flex min-h-9 items-center justify-center border ${lookOf(row, index)}`}
        >
          {shift && words[shift]}
        </span>
      ))}
      <span className="hidden @md:block">
        {row.isSigned ? (
          words.signed && <SignedMark>✓ {words.signed}</SignedMark>
        ) : (
          <span className="text-ink-2">{words.open}</span>
        )}
      </span>
    </>
  );
}

function lookOf({ shifts, changed, refused }: Row, index: number): string {
  if (index === refused) return 'border-2 border-redline text-redline line-through';
  if (index === changed) return 'border-ink font-semibold';
  return shifts[index] ? 'border-dashed border-ink' : 'border-transparent bg-sunk';
}

import { Label } from '../parts/label.tsx';
import { SignOffs } from '../parts/sign-off.tsx';
import { measureLabel } from '../parts/text-width.ts';
import { Boxed, CaseScreen, CaseStamp, Red, Struck, type CaseDrawingProps } from './case-screen.tsx';

/** Where the states of the reports begin. */
const stateAt = 496;

/** Where that begins which stands behind words. */
const after = (x: number, words: string | undefined): number => (words ? x + measureLabel(words) + 10 : x);

/** A report waits on a phone without a signal; in the office one reading that two people entered is corrected and signed. */
export function OfflineInspections({ words, ...rest }: CaseDrawingProps<'offline-inspections'>) {
  const firstReadingAt = after(stateAt, words.fourthState);
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <path className="fill-sunk stroke-none" d="M0 45h390v309H0z" />
      <path
        className="fill-sheet"
        d="M64 58h262a20 20 0 0 1 20 20v246a20 20 0 0 1-20 20H64a20 20 0 0 1-20-20V78a20 20 0 0 1 20-20z"
      />
      <path className="stroke-[3]" d="M177 68h36M348 126v28" />
      <Label x={64} y={88}>
        {words.state}
      </Label>
      <path d="M44 96h302M64 102h262v58H64zM64 172h262v36H64zM64 216h262v36H64zM64 260h262v36H64z" />
      <Label x={76} y={126} className="text-ink-2">
        {words.first}
      </Label>
      <Struck x={76} y={148}>
        {words.struck}
      </Struck>
      <Red x={after(76, words.struck)} y={148}>
        {words.redNote}
      </Red>
      <Field y={195} name={words.second}>
        {words.secondValue}
      </Field>
      <Field y={239} name={words.third}>
        {words.thirdValue}
      </Field>
      <path d="M224 222h52v24h-52zM224 242l16-13 12 8 10-11 14 13" />
      <Field y={283} name={words.fourth}>
        {words.fourthValue}
      </Field>
      {words.button && (
        <path
          className="fill-current"
          d={`M64 304h${measureLabel(words.button, { isBold: true }) + 24}v32H64z`}
        />
      )}
      <g className="text-paper">
        <Label x={76} y={325} className="font-semibold">
          {words.button}
        </Label>
      </g>
      <path d="M0 354h390" />
      <path className="stroke-hairline" d="M390 106h390M390 168h390M390 230h390M390 292h390M390 354h390" />
      <Report y={80} name={words.firstRow}>
        {words.firstState}
      </Report>
      <Report y={142} name={words.secondRow}>
        {words.secondState}
      </Report>
      <Report y={204} name={words.thirdRow}>
        {words.thirdState}
      </Report>
      <Report y={266} name={words.fourthRow}>
        {words.fourthState}
      </Report>
      <Struck x={firstReadingAt} y={266}>
        {words.fourthStruck}
      </Struck>
      <Red x={after(firstReadingAt, words.fourthStruck)} y={266}>
        {words.fourthKept}
      </Red>
      <Report y={328} name={words.fifthRow} />
      <Boxed x={stateAt} y={328}>
        {words.fifthState}
      </Boxed>
      <SignOffs
        at={[
          [306, 131],
          [748, 75],
          [748, 137],
          [748, 199],
          [748, 261],
        ]}
      />
      <Label x={16} y={392} className="text-ink-2">
        {words.count}
      </Label>
      <CaseStamp words={words} />
    </CaseScreen>
  );
}

/** A field of the form on the phone, with its value beside its name. */
function Field({ y, name, children }: ReportProps) {
  return (
    <>
      <Label x={76} y={y} className="text-ink-2">
        {name}
      </Label>
      <Label x={after(76, name)} y={y}>
        {children}
      </Label>
    </>
  );
}

interface ReportProps {
  /** The baseline. */
  y: number;
  name: string | undefined;
  children?: string | undefined;
}

/** A report in the office's list, and how it is with it. */
function Report({ y, name, children }: ReportProps) {
  return (
    <>
      <Label x={406} y={y}>
        {name}
      </Label>
      <Label x={stateAt} y={y} className="text-ink-2">
        {children}
      </Label>
    </>
  );
}

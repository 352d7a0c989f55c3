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
      <path className="fill-sunk stroke-none" d="M0 45h390v375H0z" />
      <path
        className="fill-sheet"
        d="M64 52h262a24 24 0 0 1 24 24v314a24 24 0 0 1-24 24H64a24 24 0 0 1-24-24V76a24 24 0 0 1 24-24z"
      />
      <path className="stroke-[3]" d="M177 63h36M165 405h60M352 132v44" />
      <Label x={64} y={83}>
        {words.state}
      </Label>
      <path d="M40 94h310M64 104h262v54H64zM64 164h262v54H64zM64 224h262v54H64zM64 284h262v54H64z" />
      <Label x={76} y={126} className="text-ink-2">
        {words.first}
      </Label>
      <Struck x={76} y={148}>
        {words.struck}
      </Struck>
      <Red x={after(76, words.struck)} y={148}>
        {words.redNote}
      </Red>
      <Label x={76} y={186} className="text-ink-2">
        {words.second}
      </Label>
      <Label x={76} y={208}>
        {words.secondValue}
      </Label>
      <Label x={76} y={246} className="text-ink-2">
        {words.third}
      </Label>
      <Label x={76} y={268}>
        {words.thirdValue}
      </Label>
      <path d="M212 229h62v44h-62zM212 265l20-16 14 10 12-14 16 16" />
      <Label x={76} y={306} className="text-ink-2">
        {words.fourth}
      </Label>
      <Label x={76} y={328}>
        {words.fourthValue}
      </Label>
      {words.button && (
        <path
          className="fill-current"
          d={`M64 354h${measureLabel(words.button, { isBold: true }) + 24}v34H64z`}
        />
      )}
      <g className="text-paper">
        <Label x={76} y={376} className="font-semibold">
          {words.button}
        </Label>
      </g>
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
          [302, 131],
          [302, 191],
          [302, 251],
          [302, 311],
          [748, 75],
          [748, 137],
          [748, 199],
          [748, 261],
        ]}
      />
      <Label x={406} y={392} className="text-ink-2">
        {words.count}
      </Label>
      <CaseStamp words={words} right={326} y={348} />
    </CaseScreen>
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

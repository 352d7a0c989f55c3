import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOffs } from '../parts/sign-off.tsx';
import { CaseScreen, CaseStamp, Struck, type CaseDrawingProps } from './case-screen.tsx';

/** A report waits on a phone without a signal; in the office one reading that two people entered is corrected and signed. */
export function OfflineInspections({ words, ...rest }: CaseDrawingProps<'offline-inspections'>) {
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <path className="fill-sunk stroke-none" d="M0 45h389v375H0z" />
      <path className="fill-sheet" d="M48 60h294v344H48z" />
      <Label x={64} y={84}>
        {words.state}
      </Label>
      <path d="M48 96h294M64 108h262v56H64zM64 170h262v56H64zM64 232h262v56H64zM64 294h262v56H64z" />
      <Label x={76} y={130} className="text-ink-2">
        {words.first}
      </Label>
      <Struck x={76} y={154}>
        {words.struck}
      </Struck>
      <g className="text-redline">
        <Label x={114} y={154} className="font-semibold">
          {words.redNote}
        </Label>
      </g>
      <Label x={76} y={192} className="text-ink-2">
        {words.second}
      </Label>
      <Label x={76} y={216}>
        {words.secondValue}
      </Label>
      <Label x={76} y={254} className="text-ink-2">
        {words.third}
      </Label>
      <Label x={76} y={278}>
        {words.thirdValue}
      </Label>
      <path d="M256 238h62v44h-62zM256 274l20-16 14 10 12-14 16 16" />
      <Label x={76} y={316} className="text-ink-2">
        {words.fourth}
      </Label>
      <Label x={76} y={340}>
        {words.fourthValue}
      </Label>
      <path className="fill-current" d="M64 360h172v34H64z" />
      <g className="text-paper">
        <Label x={84} y={382} className="font-semibold">
          {words.button}
        </Label>
      </g>
      <path className="stroke-hairline" d="M391 106h389M391 168h389M391 230h389M391 292h389M391 354h389" />
      <Label x={410} y={80}>
        {words.firstRow}
      </Label>
      <Label x={500} y={80} className="text-ink-2">
        {words.firstState}
      </Label>
      <Label x={410} y={142}>
        {words.secondRow}
      </Label>
      <Label x={500} y={142} className="text-ink-2">
        {words.secondState}
      </Label>
      <Label x={410} y={204}>
        {words.thirdRow}
      </Label>
      <Label x={500} y={204} className="text-ink-2">
        {words.thirdState}
      </Label>
      <Label x={410} y={266}>
        {words.fourthRow}
      </Label>
      <Label x={500} y={266}>
        {words.fourthState}
      </Label>
      <path className="stroke-redline" d="M596 261h26" />
      <Label x={410} y={328}>
        {words.fifthRow}
      </Label>
      <path {...machineStroke} d="M490 308h110v30H490z" />
      <Label x={500} y={328}>
        {words.fifthState}
      </Label>
      <SignOffs
        at={[
          [302, 136],
          [302, 198],
          [752, 75],
          [752, 137],
          [752, 199],
          [752, 261],
        ]}
      />
      <Label x={410} y={392} className="text-ink-2">
        {words.count}
      </Label>
      <CaseStamp words={words} />
    </CaseScreen>
  );
}

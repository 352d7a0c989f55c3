import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOff } from '../parts/sign-off.tsx';
import { Stamp } from '../parts/stamp.tsx';
import { CaseScreen, Struck, type CaseDrawingProps } from './case-screen.tsx';

/** A report waits on a phone without a signal; in the office one reading that two people entered is corrected and signed. */
export function OfflineInspections({ words, ...rest }: CaseDrawingProps<'offline-inspections'>) {
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <path d="M300 48v472" />
      <path d="M24 96h252M24 496h252" className="stroke-hairline" />
      <Label x={24} y={82}>
        {words.state}
      </Label>
      <path d="M24 112h252v64H24z" />
      <Label x={36} y={138} className="text-ink-2">
        {words.first}
      </Label>
      <Struck x={36} y={164}>
        {words.struck}
      </Struck>
      <g className="text-redline">
        <Label x={76} y={164} className="font-semibold">
          {words.redNote}
        </Label>
      </g>
      <path d="M24 188h252v64H24z" />
      <Label x={36} y={214} className="text-ink-2">
        {words.second}
      </Label>
      <Label x={36} y={240}>
        {words.secondValue}
      </Label>
      <SignOff x={252} y={146} />
      <SignOff x={252} y={220} />
      <path d="M24 264h252v64H24z" />
      <Label x={36} y={290} className="text-ink-2">
        {words.third}
      </Label>
      <path d="M196 272h68v48h-68zM196 312l22-18 14 10 14-14 18 16" />
      <Label x={36} y={316}>
        {words.thirdValue}
      </Label>
      <path d="M24 340h252v64H24z" />
      <Label x={36} y={366} className="text-ink-2">
        {words.fourth}
      </Label>
      <path className="stroke-control" d="M36 384h150" />
      <path className="fill-current" d="M24 428h252v44H24z" />
      <g className="text-paper">
        <Label x={150} y={456} anchor="middle" className="font-semibold">
          {words.button}
        </Label>
      </g>
      <path className="stroke-hairline" d="M300 110h480M300 172h480M300 234h480M300 296h480M300 358h480" />
      <Label x={320} y={86}>
        {words.firstRow}
      </Label>
      <Label x={520} y={86} className="text-ink-2">
        {words.firstState}
      </Label>
      <Label x={320} y={148}>
        {words.secondRow}
      </Label>
      <Label x={520} y={148} className="text-ink-2">
        {words.secondState}
      </Label>
      <Label x={320} y={210}>
        {words.thirdRow}
      </Label>
      <Label x={520} y={210} className="text-ink-2">
        {words.thirdState}
      </Label>
      <Label x={320} y={272}>
        {words.fourthRow}
      </Label>
      <Label x={520} y={272}>
        {words.fourthState}
      </Label>
      <g className="text-redline">
        <path d="M616 267h26" />
      </g>
      <Label x={320} y={334}>
        {words.fifthRow}
      </Label>
      <path {...machineStroke} d="M510 314h110v30H510z" />
      <Label x={520} y={334}>
        {words.fifthState}
      </Label>
      <SignOff x={752} y={80} />
      <SignOff x={752} y={142} />
      <SignOff x={752} y={204} />
      <SignOff x={752} y={266} />
      <Label x={320} y={400} className="text-ink-2">
        {words.count}
      </Label>
      <Stamp x={600} y={420} width={150} height={62} heading={words.stamp} signature={words.stampedBy} />
    </CaseScreen>
  );
}

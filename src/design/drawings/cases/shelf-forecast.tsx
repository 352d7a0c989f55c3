import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import {
  below,
  CaseRow,
  CaseRows,
  CaseScreen,
  CaseStamp,
  Correction,
  Proposal,
  type CaseDrawingProps,
} from './case-screen.tsx';

/** An order for one store with forecasts; the manager types another figure for one line, and signs. Beside it is the sales chart. */
export function ShelfForecast({ words, ...rest }: CaseDrawingProps<'shelf-forecast'>) {
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <CaseRows ticked={[0, 1, 2, 3]}>
        <CaseRow row={0} name={words.first}>
          <Correction now={words.redNote}>{words.firstFigure}</Correction>
        </CaseRow>
        <CaseRow row={1} name={words.second}>
          <Proposal>{words.secondFigure}</Proposal>
          <Range>{words.secondRange}</Range>
        </CaseRow>
        <CaseRow row={2} name={words.third}>
          <Proposal>{words.thirdFigure}</Proposal>
          <Range>{words.thirdRange}</Range>
        </CaseRow>
        <CaseRow row={3} name={words.fourth}>
          <Proposal>{words.fourthFigure}</Proposal>
          <Range>{words.fourthRange}</Range>
        </CaseRow>
        <CaseRow row={4} name={words.fifth}>
          <Proposal>{words.fifthFigure}</Proposal>
          <Range>{words.fifthRange}</Range>
        </CaseRow>
      </CaseRows>
      <CaseStamp words={words} />
      <path className="stroke-hairline" d="M410 128h350M410 184h350M410 240h350" />
      <path d="M410 296h350M410 292v8M460 292v8M510 292v8M560 292v8M610 292v8M660 292v8M710 292v8M760 292v8" />
      <path d="M410 242l50-15 50 12 50-52" />
      <path d="M560 92v230" />
      <path {...machineStroke} d="M560 187l50 38 50-119 50 105 50 7" />
      <path {...machineStroke} className="stroke-ink-2" d="M560 187l200-53M560 187l200 76" />
      <g className="text-redline">
        <path d="M610 225l50-45 50 31M649 95l22 22M649 117l22-22" />
        <Label x={578} y={82} className="font-semibold">
          {words.chartNote}
        </Label>
      </g>
      <Label x={551} y={320} anchor="end" className="text-ink-2">
        {words.today}
      </Label>
      <Label x={571} y={320} className="text-ink-2">
        {words.forecast}
      </Label>
      <Label x={410} y={354} className="text-ink-2">
        {words.waste}
      </Label>
      <path d="M410 366h74v14h-74zM410 390h115v14h-115z" />
      <Label x={496} y={378}>
        {words.firstBar}
      </Label>
      <Label x={537} y={402}>
        {words.secondBar}
      </Label>
    </CaseScreen>
  );
}

function Range({ children }: { children: string | undefined }) {
  return (
    <Label x={104} y={below} className="text-ink-2">
      {children}
    </Label>
  );
}

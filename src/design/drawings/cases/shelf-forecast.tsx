import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { below, CaseRow, CaseRows, Correction, Proposal } from './case-rows.tsx';
import { CaseScreen, type CaseDrawingProps } from './case-screen.tsx';

/** An order for one store with forecasts; the manager types another figure for one line, and signs. Beside it is the sales chart. */
export function ShelfForecast({ words, ...rest }: CaseDrawingProps<'shelf-forecast'>) {
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <CaseRows ticked={[0, 1, 2, 3, 4]} words={words}>
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
      <path className="stroke-hairline" d="M406 128h358M406 184h358M406 240h358" />
      <path d="M406 296h358M406 292v8M441 292v8M476 292v8M511 292v8M546 292v8M581 292v8M628 292v8M676 292v8M724 292v8" />
      <path d="M406 247l35-21 35 17 35-44 35 25 35-10M581 92v230" />
      <path {...machineStroke} d="M581 214l47-13 48-68 48 72 40 8" />
      <path {...machineStroke} className="stroke-ink-2" d="M581 214l183-59M581 214l183 50" />
      <g className="text-redline">
        <path d="M628 201l48-8 48 12M665 122l22 22M665 144l22-22" />
        <Label x={676} y={110} anchor="middle" className="font-semibold">
          {words.chartNote}
        </Label>
      </g>
      <Label x={571} y={320} anchor="end" className="text-ink-2">
        {words.today}
      </Label>
      <Label x={591} y={320} className="text-ink-2">
        {words.forecast}
      </Label>
      <Label x={406} y={354} className="text-ink-2">
        {words.waste}
      </Label>
      <path d="M406 366h74v14h-74zM406 390h115v14h-115z" />
      <Label x={492} y={378}>
        {words.firstBar}
      </Label>
      <Label x={533} y={402}>
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

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
      <path className="stroke-1" d="M390 0v420" />
      <path className="fill-sunk stroke-none" d="M581 189l183-57v92z" />
      <path className="stroke-hairline" d="M440 106h324M440 170h324M440 233h324" />
      <g className="text-ink-2">
        <Label x={432} y={111} anchor="end">
          {words.upperValue}
        </Label>
        <Label x={432} y={175} anchor="end">
          {words.middleValue}
        </Label>
        <Label x={432} y={238} anchor="end">
          {words.lowerValue}
        </Label>
      </g>
      <path d="M440 296h324M446 292v8M473 292v8M500 292v8M527 292v8M554 292v8M581 292v8M628 292v8M676 292v8M724 292v8" />
      <path d="M446 220l27-19 27 16 27-41 27 22 27-9M581 62v260" />
      <path {...machineStroke} d="M581 189l47-10 48-79 48 70 40 6" />
      <g className="text-redline">
        <path d="M628 179l48-35 48 26M665 89l22 22M665 111l22-22" />
        <Label x={676} y={80} anchor="middle" className="font-semibold">
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
      <path className="fill-current" d="M406 366h74v14h-74z" />
      <path d="M406 390h115v14h-115z" />
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

import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { below, CaseRow, CaseRows, Correction, Proposal } from './case-rows.tsx';
import { CaseScreen, type CaseDrawingProps } from './case-screen.tsx';

const days = [
  'firstDay',
  'secondDay',
  'thirdDay',
  'fourthDay',
  'fifthDay',
  'sixthDay',
  'seventhDay',
  'eighthDay',
] as const;

/** The day, counted from 0, at which the forecast begins. */
const today = 4;

const along = (day: number): number => 454 + day * 42;
const rise = (loaves: number): number => Math.round(335 - loaves * 0.79);

type Sales = readonly (readonly [day: number, loaves: number])[];

const line = (sales: Sales): string =>
  `M${sales.map(([day, loaves]) => `${along(day)} ${rise(loaves)}`).join(' ')}`;

/** What is likely once the clearance day is left out. */
const forecastTops: Sales = [
  [4, 168],
  [5, 215],
  [6, 275],
  [7, 250],
];
const forecastEnds: Sales = [
  [7, 120],
  [6, 150],
  [5, 130],
];

/** An order for one store with forecasts; the manager types another figure for one line, and signs. Beside it is the sales chart. */
export function ShelfForecast({ words, ...rest }: CaseDrawingProps<'shelf-forecast'>) {
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <CaseRows words={words}>
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
      <path
        className="fill-sunk stroke-none"
        d={`${line(forecastTops)}${line(forecastEnds).replace('M', ' ')}z`}
      />
      <path
        className="stroke-hairline"
        d={`M440 ${rise(300)}h324M440 ${rise(200)}h324M440 ${rise(100)}h324`}
      />
      <g className="text-ink-2">
        <Label x={432} y={rise(300) + 5} anchor="end">
          {words.upperValue}
        </Label>
        <Label x={432} y={rise(200) + 5} anchor="end">
          {words.middleValue}
        </Label>
        <Label x={432} y={rise(100) + 5} anchor="end">
          {words.lowerValue}
        </Label>
        <Label x={along(7) - 4} y={207} anchor="end">
          {words.band}
        </Label>
        {days.map((day, index) => (
          <Label
            key={day}
            x={along(index)}
            y={302}
            anchor="middle"
            {...(day === 'seventhDay' && { className: 'font-semibold' })}
          >
            {words[day]}
          </Label>
        ))}
        <Label x={along(today) - 8} y={324} anchor="end">
          {words.today}
        </Label>
        <Label x={along(today) + 8} y={324}>
          {words.forecast}
        </Label>
      </g>
      <path d={`M440 280h324M${along(today)} 62V280m0 29v19`} />
      <path
        d={line([
          [0, 118],
          [1, 148],
          [2, 124],
          [3, 190],
          [4, 168],
        ])}
      />
      <path
        {...machineStroke}
        d={line([
          [4, 168],
          [5, 190],
          [6, 310],
          [7, 205],
        ])}
      />
      <g className="text-redline">
        <path
          className="stroke-[2.5]"
          d={`${line([
            [5, 190],
            [6, 240],
            [7, 205],
          ])}M${along(6) - 10} ${rise(310) - 10}l20 20m0-20l-20 20`}
        />
        <Label x={764} y={70} anchor="end" className="font-semibold">
          {words.chartNote}
        </Label>
      </g>
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

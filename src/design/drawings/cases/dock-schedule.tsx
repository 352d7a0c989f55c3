import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOff } from '../parts/sign-off.tsx';
import { measureLabel } from '../parts/text-width.ts';
import { CaseScreen, CaseStamp, Strike, type CaseDrawingProps } from './case-screen.tsx';

const rowTop = (row: number): number => 76 + row * 46;

/** Where a minute of the day is: the signed hours, from 6 to 9, end with the left half. */
const at = (hour: number, minute = 0): number => 30 + (hour - 6) * 120 + minute * 2;

/** What is drawn of a truck in its bar: its words, with 11 at each end. */
const widthOf = (truck: string | undefined): number => measureLabel(truck) + 22;

/** The day plan of six dock doors, signed until 9:00 and predicted from there, in gray; a late truck is moved from door 2 to door 1, in heavy red. */
export function DockSchedule({ words, ...rest }: CaseDrawingProps<'dock-schedule'>) {
  const hours = [
    words.firstHour,
    words.secondHour,
    words.thirdHour,
    words.fourthHour,
    words.fifthHour,
    words.sixthHour,
  ];
  const doors = [
    words.firstRow,
    words.secondRow,
    words.thirdRow,
    words.fourthRow,
    words.fifthRow,
    words.sixthRow,
  ];
  const planned = at(6, 20);
  const late = planned + 84;
  const plannedEnd = planned + widthOf(words.struck);
  const turn = Math.max(plannedEnd + 8, late + 14);
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <path className="fill-sunk stroke-none" d="M0 44h30v310H0zM30 76h361v92H30z" />
      <path
        className="stroke-hairline"
        d="M0 76h780M0 122h780M0 168h780M0 214h780M0 260h780M0 306h780M150 76v278M270 76v278M510 76v278M630 76v278M750 76v278"
      />
      <path d="M30 44v310M0 354h780" />
      <path className="stroke-2" d="M391 44v376" />
      {hours.map((hour, index) => (
        <Label key={index} x={at(6 + index) + 6} y={65} className="text-ink-2">
          {hour}
        </Label>
      ))}
      {doors.map((door, row) => (
        <Label key={row} x={15} y={rowTop(row) + 28} anchor="middle" className="font-semibold">
          {door}
        </Label>
      ))}
      <Bar row={0} x={at(6, 3)}>
        {words.firstEarly}
      </Bar>
      <Bar row={0} x={at(8, 13)}>
        {words.firstMiddle}
      </Bar>
      <Bar row={0} x={at(9, 7)} isPredicted>
        {words.firstLate}
      </Bar>
      <Bar row={1} x={at(8, 4)}>
        {words.secondMiddle}
      </Bar>
      <Bar row={1} x={at(9, 15)} isPredicted>
        {words.secondLate}
      </Bar>
      <Bar row={2} x={at(6, 3)}>
        {words.thirdEarly}
      </Bar>
      <Bar row={2} x={at(7, 22)}>
        {words.thirdMiddle}
      </Bar>
      <Bar row={2} x={at(9, 35)} isPredicted>
        {words.thirdLate}
      </Bar>
      <Bar row={3} x={at(6, 6)}>
        {words.fourthEarly}
      </Bar>
      <Bar row={3} x={at(8, 12)}>
        {words.fourthMiddle}
      </Bar>
      <Bar row={3} x={at(10, 5)} isPredicted>
        {words.fourthLate}
      </Bar>
      <Bar row={4} x={at(7, 4)}>
        {words.fifthMiddle}
      </Bar>
      <Bar row={4} x={at(9, 7)} isPredicted>
        {words.fifthLate}
      </Bar>
      <Bar row={5} x={at(6, 10)}>
        {words.sixthEarly}
      </Bar>
      <Bar row={5} x={at(11, 5)} isPredicted>
        {words.sixthLate}
      </Bar>
      <g className="text-redline">
        <Bar row={1} x={planned} isPredicted isMoved>
          {words.struck}
        </Bar>
        {words.struck && (
          <path
            className="stroke-2"
            d={`M${plannedEnd} ${rowTop(1) + 23}H${turn}V${rowTop(1) - 7}m -6 11l6-11 6 11`}
          />
        )}
        <Bar row={0} x={late} isMoved>
          {words.moved}
        </Bar>
        <Label x={turn + 12} y={rowTop(1) + 28} className="font-semibold">
          {words.late}
        </Label>
      </g>
      {words.moved && <SignOff x={late + widthOf(words.moved) + 22} y={rowTop(0) + 23} />}
      <Strike x={planned + 11} y={rowTop(1) + 28}>
        {words.struck}
      </Strike>
      <Label x={16} y={392} className="text-ink-2">
        {words.count}
      </Label>
      <Label x={406} y={392} className="text-ink-2">
        {words.rule}
      </Label>
      <CaseStamp words={words} />
    </CaseScreen>
  );
}

interface BarProps {
  row: number;
  x: number;
  /** Dashed. */
  isPredicted?: boolean;
  /** In the place of the others' gray, the color of its group. */
  isMoved?: boolean;
  children: string | undefined;
}

/** A truck at a door. */
function Bar({ row, x, isPredicted, isMoved, children }: BarProps) {
  if (!children) return null;
  const y = rowTop(row);
  const width = widthOf(children);
  return (
    <>
      <path
        className={`fill-sheet ${isMoved ? 'stroke-2' : 'stroke-control'}`}
        {...(isPredicted ? machineStroke : {})}
        d={`M${x} ${y + 8}h${width}v30h-${width}z`}
      />
      <Label x={x + 11} y={y + 28} className={isMoved ? (isPredicted ? '' : 'font-semibold') : 'text-ink-2'}>
        {children}
      </Label>
    </>
  );
}

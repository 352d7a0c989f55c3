import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { measureLabel } from '../parts/text-width.ts';
import { CaseScreen, CaseStamp, Strike, type CaseDrawingProps } from './case-screen.tsx';

const rowTop = (row: number): number => 78 + row * 46;

/** Where a minute of the day is. An hour is 120 wide, and each half begins with the numbers of the doors. */
const at = (hour: number, minute = 0): number => (hour < 9 ? 30 : 60) + (hour - 6) * 120 + minute * 2;

/** What is drawn of a truck in its bar: its words, with 11 at each end. */
const widthOf = (truck: string | undefined): number => measureLabel(truck) + 22;

/** The day plan of six dock doors; a late truck is moved from door 2 to door 5, and the plan is signed. */
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
      <path className="fill-sunk stroke-none" d="M0 44h30v310H0zM390 44h30v310h-30z" />
      <path
        className="stroke-hairline"
        d="M0 78h780M0 124h780M0 170h780M0 216h780M0 262h780M0 308h780M150 78v276M270 78v276M540 78v276M660 78v276"
      />
      <path d="M30 44v310M390 44v310h30v-310M0 354h780" />
      {hours.map((hour, index) => (
        <Label key={index} x={at(6 + index) + 6} y={66} className="text-ink-2">
          {hour}
        </Label>
      ))}
      {[0, 390].map((left) =>
        doors.map((door, row) => (
          <Label
            key={left + row}
            x={left + 15}
            y={rowTop(row) + 28}
            anchor="middle"
            className="font-semibold"
          >
            {door}
          </Label>
        )),
      )}
      <Bar row={0} x={at(6, 3)} isConfirmed>
        {words.firstEarly}
      </Bar>
      <Bar row={0} x={at(7, 8)}>
        {words.firstMiddle}
      </Bar>
      <Bar row={0} x={at(9, 7)}>
        {words.firstLate}
      </Bar>
      <Bar row={1} x={at(8, 4)}>
        {words.secondMiddle}
      </Bar>
      <Bar row={1} x={at(9, 15)}>
        {words.secondLate}
      </Bar>
      <Bar row={2} x={at(6, 3)} isConfirmed>
        {words.thirdEarly}
      </Bar>
      <Bar row={2} x={at(7, 22)}>
        {words.thirdMiddle}
      </Bar>
      <Bar row={2} x={at(9, 35)}>
        {words.thirdLate}
      </Bar>
      <Bar row={3} x={at(6, 6)} isConfirmed>
        {words.fourthEarly}
      </Bar>
      <Bar row={3} x={at(8, 12)}>
        {words.fourthMiddle}
      </Bar>
      <Bar row={3} x={at(10, 5)}>
        {words.fourthLate}
      </Bar>
      <Bar row={4} x={at(9, 7)}>
        {words.fifthLate}
      </Bar>
      <Bar row={5} x={at(6, 10)} isConfirmed>
        {words.sixthEarly}
      </Bar>
      <Bar row={5} x={at(11, 5)}>
        {words.sixthLate}
      </Bar>
      <g className="text-redline">
        <Bar row={1} x={planned}>
          {words.struck}
        </Bar>
        {words.struck && <path d={`M${plannedEnd} 147H${turn}V268m-6-11l6 11 6-11`} />}
        <Bar row={4} x={late} isConfirmed>
          {words.moved}
        </Bar>
      </g>
      <Strike x={planned + 11} y={rowTop(1) + 28}>
        {words.struck}
      </Strike>
      <g className="text-redline">
        <Label x={late - 10} y={rowTop(4) + 28} anchor="end" className="font-semibold">
          {words.late}
        </Label>
      </g>
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
  /** Solid; one that is predicted is dashed. */
  isConfirmed?: boolean;
  children: string | undefined;
}

/** A truck at a door. */
function Bar({ row, x, isConfirmed, children }: BarProps) {
  if (!children) return null;
  const y = rowTop(row);
  const width = widthOf(children);
  return (
    <>
      <path
        className="fill-sheet"
        {...(isConfirmed ? {} : machineStroke)}
        d={`M${x} ${y + 8}h${width}v30h-${width}z`}
      />
      <Label x={x + 11} y={y + 28}>
        {children}
      </Label>
    </>
  );
}

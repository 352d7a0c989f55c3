import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { CaseScreen, CaseStamp, type CaseDrawingProps } from './case-screen.tsx';

const rowTop = (row: number): number => 76 + row * 44;

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
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <path
        className="stroke-hairline"
        d="M0 76h780M0 120h780M0 164h780M0 208h780M0 252h780M0 296h780M150 76v264M270 76v264M510 76v264M630 76v264"
      />
      <path d="M30 44v296M0 340h780" />
      {hours.map((hour, index) => (
        <Label key={index} x={36 + index * 120} y={66} className="text-ink-2">
          {hour}
        </Label>
      ))}
      {doors.map((door, row) => (
        <Label key={row} x={11} y={rowTop(row) + 27} className="font-semibold">
          {door}
        </Label>
      ))}
      <Bar row={0} x={36} width={100} isConfirmed>
        {words.firstEarly}
      </Bar>
      <Bar row={0} x={166} width={110}>
        {words.firstMiddle}
      </Bar>
      <Bar row={0} x={404} width={130}>
        {words.firstLate}
      </Bar>
      <Bar row={1} x={420} width={110}>
        {words.secondLate}
      </Bar>
      <Bar row={2} x={42} width={90} isConfirmed>
        {words.thirdEarly}
      </Bar>
      <Bar row={2} x={196} width={110}>
        {words.thirdMiddle}
      </Bar>
      <Bar row={2} x={460} width={150}>
        {words.thirdLate}
      </Bar>
      <Bar row={3} x={36} width={110} isConfirmed>
        {words.fourthEarly}
      </Bar>
      <Bar row={3} x={186} width={120}>
        {words.fourthMiddle}
      </Bar>
      <Bar row={3} x={520} width={130}>
        {words.fourthLate}
      </Bar>
      <Bar row={4} x={404} width={120}>
        {words.fifthLate}
      </Bar>
      <Bar row={5} x={50} width={110} isConfirmed>
        {words.sixthEarly}
      </Bar>
      <Bar row={5} x={640} width={120}>
        {words.sixthLate}
      </Bar>
      <g className="text-redline">
        <Bar row={1} x={70} width={110}>
          {words.struck}
        </Bar>
        <path d="M78 142h94M160 157v100M154 248l6 11 6-11" />
        <Bar row={4} x={112} width={110} isConfirmed>
          {words.moved}
        </Bar>
      </g>
      <Label x={410} y={376} className="text-ink-2">
        {words.rule}
      </Label>
      <CaseStamp words={words} />
    </CaseScreen>
  );
}

interface BarProps {
  row: number;
  x: number;
  width: number;
  /** Solid; one that is predicted is dashed. */
  isConfirmed?: boolean;
  children: string | undefined;
}

/** A truck at a door. */
function Bar({ row, x, width, isConfirmed, children }: BarProps) {
  if (!children) return null;
  const y = rowTop(row);
  return (
    <>
      <path
        className="fill-sheet"
        {...(isConfirmed ? {} : machineStroke)}
        d={`M${x} ${y + 7}h${width}v30h-${width}z`}
      />
      <Label x={x + 11} y={y + 27}>
        {children}
      </Label>
    </>
  );
}

import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { Stamp } from '../parts/stamp.tsx';
import { CaseScreen, type CaseDrawingProps } from './case-screen.tsx';

/** The day plan of six dock doors; a late truck is moved from door 2 to door 5, and the plan is signed. */
export function DockSchedule({ words, ...rest }: CaseDrawingProps<'dock-schedule'>) {
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <path className="stroke-hairline" d="M0 84h780M0 148h780M0 212h780M0 276h780M0 340h780M0 404h780" />
      <path d="M64 48v420M0 468h780" />
      <path className="stroke-hairline" d="M184 84v384M304 84v384M424 84v384M544 84v384M664 84v384" />
      <Label x={70} y={72} className="text-ink-2">
        {words.firstHour}
      </Label>
      <Label x={190} y={72} className="text-ink-2">
        {words.secondHour}
      </Label>
      <Label x={310} y={72} className="text-ink-2">
        {words.thirdHour}
      </Label>
      <Label x={430} y={72} className="text-ink-2">
        {words.fourthHour}
      </Label>
      <Label x={550} y={72} className="text-ink-2">
        {words.fifthHour}
      </Label>
      <Label x={670} y={72} className="text-ink-2">
        {words.sixthHour}
      </Label>
      <Label x={26} y={121} className="font-semibold">
        {words.firstRow}
      </Label>
      <Label x={26} y={185} className="font-semibold">
        {words.secondRow}
      </Label>
      <Label x={26} y={249} className="font-semibold">
        {words.thirdRow}
      </Label>
      <Label x={26} y={313} className="font-semibold">
        {words.fourthRow}
      </Label>
      <Label x={26} y={377} className="font-semibold">
        {words.fifthRow}
      </Label>
      <Label x={26} y={441} className="font-semibold">
        {words.sixthRow}
      </Label>
      <path
        className="fill-sheet"
        d="M70 98h110v36H70zM76 226h96v36H76zM70 290h130v36H70zM84 418h120v36H84z"
      />
      <path
        className="fill-sheet"
        {...machineStroke}
        d="M214 98h140v36H214zM400 98h150v36H400zM390 162h130v36H390zM240 226h120v36H240zM410 226h170v36H410zM226 290h110v36H226zM470 290h140v36H470zM400 354h130v36H400zM244 418h150v36H244zM600 354h120v36H600zM600 418h130v36H600z"
      />
      <g className="text-redline">
        <path className="fill-sheet" strokeDasharray="6 4" strokeDashoffset={3} d="M100 162h130v36H100z" />
        <path d="M110 180h110" />
        <path className="fill-sheet" d="M180 354h130v36H180z" />
        <path d="M205 198v148M199 336l6 14 6-14" />
        <Label x={192} y={377} className="font-semibold">
          {words.moved}
        </Label>
      </g>
      <Label x={82} y={121}>
        {words.firstEarly}
      </Label>
      <Label x={226} y={121}>
        {words.firstMiddle}
      </Label>
      <Label x={88} y={249}>
        {words.thirdEarly}
      </Label>
      <Label x={252} y={249}>
        {words.thirdMiddle}
      </Label>
      <Label x={82} y={313}>
        {words.fourthEarly}
      </Label>
      <Label x={238} y={313}>
        {words.fourthMiddle}
      </Label>
      <Label x={96} y={441}>
        {words.sixthEarly}
      </Label>
      <Label x={412} y={121}>
        {words.firstLate}
      </Label>
      <Label x={402} y={185}>
        {words.secondLate}
      </Label>
      <Label x={422} y={249}>
        {words.thirdLate}
      </Label>
      <Label x={482} y={313}>
        {words.fourthLate}
      </Label>
      <Label x={412} y={377}>
        {words.fifthLate}
      </Label>
      <Label x={256} y={441}>
        {words.sixthLate}
      </Label>
      <Label x={112} y={185}>
        {words.struck}
      </Label>
      <Label x={20} y={500} className="text-ink-2">
        {words.rule}
      </Label>
      <Stamp x={318} y={444} width={150} height={62} heading={words.stamp} signature={words.stampedBy} />
    </CaseScreen>
  );
}

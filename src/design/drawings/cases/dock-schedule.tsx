import type { DrawingProps } from '../drawing.tsx';
import { Label } from '../parts/label.tsx';
import { strokeOf } from '../parts/line.ts';
import { Stamp } from '../parts/stamp.tsx';
import { CaseScreen } from './case-screen.tsx';

/** The day plan of six dock doors; a late truck is moved from door 2 to door 5, and the plan is signed. */
export function DockSchedule(props: DrawingProps) {
  return (
    <CaseScreen {...props} title="Doors, Tuesday" note="42 min late">
      <path className="stroke-hairline" d="M0 84h780M0 148h780M0 212h780M0 276h780M0 340h780M0 404h780" />
      <path d="M64 48v420M0 468h780" />
      <path className="stroke-hairline" d="M184 84v384M304 84v384M424 84v384M544 84v384M664 84v384" />
      <Label x={70} y={72} className="text-ink-2">
        6:00
      </Label>
      <Label x={190} y={72} className="text-ink-2">
        7:00
      </Label>
      <Label x={310} y={72} className="text-ink-2">
        8:00
      </Label>
      <Label x={430} y={72} className="text-ink-2">
        9:00
      </Label>
      <Label x={550} y={72} className="text-ink-2">
        10:00
      </Label>
      <Label x={670} y={72} className="text-ink-2">
        11:00
      </Label>
      <Label x={26} y={121} className="font-semibold">
        1
      </Label>
      <Label x={26} y={185} className="font-semibold">
        2
      </Label>
      <Label x={26} y={249} className="font-semibold">
        3
      </Label>
      <Label x={26} y={313} className="font-semibold">
        4
      </Label>
      <Label x={26} y={377} className="font-semibold">
        5
      </Label>
      <Label x={26} y={441} className="font-semibold">
        6
      </Label>
      <path
        className="fill-sheet"
        d="M70 98h110v36H70zM76 226h96v36H76zM70 290h130v36H70zM84 418h120v36H84z"
      />
      <path
        className="fill-sheet"
        {...strokeOf('machine')}
        d="M214 98h140v36H214zM400 98h150v36H400zM390 162h130v36H390zM240 226h120v36H240zM410 226h170v36H410zM226 290h110v36H226zM470 290h140v36H470zM400 354h130v36H400zM244 418h150v36H244zM600 354h120v36H600zM600 418h130v36H600z"
      />
      <g className="text-redline">
        <path className="fill-sheet" strokeDasharray="6 4" strokeDashoffset={3} d="M100 162h130v36H100z" />
        <path d="M110 180h110" />
        <path className="fill-sheet" d="M180 354h130v36H180z" />
        <path d="M205 198v148M199 336l6 14 6-14" />
        <Label x={192} y={377} className="font-semibold">
          Ostrava 7
        </Label>
      </g>
      <Label x={82} y={121}>
        Kolding 2
      </Label>
      <Label x={226} y={121}>
        Ghent 11
      </Label>
      <Label x={88} y={249}>
        Lyon 4
      </Label>
      <Label x={252} y={249}>
        Lille 9
      </Label>
      <Label x={82} y={313}>
        Frozen, first
      </Label>
      <Label x={238} y={313}>
        Turin 1
      </Label>
      <Label x={96} y={441}>
        Porto 3
      </Label>
      <Label x={412} y={121}>
        Bremen 5
      </Label>
      <Label x={402} y={185}>
        Leeds 8
      </Label>
      <Label x={422} y={249}>
        Nantes 6
      </Label>
      <Label x={482} y={313}>
        Rouen 2
      </Label>
      <Label x={412} y={377}>
        Basel 12
      </Label>
      <Label x={256} y={441}>
        Aarhus 10
      </Label>
      <Label x={112} y={185}>
        Ostrava 7
      </Label>
      <Label x={20} y={500} className="text-ink-2">
        Door 4 floods: nothing before noon
      </Label>
      <Stamp x={318} y={444} width={150} height={62} heading="DAY PLAN" signature="HV 12/3" />
    </CaseScreen>
  );
}

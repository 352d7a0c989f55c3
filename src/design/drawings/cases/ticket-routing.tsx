import { Drawing } from '../drawing.tsx';
import type { DrawingProps } from '../drawing.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { Label } from '../parts/label.tsx';
import { strokeOf } from '../parts/line.ts';
import { Node } from '../parts/node.tsx';
import { Path } from '../parts/path.tsx';
import { Stamp } from '../parts/stamp.tsx';

/** Heights at which the drafted routes arrive; the last should have gone to the fourth queue. */
const routes = [40, 100, 160, 292, 266];

/** Tickets fanned out to five queues; one wrong route struck and redrawn; the reply leaves stamped. */
export function TicketRouting(props: DrawingProps) {
  return (
    <Drawing {...props} width={480} height={320} text="text-[20px]">
      <Node x={20} y={130} width={90} height={60} label="inbox" />
      <g {...strokeOf('machine')}>
        {routes.map((y) => (
          <Path
            key={y}
            points={[
              [110, 160],
              [240, y],
            ]}
            curved
            arrow
          />
        ))}
      </g>
      <path d="M240 20h90v40h-90M240 80h90v40h-90M240 140h90v40h-90M240 200h90v40h-90M240 260h90v40h-90" />
      <path
        strokeWidth={1.25}
        d="M310 20v40M290 20v40M270 20v40M310 80v40M310 140v40M290 140v40M310 200v40M290 200v40M310 260v40"
      />
      <g className="text-redline">
        <path d="M197 262l16-12M206 268l16-12" />
        <Path
          points={[
            [110, 160],
            [240, 220],
          ]}
          curved
          arrow
        />
      </g>
      <path d="M330 160h36" />
      <Arrow from={[330, 160]} to={[370, 160]} />
      <Label x={374} y={128} className="font-sans text-[20px]">
        reply
      </Label>
      <Stamp x={372} y={139} width={92} height={42} signature="LB 9/6" />
    </Drawing>
  );
}

import { approachAngles, approachRingRadius, approachRingSize, polarPoint } from './approach-nodes.ts';
import { Drawing } from './drawing.tsx';
import type { DrawingProps } from './drawing.tsx';
import { Arrow } from './parts/arrow.tsx';
import { strokeOf } from './parts/line.ts';
import type { Point } from './parts/line.ts';

const words =
  'Five nodes on a dashed ring, 72 degrees apart; from each a solid line leads to the middle, where a person signs.';

const middle = approachRingSize / 2;

/** The loop of the approach. The nodes are places for buttons that are laid over the drawing. */
export function ApproachRing({ label = words, ...rest }: DrawingProps) {
  return (
    <Drawing {...rest} label={label} width={approachRingSize} height={approachRingSize}>
      <g transform={`translate(${middle} ${middle})`}>
        <path
          d="M220 0A220 220 0 0 1-220 0 220 220 0 0 1 220 0z"
          pathLength={360}
          strokeDasharray=".35 5.65"
          strokeDashoffset={0.175}
          className="stroke-[10]"
        />
        <g strokeWidth={1.25}>
          <path d={approachAngles.map((angle) => `M${at(angle, 190)}L${at(angle, 232)}`).join('')} />
          <path d={approachAngles.map((angle) => `M${at(angle, 52)}L${at(angle, 150)}`).join('')} />
          <path
            d={`M${at(4, 104)}A104 104 0 0 1 ${at(19, 104)}M${at(54, 104)}A104 104 0 0 1 ${at(68, 104)}`}
          />
        </g>
        <g {...strokeOf('machine')}>
          {approachAngles.map((angle) => (
            <path
              key={angle}
              d={`M${at(angle + 8, approachRingRadius)}A170 170 0 0 1 ${at(angle + 61, approachRingRadius)}`}
            />
          ))}
        </g>
        {approachAngles.map((angle) => (
          <Arrow
            key={angle}
            from={polarPoint(angle + 61, 170)}
            to={polarPoint(angle + 64, 170)}
            length={12}
          />
        ))}
        <Arrow from={polarPoint(6, 104)} to={polarPoint(0.6, 104)} />
        <Arrow from={polarPoint(66, 104)} to={polarPoint(71.4, 104)} />
        <Nodes />
        <circle r={42} className="fill-mark" />
        <path className="stroke-on-mark stroke-[4]" d="M-18 0l13 13L19-17" />
      </g>
    </Drawing>
  );
}

function Nodes() {
  return approachAngles.map((angle) => {
    const [x, y] = polarPoint(angle, approachRingRadius);
    return <circle key={angle} cx={x} cy={y} r={12} className="fill-sheet" />;
  });
}

function at(angle: number, radius: number): string {
  const [x, y]: Point = polarPoint(angle, radius);
  return `${Math.round(x)} ${Math.round(y)}`;
}

import { approachAngles, approachRingRadius, approachRingSize, polarPoint } from './approach-nodes.ts';
import { Drawing } from './drawing.tsx';
import type { DrawingProps } from './drawing.tsx';
import { Arrow } from './parts/arrow.tsx';

const words =
  'Five nodes on a ring, 72 degrees apart; from each a solid line leads to the middle, where a person signs.';

const middle = approachRingSize / 2;

/** The loop of the approach. The nodes are laid over the drawing, each with its letter. */
export function ApproachRing({ label = words, ...rest }: DrawingProps) {
  return (
    <Drawing {...rest} label={label} width={approachRingSize} height={approachRingSize} line="stroke-[1.5]">
      <g transform={`translate(${middle} ${middle})`}>
        <path
          d={approachAngles.map((angle) => `M${at(angle, 26)}L${at(angle, approachRingRadius)}`).join('')}
        />
        <path
          d={approachAngles
            .map(
              (angle) =>
                `M${at(angle, approachRingRadius)}A80 80 0 0 1 ${at(angle + 54, approachRingRadius)}`,
            )
            .join('')}
        />
        {approachAngles.map((angle) => (
          <Arrow
            key={angle}
            from={polarPoint(angle + 52, approachRingRadius)}
            to={polarPoint(angle + 57, approachRingRadius)}
          />
        ))}
        <circle r={24} className="fill-mark" />
        <path className="stroke-on-mark stroke-[2.5]" d="M-10 0l7 7L11-9" />
      </g>
    </Drawing>
  );
}

const at = (angle: number, radius: number): string => polarPoint(angle, radius).join(' ');

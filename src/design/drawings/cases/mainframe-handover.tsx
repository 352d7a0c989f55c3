import { Drawing } from '../drawing.tsx';
import type { DrawingProps } from '../drawing.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { strokeOf } from '../parts/line.ts';
import { Node } from '../parts/node.tsx';
import { Path } from '../parts/path.tsx';
import { SignOff } from '../parts/sign-off.tsx';

/** Where the two systems' results are compared, and the place where they differ. */
const compared = [140, 190, 240, 290, 340];
const differing = 290;

/** Modules crossing from an old block to a new one behind a router, compared on a bridge, the last one signed. */
export function MainframeHandover(props: DrawingProps) {
  return (
    <Drawing {...props} width={480} height={320} text="text-[20px]">
      <Node x={190} y={10} width={100} height={40} label="router" />
      <Path
        points={[
          [190, 30],
          [100, 30],
          [100, 80],
        ]}
        arrow
      />
      <Path
        points={[
          [290, 30],
          [380, 30],
          [380, 80],
        ]}
        arrow
      />
      <path d="M20 80h160v160H20zM300 80h160v160H300z" />
      <path
        strokeWidth={1.25}
        className="stroke-control"
        d="M30 90h40v40H30zM80 90h40v40H80zM130 90h40v40h-40zM30 140h40v40H30zM80 140h40v40H80zM130 140h40v40h-40zM30 190h40v40H30zM80 190h40v40H80z"
      />
      <path d="M130 190h40v40h-40zM310 90h40v40h-40zM360 90h40v40h-40zM410 90h40v40h-40zM310 140h40v40h-40zM360 140h40v40h-40zM410 140h40v40h-40zM310 190h40v40h-40zM360 190h40v40h-40zM410 190h40v40h-40zM180 210h40M260 210h32" />
      <path {...strokeOf('machine')} d="M220 190h40v40h-40z" />
      <Arrow from={[260, 210]} to={[300, 210]} />
      <SignOff x={430} y={210} />
      <path d="M100 240v45h280v-45" />
      <g className="fill-sheet" strokeWidth={1.25}>
        {compared.map((x) => (
          <g key={x} className={x === differing ? 'text-redline' : undefined}>
            <circle cx={x} cy={285} r={12} />
            <path d={`M${x - 5} 282h10M${x - 5} 288h10`} />
            {x === differing && <path d={`M${x - 4} 294l8-18`} />}
          </g>
        ))}
      </g>
    </Drawing>
  );
}

import { Figure } from '../figure.tsx';
import type { FigureProps } from '../figure.tsx';
import { Arrow } from '../parts/arrow.tsx';

/** A wall around what is kept; where an outside tester found a gap, it is closed in red. */
export function SecurityMark(props: FigureProps) {
  return (
    <Figure {...props} width={96} height={96}>
      <path d="M36 36V16h52v64H36V60" />
      <path d="M56 36h16v24H56z" />
      <path d="M8 48h22" />
      <Arrow from={[8, 48]} to={[32, 48]} />
      <path className="stroke-redline" d="M36 36v24" />
    </Figure>
  );
}

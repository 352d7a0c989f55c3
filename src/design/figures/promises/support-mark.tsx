import { Figure } from '../figure.tsx';
import type { FigureProps } from '../figure.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { strokeOf } from '../parts/line.ts';

/** All twenty-four hours as one solid line, since a person is there for each; an alarm comes in, dashed. */
export function SupportMark(props: FigureProps) {
  return (
    <Figure {...props} width={96} height={96}>
      <circle cx={56} cy={48} r={32} />
      <path strokeWidth={1.25} d="M56 16v10M56 70v10M88 48H78" />
      <path d="M56 30v18l12 10" />
      <path {...strokeOf('machine')} d="M4 48h34" />
      <Arrow from={[4, 48]} to={[46, 48]} />
    </Figure>
  );
}

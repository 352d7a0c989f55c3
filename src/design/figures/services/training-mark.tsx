import { Figure } from '../figure.tsx';
import type { FigureProps } from '../figure.tsx';
import { strokeOf } from '../parts/line.ts';

/** A dashed curve and, projected from it, the same curve drawn by a learner's own hand. */
export function TrainingMark(props: FigureProps) {
  return (
    <Figure {...props} width={96} height={96}>
      <path {...strokeOf('machine')} d="M8 28a20 20 0 0 1 40 0 20 20 0 0 0 40 0" />
      <path strokeWidth={1.25} className="stroke-ink-2" d="M8 36v24M28 14v30M48 36v24M68 54v30" />
      <path d="M8 68a20 20 0 0 1 40 0 20 20 0 0 0 20 20" />
      <path className="fill-current stroke-none" d="M65 85h6v6h-6z" />
    </Figure>
  );
}

import { Figure } from '../figure.tsx';
import type { FigureProps } from '../figure.tsx';
import { strokeOf } from '../parts/line.ts';
import { SignOff } from '../parts/sign-off.tsx';

/** A machine raises the load, dashed; the answer stays below the limit that was signed. */
export function PerformanceMark(props: FigureProps) {
  return (
    <Figure {...props} width={96} height={96}>
      <path d="M8 8v80h80" />
      <path {...strokeOf('machine')} d="M12 82c26-2 38-22 52-66" />
      <path strokeWidth={1.25} d="M8 44h56" />
      <path d="M12 66h18c14 0 22-8 34-8h24" />
      <SignOff x={77} y={37} />
    </Figure>
  );
}

import { Figure } from '../figure.tsx';
import type { FigureProps } from '../figure.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { strokeOf } from '../parts/line.ts';
import { SignOff } from '../parts/sign-off.tsx';

/** A loop the machine runs by itself, and the one gate out of it, where a person signs. */
export function AutomationMark(props: FigureProps) {
  return (
    <Figure {...props} width={96} height={96}>
      <path {...strokeOf('machine')} d="M54 27a30 30 0 1 1-32 0" />
      <Arrow from={[12, 33]} to={[23, 26]} length={9} />
      <path d="M53 22h26" />
      <Arrow from={[53, 22]} to={[88, 22]} />
      <SignOff x={38} y={22} />
    </Figure>
  );
}

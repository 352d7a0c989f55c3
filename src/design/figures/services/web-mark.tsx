import { Figure } from '../figure.tsx';
import type { FigureProps } from '../figure.tsx';
import { strokeOf } from '../parts/line.ts';

/** One page at three widths from a common corner: wide and middle drafted, the small phone signed off first. */
export function WebMark(props: FigureProps) {
  return (
    <Figure {...props} width={96} height={96}>
      <path className="fill-mark" d="M8 48h20v40H8z" />
      <path {...strokeOf('machine')} d="M8 18h40v70M8 38h80v50" />
      <path d="M8 8v80h80" />
      <path strokeWidth={1.25} d="M28 88v6M48 88v6M88 88v6" />
    </Figure>
  );
}

import { Figure } from '../figure.tsx';
import type { FigureProps } from '../figure.tsx';
import { strokeOf } from '../parts/line.ts';

/** A part over the hatched place it has to fit; the drafted corner that would not go in is struck in red. */
export function CustomMark(props: FigureProps) {
  return (
    <Figure {...props} width={96} height={96}>
      <path d="M28 9h40v30H48v10H28z" />
      <g {...strokeOf('machine')}>
        <path d="M68 39v10H48" />
        <path strokeWidth={1.25} d="M28 53v20M48 53v20M68 43v10" />
      </g>
      <path className="stroke-redline" d="M52 54l22-20" />
      <path d="M8 57h20v20h20V67h20V57h20v31H8z" />
      <path
        strokeWidth={1.25}
        d="M8 69l12-12M8 81l20-20M13 88l15-15M25 88l11-11M37 88l21-21M49 88l31-31M61 88l27-27M73 88l15-15"
      />
    </Figure>
  );
}

import { Figure } from '../figure.tsx';
import type { FigureProps } from '../figure.tsx';
import { Label } from '../parts/label.tsx';
import { strokeOf } from '../parts/line.ts';

const words =
  'A chart of five bars drawn in dashes, because nobody has signed its definition yet: the box for the owner’s ' +
  'signature is empty.';

/** A chart that is still a draft: everything dashed, and the owner's signature box empty. */
export function ReportingDrawing({ label = words, ...rest }: FigureProps) {
  return (
    <Figure {...rest} label={label} width={400} height={260} text="text-[13px]">
      <path d="M20 20v170h260" />
      <g {...strokeOf('machine')}>
        <path d="M30 190v-60h40v60M80 190v-90h40v90M130 190V80h40v110M180 190v-50h40v50M230 190V40h40v150" />
        <path strokeWidth={1.25} d="M20 70h260M20 150h260" />
      </g>
      <path strokeWidth={1.25} d="M270 60h16M286 30v60" />
      <Label x={296} y={41}>
        select
      </Label>
      <Label x={296} y={64}>
        sum(fees)
      </Label>
      <Label x={296} y={87}>
        from books
      </Label>
      <path d="M20 210h360v34H20zM150 210v34M250 210v34" />
      <Label x={32} y={232} className="font-sans text-[15px]">
        net fees
      </Label>
      <Label x={162} y={232} className="font-sans text-[15px]">
        signed by
      </Label>
    </Figure>
  );
}

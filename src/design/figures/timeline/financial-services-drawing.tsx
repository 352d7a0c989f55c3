import { Figure } from '../figure.tsx';
import type { FigureProps } from '../figure.tsx';
import { Label } from '../parts/label.tsx';
import { strokeOf } from '../parts/line.ts';

const words =
  'A T-account: entries at the left solid, proposed ones at the right dashed, one of them corrected in red; below the ' +
  'double rule the difference, 0.00, is signed in yellow.';

/** A T-account whose proposed side is corrected until the difference is nothing. */
export function FinancialServicesDrawing({ label = words, ...rest }: FigureProps) {
  return (
    <Figure {...rest} label={label} width={240} height={160} text="text-[14px]">
      <path d="M10 20h220M120 20v84" />
      <path d="M24 40h40M84 40h24M24 60h56M90 60h18M24 80h30M78 80h30" />
      <path {...strokeOf('machine')} d="M134 40h40M194 40h20M134 60h30M134 80h30M184 80h30M184 60h10" />
      <g className="text-redline">
        <path d="M182 68l14-16M200 60h14" />
      </g>
      <path strokeWidth={1.25} d="M10 104h220M10 109h220" />
      <path className="fill-mark stroke-none" d="M92 120h56v26H92z" />
      <Label x={120} y={138} anchor="middle" className="text-on-mark">
        0.00
      </Label>
    </Figure>
  );
}

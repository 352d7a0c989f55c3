import { Figure } from '../figure.tsx';
import type { FigureProps } from '../figure.tsx';
import { Label } from '../parts/label.tsx';
import { strokeOf } from '../parts/line.ts';

const words =
  'A shelf with two goods in stock, solid, and four that the forecast would order, dashed; a manager strikes one ' +
  'of them in red and signs the order of three on the shelf edge in yellow.';

/** A shelf with stock and forecast; the manager strikes one article and signs the order. */
export function RetailDrawing({ label = words, ...rest }: FigureProps) {
  return (
    <Figure {...rest} label={label} width={240} height={160} text="text-[14px]">
      <path d="M10 110h220M20 110V70h30v40M60 110V70h30v40" />
      <path
        {...strokeOf('machine')}
        d="M110 110V70h30v40M150 110V70h30v40M190 110V70h30v40M150 60V20h30v40z"
      />
      <path className="stroke-redline" d="M142 58l46-36" />
      <path strokeWidth={1.25} d="M10 110v28h220v-28" />
      <path className="fill-mark stroke-none" d="M110 114h110v20H110z" />
      <Label x={165} y={129} anchor="middle" className="text-on-mark">
        order 3
      </Label>
    </Figure>
  );
}

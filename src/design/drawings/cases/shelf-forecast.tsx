import { Drawing } from '../drawing.tsx';
import type { DrawingProps } from '../drawing.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { Dimension } from '../parts/dimension.tsx';
import { Label } from '../parts/label.tsx';
import { strokeOf } from '../parts/line.ts';
import type { Point } from '../parts/line.ts';

const sold = [186, 168, 176, 148, 96, 116, 184];
const forecast = [184, 170, 176, 146, 46, 108, 178, 166];
const dayWidth = 32;
const today = 30 + (sold.length - 1) * dayWidth;

/** Daily sales up to today, then a forecast in its widening range; a buyer pulls one peak down and signs the order. */
export function ShelfForecast(props: DrawingProps) {
  return (
    <Drawing {...props} width={480} height={320} text="text-[20px]">
      <path
        className="fill-sunk stroke-none"
        d={`M${range(-8)}L${range(8).split('L').toReversed().join('L')}z`}
      />
      <path d="M30 10v230h430" />
      <path d={`M${plot(sold, 30)}`} />
      <path strokeWidth={1.25} d={`M${today} 30v210`} />
      <Label x={today} y={22} anchor="middle" className="font-sans text-[20px]">
        today
      </Label>
      <g {...strokeOf('machine')}>
        <path strokeWidth={1.25} d={`M${range(-8)}M${range(8)}`} />
        <path d={`M${plot(forecast, today)}`} />
      </g>
      <g className="text-redline">
        <path d="M318 146l32-38h32M350 56v40" />
        <Arrow from={[350, 56]} to={[350, 104]} />
      </g>
      <Dimension from={[today, 280]} to={[446, 280]} value="order 240" gap={130} reach={-30} signed />
    </Drawing>
  );
}

function plot(values: readonly number[], from: number): string {
  return values.map((y, day): Point => [from + day * dayWidth, y]).join('L');
}

/** One edge of the range, which opens by `step` units a day. */
function range(step: number): string {
  return plot(
    forecast.map((y, day) => y + day * step),
    today,
  );
}

import { Label } from '../parts/label.tsx';
import { drawnOnce, machineStroke } from '../parts/line.ts';
import { SignOffs } from '../parts/sign-off.tsx';
import { CheckStamp, HeroSheet, type HeroDrawingProps } from './hero-drawing.tsx';

/** Sales so far and their forecast, whose peak is corrected; beside it the order that a manager signs. */
export function ShopDrawing({
  words,
  ...rest
}: HeroDrawingProps<
  | 'sales'
  | 'today'
  | 'forecast'
  | 'correction'
  | 'order'
  | 'first'
  | 'struck'
  | 'corrected'
  | 'last'
  | 'signer'
>) {
  const { sales, today, forecast, correction, order, first, struck, corrected, last, signer } = words;
  return (
    <HeroSheet {...rest}>
      <path d="M1 40h558M350 40v279" />
      <path
        className="stroke-hairline"
        d="M16 100h318M16 160h318M16 220h318M350 88h209M350 156h209M350 204h209M350 252h209"
      />
      <Label x={16} y={28} className="font-semibold">
        {sales}
      </Label>
      <Label x={366} y={28} className="font-semibold">
        {order}
      </Label>
      <g className="text-ink-2">
        <Label x={543} y={28} anchor="end">
          {signer}
        </Label>
        <Label x={162} y={304} anchor="end">
          {today}
        </Label>
        <Label x={186} y={304}>
          {forecast}
        </Label>
      </g>
      <path d="M16 280h318M16 276v8M47 276v8M78 276v8M108 276v8M139 276v8M210 276v8M254 276v8M294 276v8M334 276v8" />
      <path {...drawnOnce} d="M16 232l31-22 31 18 30-46 31 26 31-10" />
      <path d="M170 56v248" />
      <g {...machineStroke}>
        <path d="M170 198l40-14 44-72 40 76 40 8" />
        <path className="stroke-ink-2" d="M170 198l164-70M170 198l164 56" />
      </g>
      <g className="text-redline">
        <path {...drawnOnce} d="M210 184l44-10 40 14M243 123l22-22M243 101l22 22M361 114h84" />
        <Label x={182} y={78}>
          {correction}
        </Label>
        <Label x={366} y={145}>
          {corrected}
        </Label>
      </g>
      <Label x={366} y={71}>
        {first}
      </Label>
      <Label x={366} y={119}>
        {struck}
      </Label>
      <Label x={366} y={187}>
        {last}
      </Label>
      <path className="stroke-control" d="M366 228h72M366 284h54" />
      <SignOffs
        at={[
          [528, 64],
          [528, 122],
          [528, 180],
        ]}
      />
      <CheckStamp x={392} y={234} words={words} />
    </HeroSheet>
  );
}

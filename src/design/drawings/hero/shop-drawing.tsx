import { Arrow } from '../parts/arrow.tsx';
import { Label } from '../parts/label.tsx';
import { drawnOnce, strokeOf } from '../parts/line.ts';
import { NodeWords, CheckStamp, HeroSheet, SignedWords, type HeroDrawingProps } from './hero-drawing.tsx';

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
      <path d="M24 50v180h352" />
      <path {...drawnOnce} d="M24 190l34-22 34 18 34-46 34 26 34-10" />
      <Label x={34} y={130}>
        {sales}
      </Label>
      <path strokeWidth={1.25} d="M194 50v180" />
      <Label x={188} y={66} anchor="end">
        {today}
      </Label>
      <path {...strokeOf('machine')} d="M194 156l40-14 44-74 44 78 44 8" />
      <path {...strokeOf('machine')} strokeWidth={1.25} d="M194 156l172-54M194 156l172 46" />
      <Label x={206} y={222}>
        {forecast}
      </Label>
      <g className="text-redline">
        <path {...drawnOnce} d="M234 142l44-8 44 12M266 78l24-20M266 58l24 20M448 160h44" />
        <Label x={206} y={40}>
          {correction}
        </Label>
        <Label x={536} y={167} anchor="end">
          {corrected}
        </Label>
      </g>
      <path {...drawnOnce} d="M376 150h20" />
      <Arrow from={[376, 150]} to={[404, 150]} />
      <path d="M404 35h140v270H404zM404 85h140" />
      <path strokeWidth={1.25} d="M404 135h140M404 185h140M404 235h140" />
      <NodeWords x={474} y={35}>
        {order}
      </NodeWords>
      <Label x={416} y={117}>
        {first}
      </Label>
      <Label x={416} y={167}>
        {struck}
      </Label>
      <Label x={416} y={217}>
        {last}
      </Label>
      <SignedWords x={474} y={245}>
        {signer}
      </SignedWords>
      <CheckStamp x={24} y={246} words={words} />
    </HeroSheet>
  );
}

import { Arrow } from '../parts/arrow.tsx';
import { Label } from '../parts/label.tsx';
import { drawnOnce, strokeOf } from '../parts/line.ts';
import { NodeWords, CheckStamp, HeroSheet, SignedWords, type HeroDrawingProps } from './hero-drawing.tsx';

/** Letters that a machine reads into three lanes; one is lifted to the top, and a clinician signs. */
export function HospitalDrawing({
  words,
  ...rest
}: HeroDrawingProps<
  'letters' | 'reader' | 'top' | 'middle' | 'bottom' | 'signer' | 'struck' | 'correction'
>) {
  const { letters, reader, top, middle, bottom, signer, struck, correction } = words;
  return (
    <HeroSheet {...rest}>
      <path d="M40 130h50l14 14v56H40zM90 130v14h14" />
      <path className="fill-sheet" d="M26 144h50l14 14v56H26zM76 144v14h14" />
      <path strokeWidth={1.25} d="M36 166h26M36 178h44M36 190h44M36 202h30" />
      <Label x={26} y={244}>
        {letters}
      </Label>
      <path {...drawnOnce} d="M104 170h34" />
      <Arrow from={[104, 170]} to={[144, 170]} />
      <g {...strokeOf('machine')}>
        <path d="M144 145h104v50H144zM248 170h24M272 60v220M272 60h24M272 170h24M272 280h24M296 35h104v50H296zM296 145h104v50H296zM296 255h104v50H296z" />
      </g>
      <NodeWords x={196} y={145}>
        {reader}
      </NodeWords>
      <NodeWords x={348} y={35}>
        {top}
      </NodeWords>
      <NodeWords x={348} y={145}>
        {middle}
      </NodeWords>
      <NodeWords x={348} y={255}>
        {bottom}
      </NodeWords>
      <path d="M424 35h120v270H424z" />
      <path {...drawnOnce} d="M400 48h16M400 158h16M400 292h16" />
      <path className="fill-current stroke-none" d="M424 48l-10 4v-8zM424 158l-10 4v-8zM424 292l-10 4v-8z" />
      <SignedWords x={484} y={145}>
        {signer}
      </SignedWords>
      <g className="text-redline">
        <path {...drawnOnce} d="M400 268h12V72h-6M146 228h60" />
        <Arrow from={[412, 72]} to={[400, 72]} />
        <Label x={258} y={266} anchor="end">
          {correction}
        </Label>
      </g>
      <Label x={150} y={235}>
        {struck}
      </Label>
      <CheckStamp x={22} y={26} words={words} />
    </HeroSheet>
  );
}

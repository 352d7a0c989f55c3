import { Label } from '../parts/label.tsx';
import { drawnOnce, machineStroke } from '../parts/line.ts';
import { SignOffs } from '../parts/sign-off.tsx';
import { CheckStamp, HeroSheet, RowWords, type HeroDrawingProps } from './hero-drawing.tsx';

/** The list of letters that a machine has sorted: one has been lifted to the top, and a clinician signs each. */
export function HospitalDrawing({
  words,
  ...rest
}: HeroDrawingProps<
  | 'letters'
  | 'reader'
  | 'top'
  | 'middle'
  | 'bottom'
  | 'signer'
  | 'struck'
  | 'correction'
  | 'firstRow'
  | 'secondRow'
  | 'thirdRow'
  | 'fourthRow'
>) {
  const {
    letters,
    reader,
    top,
    middle,
    bottom,
    signer,
    struck,
    correction,
    firstRow,
    secondRow,
    thirdRow,
    fourthRow,
  } = words;
  return (
    <HeroSheet {...rest}>
      <path d="M1 40h558" />
      <Label x={16} y={28} className="font-semibold">
        {letters}
      </Label>
      <path className="stroke-hairline" d="M1 142h558M1 190h558M1 238h558M1 286h558" />
      <g className="text-ink-2">
        <Label x={272} y={28}>
          {reader}
        </Label>
        <Label x={543} y={28} anchor="end">
          {signer}
        </Label>
      </g>
      <RowWords x={16} y={78}>
        {firstRow}
      </RowWords>
      <RowWords x={16} y={172}>
        {secondRow}
      </RowWords>
      <RowWords x={16} y={220}>
        {thirdRow}
      </RowWords>
      <RowWords x={16} y={268}>
        {fourthRow}
      </RowWords>
      <path className="stroke-control" d="M16 304h120" />
      <path
        {...machineStroke}
        d="M272 58h100v30h-100zM272 152h100v30h-100zM272 200h100v30h-100zM272 248h100v30h-100z"
      />
      <Label x={322} y={79} anchor="middle">
        {bottom}
      </Label>
      <Label x={322} y={173} anchor="middle">
        {top}
      </Label>
      <Label x={322} y={221} anchor="middle">
        {middle}
      </Label>
      <Label x={322} y={269} anchor="middle">
        {bottom}
      </Label>
      <Label x={16} y={121}>
        {struck}
      </Label>
      <g className="text-redline">
        <path {...drawnOnce} d="M280 74h84M12 116h44" />
        <Label x={392} y={79}>
          {top}
        </Label>
        <Label x={66} y={121}>
          {correction}
        </Label>
      </g>
      <SignOffs
        at={[
          [528, 73],
          [528, 167],
          [528, 215],
        ]}
      />
      <CheckStamp x={384} y={244} words={words} />
    </HeroSheet>
  );
}

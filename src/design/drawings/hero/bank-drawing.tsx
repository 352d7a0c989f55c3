import { Label } from '../parts/label.tsx';
import { drawnOnce, machineStroke } from '../parts/line.ts';
import { SignOffs } from '../parts/sign-off.tsx';
import { CheckStamp, HeroSheet, type HeroDrawingProps } from './hero-drawing.tsx';

/** Payments joined to invoices, one of them a second time; below, the total that an accountant signs. */
export function BankDrawing({
  words,
  ...rest
}: HeroDrawingProps<
  'payments' | 'invoices' | 'twice' | 'other' | 'correction' | 'total' | 'struck' | 'corrected' | 'signer'
>) {
  const { payments, invoices, twice, other, correction, total, struck, corrected, signer } = words;
  return (
    <HeroSheet {...rest}>
      <path d="M1 40h558M194 40v216M366 40v216M1 256h558M1 261h558" />
      <path
        className="stroke-hairline"
        d="M1 83h193M1 126h193M1 169h193M1 212h193M366 83h193M366 126h193M366 169h193M366 212h193"
      />
      <Label x={16} y={28} className="font-semibold">
        {payments}
      </Label>
      <Label x={382} y={28} className="font-semibold">
        {invoices}
      </Label>
      <Label x={543} y={28} anchor="end" className="text-ink-2 max-sm:hidden">
        {signer}
      </Label>
      <path
        className="stroke-control"
        d="M16 62h50M16 105h50M16 148h62M16 191h40M16 234h56M178 191h-40M178 234h-52M382 62h40M382 105h56M382 148h40M382 191h50M382 234h40"
      />
      <Label x={182} y={70} anchor="end">
        {twice}
      </Label>
      <Label x={182} y={113} anchor="end">
        {twice}
      </Label>
      <Label x={182} y={156} anchor="end">
        {other}
      </Label>
      <g {...machineStroke}>
        <path d="M194 62h172M194 105c90 0 90-43 172-43M194 148c90 0 90-43 172-43M194 191c90 0 90-43 172-43M194 234c90 0 90-43 172-43" />
      </g>
      <path className="fill-sheet stroke-none" d="M236 114h110v22h-110z" />
      <g className="text-redline">
        <path {...drawnOnce} d="M208 92l20 22M228 92l-20 22M94 290h90" />
        <Label x={240} y={130}>
          {correction}
        </Label>
        <Label x={216} y={297}>
          {corrected}
        </Label>
      </g>
      <SignOffs
        at={[
          [528, 62],
          [528, 105],
          [528, 148],
          [528, 191],
        ]}
      />
      <Label x={16} y={297} className="font-semibold">
        {total}
      </Label>
      <Label x={98} y={297}>
        {struck}
      </Label>
      <CheckStamp x={384} y={246} words={words} />
    </HeroSheet>
  );
}

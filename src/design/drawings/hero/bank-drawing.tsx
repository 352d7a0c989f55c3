import { Label } from '../parts/label.tsx';
import { drawnOnce, strokeOf } from '../parts/line.ts';
import { CheckStamp, HeroSheet, SignedWords, type HeroDrawingProps } from './hero-drawing.tsx';

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
      <path d="M24 46h130v160H24zM406 46h138v160H406z" />
      <path
        strokeWidth={1.25}
        d="M24 86h130M24 126h130M24 166h130M406 99h138M406 152h138M36 186h50M418 180h60M418 126h80"
      />
      <Label x={24} y={34}>
        {payments}
      </Label>
      <Label x={544} y={34} anchor="end">
        {invoices}
      </Label>
      <Label x={36} y={73}>
        {twice}
      </Label>
      <Label x={36} y={113}>
        {twice}
      </Label>
      <Label x={36} y={153}>
        {other}
      </Label>
      <Label x={418} y={79}>
        {twice}
      </Label>
      <g {...strokeOf('machine')}>
        <path d="M154 66h252M154 106c120 0 120-40 252-40M154 146c120 0 120-20 252-20M154 186c120 0 120-6 252-6" />
      </g>
      <g className="text-redline">
        <path {...drawnOnce} d="M176 90l20 24M196 90l-20 24M196 263h80" />
        <Label x={250} y={112}>
          {correction}
        </Label>
        <Label x={388} y={270} anchor="end">
          {corrected}
        </Label>
      </g>
      <path {...drawnOnce} d="M89 206v26M475 206v26" />
      <path className="fill-current stroke-none" d="M89 238l-4-10h8zM475 238l-4-10h8z" />
      <path d="M24 238h520v50H24zM24 294h520" />
      <Label x={36} y={270}>
        {total}
      </Label>
      <Label x={200} y={270}>
        {struck}
      </Label>
      <SignedWords x={478} y={238}>
        {signer}
      </SignedWords>
      <CheckStamp x={207} y={146} words={words} />
    </HeroSheet>
  );
}

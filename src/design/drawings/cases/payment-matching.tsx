import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOffs } from '../parts/sign-off.tsx';
import { CaseScreen, CaseStamp, Struck, type CaseDrawingProps } from './case-screen.tsx';

const rowTop = (row: number): number => 44 + row * 50;

/**
 * Bank lines joined to invoices: one came twice and is booked once, one is left to a person, and the total is signed.
 * Beside them is why the machine proposes one of the matches.
 */
export function PaymentMatching({ words, ...rest }: CaseDrawingProps<'payment-matching'>) {
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <path className="fill-sunk stroke-none" d="M0 95h163v49H0z" />
      <path d="M164 44v300M262 44v300M0 344h390" />
      <path
        className="stroke-hairline"
        d="M0 94h163M0 144h163M0 194h163M0 244h163M0 294h163M263 94h126M263 144h126M263 194h126M263 244h126M263 294h126"
      />
      <Line row={0} x={16} name={words.first} amount={words.firstAmount} />
      <Line row={1} x={16} name={words.second} amount={words.secondAmount} />
      <Line row={2} x={16} name={words.third} amount={words.thirdAmount} />
      <Line row={3} x={16} name={words.fourth} amount={words.fourthAmount} />
      <Line row={4} x={16} name={words.fifth} amount={words.fifthAmount} />
      <Line row={5} x={16} name={words.sixth} amount={words.sixthAmount} />
      <Line row={0} x={272} name={words.firstInvoice} amount={words.firstDue} />
      <Line row={1} x={272} name={words.secondInvoice} amount={words.secondDue} />
      <Line row={2} x={272} name={words.thirdInvoice} amount={words.thirdDue} />
      <Line row={3} x={272} name={words.fourthInvoice} amount={words.fourthDue} />
      <Line row={5} x={272} name={words.fifthInvoice} amount={words.fifthDue} />
      <path {...machineStroke} d="M164 69h98M164 169h98M164 219h98M164 319h98" />
      <g className="text-redline">
        <path {...machineStroke} d="M164 119c50 0 48-44 98-44" />
        <path d="M202 87l20 20M222 87l-20 20" />
        <Label x={213} y={133} anchor="middle" className="font-semibold">
          {words.twice}
        </Label>
      </g>
      <path d="M164 269h3v-14h93v28h-93v-14" />
      <Label x={213} y={274} anchor="middle">
        {words.person}
      </Label>
      <SignOffs
        at={[
          [366, 69],
          [366, 169],
          [366, 219],
          [366, 319],
          [742, 125],
          [742, 179],
          [742, 233],
          [742, 349],
          [742, 391],
        ]}
      />
      <Label x={16} y={372} className="font-semibold">
        {words.total}
      </Label>
      <Struck x={72} y={372}>
        {words.struckSum}
      </Struck>
      <g className="text-redline">
        <Label x={152} y={372} className="font-semibold">
          {words.sum}
        </Label>
      </g>
      <Label x={16} y={402} className="text-ink-2">
        {words.difference}
      </Label>
      <CaseStamp words={words} />
      <path className="stroke-hairline" d="M391 98h389M391 152h389M391 206h389M391 260h389M410 370h350" />
      <Label x={410} y={77} className="font-semibold">
        {words.match}
      </Label>
      <Label x={410} y={131}>
        {words.firstReason}
      </Label>
      <Label x={410} y={185}>
        {words.secondReason}
      </Label>
      <Label x={410} y={239}>
        {words.thirdReason}
      </Label>
      <Label x={410} y={316} className="text-ink-2">
        {words.limit}
      </Label>
      <Label x={410} y={354}>
        {words.firstSigner}
      </Label>
      <Label x={410} y={396}>
        {words.secondSigner}
      </Label>
    </CaseScreen>
  );
}

interface LineProps {
  row: number;
  x: number;
  name: string | undefined;
  amount: string | undefined;
}

/** A bank line or an invoice, and below it its amount. */
function Line({ row, x, name, amount }: LineProps) {
  return (
    <>
      <Label x={x} y={rowTop(row) + 21}>
        {name}
      </Label>
      <Label x={x} y={rowTop(row) + 41} className="text-ink-2">
        {amount}
      </Label>
    </>
  );
}

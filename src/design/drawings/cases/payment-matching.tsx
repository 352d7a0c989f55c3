import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { RowSigns, SignOffs } from '../parts/sign-off.tsx';
import { measureLabel } from '../parts/text-width.ts';
import { CaseScreen, CaseStamp, Red, Struck, type CaseDrawingProps } from './case-screen.tsx';

const rowTop = (row: number): number => 74 + row * 47;

/**
 * Bank lines joined to invoices: one came twice and is booked once, one is left to a person, and the total is signed.
 * Beside them is why the machine proposes the match whose row is gray.
 */
export function PaymentMatching({ words, ...rest }: CaseDrawingProps<'payment-matching'>) {
  const struckAt = 26 + measureLabel(words.total, { isBold: true });
  const sumAt = struckAt + measureLabel(words.struckSum) + (words.struckSum ? 8 : 0);
  const person = measureLabel(words.person) / 2 + 6;
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <path className="fill-sunk stroke-none" d="M0 169h390v45H0z" />
      <path
        className="stroke-hairline"
        d={`M0 74h390${'m -390 47h390'.repeat(5)}M390 96h390${'m -390 52h390'.repeat(5)}`}
      />
      <path className="fill-sheet" d="M158 44h104v312H158zM0 356h390" />
      <Label x={16} y={65} className="text-ink-2">
        {words.bankHead}
      </Label>
      <Label x={272} y={65} className="text-ink-2">
        {words.invoiceHead}
      </Label>
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
      <path {...machineStroke} d="M158 97h104M158 191h104M158 238h104M158 332h104" />
      <g className="text-redline">
        <path {...machineStroke} d="M158 144c52 0 52-41 104-41" />
        <path d="M200 113l20 20M220 113l-20 20" />
        <Label x={210} y={155} anchor="middle" className="font-semibold">
          {words.twice}
        </Label>
      </g>
      {words.person && <path d={`M158 285h${52 - person}v-14h${2 * person}v28h-${2 * person}v-14`} />}
      <Label x={210} y={290} anchor="middle">
        {words.person}
      </Label>
      <RowSigns
        at={[
          [363, 191],
          [363, 238],
          [363, 332],
          [752, 122],
          [752, 174],
          [752, 226],
        ]}
      />
      <SignOffs
        at={[
          [359, 97],
          [748, 330],
          [748, 388],
        ]}
      />
      <Label x={16} y={380} className="font-semibold">
        {words.total}
      </Label>
      <Struck x={struckAt} y={380}>
        {words.struckSum}
      </Struck>
      <Red x={sumAt} y={380}>
        {words.sum}
      </Red>
      <Label x={16} y={406} className="text-ink-2">
        {words.difference}
      </Label>
      <CaseStamp words={words} />
      <Label x={406} y={75} className="font-semibold">
        {words.match}
      </Label>
      <Label x={406} y={127}>
        {words.firstReason}
      </Label>
      <Label x={406} y={179}>
        {words.secondReason}
      </Label>
      <Label x={406} y={231}>
        {words.thirdReason}
      </Label>
      <Label x={406} y={283} className="text-ink-2">
        {words.limit}
      </Label>
      <Label x={406} y={335}>
        {words.firstSigner}
      </Label>
      <Label x={406} y={393}>
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
      <Label x={x} y={rowTop(row) + 18}>
        {name}
      </Label>
      <Label x={x} y={rowTop(row) + 36} className="text-ink-2">
        {amount}
      </Label>
    </>
  );
}

import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOff } from '../parts/sign-off.tsx';
import { Stamp } from '../parts/stamp.tsx';
import { CaseScreen, type CaseDrawingProps } from './case-screen.tsx';

/** Bank lines joined to invoices; two crossed matches are corrected, one line is left to a person, and the total is signed. */
export function PaymentMatching({ words, ...rest }: CaseDrawingProps<'payment-matching'>) {
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <path d="M290 48v372M490 48v372M0 420h780M0 426h780" />
      <path
        className="stroke-hairline"
        d="M0 110h290M0 172h290M0 234h290M0 296h290M0 358h290M490 110h290M490 172h290M490 234h290M490 296h290M490 358h290"
      />
      <Label x={20} y={86}>
        {words.first}
      </Label>
      <Label x={20} y={148}>
        {words.second}
      </Label>
      <Label x={20} y={210}>
        {words.third}
      </Label>
      <Label x={20} y={272}>
        {words.fourth}
      </Label>
      <Label x={20} y={334}>
        {words.fifth}
      </Label>
      <Label x={20} y={396}>
        {words.sixth}
      </Label>
      <Label x={272} y={86} anchor="end">
        {words.firstAmount}
      </Label>
      <Label x={272} y={148} anchor="end">
        {words.secondAmount}
      </Label>
      <Label x={272} y={210} anchor="end">
        {words.thirdAmount}
      </Label>
      <Label x={272} y={272} anchor="end">
        {words.fourthAmount}
      </Label>
      <Label x={272} y={334} anchor="end">
        {words.fifthAmount}
      </Label>
      <Label x={272} y={396} anchor="end">
        {words.sixthAmount}
      </Label>
      <Label x={508} y={86}>
        {words.firstInvoice}
      </Label>
      <Label x={508} y={148}>
        {words.secondInvoice}
      </Label>
      <Label x={508} y={210}>
        {words.thirdInvoice}
      </Label>
      <Label x={508} y={272}>
        {words.fourthInvoice}
      </Label>
      <Label x={508} y={396}>
        {words.fifthInvoice}
      </Label>
      <Label x={700} y={86} anchor="end">
        {words.firstDue}
      </Label>
      <Label x={700} y={148} anchor="end">
        {words.secondDue}
      </Label>
      <Label x={700} y={210} anchor="end">
        {words.thirdDue}
      </Label>
      <Label x={700} y={272} anchor="end">
        {words.fourthDue}
      </Label>
      <Label x={700} y={396} anchor="end">
        {words.fifthDue}
      </Label>
      <path {...machineStroke} d="M290 80h200M290 266h200M290 390h200M290 142h200M290 204h200" />
      <g className="text-redline">
        <path d="M290 142c100 0 100 62 200 62M290 204c100 0 100-62 200-62" />
        <path d="M316 132l20 20M336 132l-20 20M316 194l20 20M336 194l-20 20" />
      </g>
      <path d="M290 328h60v-14h110v28H350v-14" />
      <Label x={362} y={333}>
        {words.person}
      </Label>
      <SignOff x={748} y={80} />
      <SignOff x={748} y={142} />
      <SignOff x={748} y={204} />
      <SignOff x={748} y={266} />
      <SignOff x={748} y={390} />
      <Label x={20} y={478} className="font-semibold">
        {words.total}
      </Label>
      <path className="fill-mark stroke-none" d="M76 456h100v34H76z" />
      <Label x={166} y={478} anchor="end" className="text-on-mark">
        {words.sum}
      </Label>
      <Label x={196} y={478}>
        {words.difference}
      </Label>
      <Stamp x={322} y={444} width={150} height={62} heading={words.stamp} signature={words.stampedBy} />
    </CaseScreen>
  );
}

import type { DrawingProps } from '../drawing.tsx';
import { Label } from '../parts/label.tsx';
import { strokeOf } from '../parts/line.ts';
import { SignOff } from '../parts/sign-off.tsx';
import { Stamp } from '../parts/stamp.tsx';
import { CaseScreen } from './case-screen.tsx';

/** Bank lines joined to invoices; two crossed matches are corrected, one line is left to a person, and the total is signed. */
export function PaymentMatching(props: DrawingProps) {
  return (
    <CaseScreen {...props} title="Bank lines" note="Invoices">
      <path d="M290 48v372M490 48v372M0 420h780M0 426h780" />
      <path
        className="stroke-hairline"
        d="M0 110h290M0 172h290M0 234h290M0 296h290M0 358h290M490 110h290M490 172h290M490 234h290M490 296h290M490 358h290"
      />
      <Label x={20} y={86}>
        Hollis Bakery, 4471
      </Label>
      <Label x={20} y={148}>
        Rent March
      </Label>
      <Label x={20} y={210}>
        HOLLIS BAK. 4480
      </Label>
      <Label x={20} y={272}>
        Card terminal 07
      </Label>
      <Label x={20} y={334}>
        Thank you!
      </Label>
      <Label x={20} y={396}>
        Orchard Cycles
      </Label>
      <Label x={272} y={86} anchor="end">
        96.00
      </Label>
      <Label x={272} y={148} anchor="end">
        850.00
      </Label>
      <Label x={272} y={210} anchor="end">
        41.20
      </Label>
      <Label x={272} y={272} anchor="end">
        1,204.60
      </Label>
      <Label x={272} y={334} anchor="end">
        33.10
      </Label>
      <Label x={272} y={396} anchor="end">
        415.75
      </Label>
      <Label x={508} y={86}>
        4471
      </Label>
      <Label x={508} y={148}>
        4480
      </Label>
      <Label x={508} y={210}>
        R-03
      </Label>
      <Label x={508} y={272}>
        T-07
      </Label>
      <Label x={508} y={396}>
        4492
      </Label>
      <Label x={700} y={86} anchor="end">
        96.00
      </Label>
      <Label x={700} y={148} anchor="end">
        41.20
      </Label>
      <Label x={700} y={210} anchor="end">
        850.00
      </Label>
      <Label x={700} y={272} anchor="end">
        1,204.60
      </Label>
      <Label x={700} y={396} anchor="end">
        415.75
      </Label>
      <path {...strokeOf('machine')} d="M290 80h200M290 266h200M290 390h200M290 142h200M290 204h200" />
      <g className="text-redline">
        <path d="M290 142c100 0 100 62 200 62M290 204c100 0 100-62 200-62" />
        <path d="M316 132l20 20M336 132l-20 20M316 194l20 20M336 194l-20 20" />
      </g>
      <path d="M290 328h60v-14h110v28H350v-14" />
      <Label x={362} y={333}>
        for a person
      </Label>
      <SignOff x={748} y={80} />
      <SignOff x={748} y={142} />
      <SignOff x={748} y={204} />
      <SignOff x={748} y={266} />
      <SignOff x={748} y={390} />
      <Label x={20} y={478} className="font-semibold">
        Total
      </Label>
      <path className="fill-mark stroke-none" d="M76 456h100v34H76z" />
      <Label x={166} y={478} anchor="end" className="text-on-mark">
        8,412.50
      </Label>
      <Label x={196} y={478}>
        difference 0.00
      </Label>
      <Stamp x={322} y={444} width={150} height={62} heading="SIGNED" signature="N. Rahimi 12/1" />
    </CaseScreen>
  );
}

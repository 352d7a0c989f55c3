import type { DrawingProps } from '../drawing.tsx';
import { Label } from '../parts/label.tsx';
import { SignOff } from '../parts/sign-off.tsx';
import { Stamp } from '../parts/stamp.tsx';
import { CaseScreen, Correction, Proposal } from './case-screen.tsx';

/** Support tickets with the team that a machine proposes; one is corrected, and beside them its reply is signed. */
export function TicketRouting(props: DrawingProps) {
  return (
    <CaseScreen {...props} title="Support inbox" note="Draft reply">
      <path className="fill-sunk stroke-none" d="M0 49h449v90H0z" />
      <path d="M450 48v472" />
      <path className="stroke-hairline" d="M0 139h450M0 229h450M0 319h450M0 409h450" />
      <Label x={20} y={82}>
        Stock count is off by one
      </Label>
      <Correction x={20} y={117} width={82} now="Inventory">
        Billing
      </Correction>
      <Label x={20} y={172}>
        Labels print blank
      </Label>
      <Proposal x={20} y={207} width={96}>
        Hardware
      </Proposal>
      <Label x={20} y={262}>
        No login since Monday
      </Label>
      <Proposal x={20} y={297} width={96}>
        Accounts
      </Proposal>
      <Label x={20} y={352}>
        Invoice 4471 is disputed
      </Label>
      <Label x={20} y={387} className="text-ink-2">
        to a person, unread by AI
      </Label>
      <Label x={20} y={442}>
        How do I export a list?
      </Label>
      <Proposal x={20} y={477} width={96}>
        Inventory
      </Proposal>
      <SignOff x={416} y={94} />
      <SignOff x={416} y={184} />
      <SignOff x={416} y={274} />
      <SignOff x={416} y={454} />
      <Label x={474} y={84} className="font-semibold">
        Stock count is off by one
      </Label>
      <path strokeDasharray="6 4" strokeDashoffset={3} d="M470 104h290v216H470z" />
      <path className="stroke-control" d="M490 132h240M490 156h226M490 180h120M490 276h232M490 298h150" />
      <Label x={490} y={218}>
        The manual is wrong.
      </Label>
      <g className="text-redline">
        <path d="M486 213h154" />
        <Label x={490} y={244}>
          Page 31 is for 4.1.
        </Label>
      </g>
      <Label x={474} y={352} className="text-ink-2">
        Sources
      </Label>
      <path className="stroke-hairline" d="M470 364h290M470 402h290M470 440h290" />
      <Label x={474} y={389}>
        Manual, page 31
      </Label>
      <Label x={474} y={427}>
        Ticket 8812, closed in May
      </Label>
      <Stamp x={596} y={442} width={150} height={62} heading="SENT" signature="LB 9/6" />
    </CaseScreen>
  );
}

import { Label } from '../parts/label.tsx';
import { SignOff } from '../parts/sign-off.tsx';
import { Stamp } from '../parts/stamp.tsx';
import { CaseScreen, Correction, Proposal, Struck, type CaseDrawingProps } from './case-screen.tsx';

/** Support tickets with the team that a machine proposes; one is corrected, and beside them its reply is signed. */
export function TicketRouting({ words, ...rest }: CaseDrawingProps<'ticket-routing'>) {
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <path className="fill-sunk stroke-none" d="M0 49h449v90H0z" />
      <path d="M450 48v472" />
      <path className="stroke-hairline" d="M0 139h450M0 229h450M0 319h450M0 409h450" />
      <Label x={20} y={82}>
        {words.first}
      </Label>
      <Correction x={20} y={117} now={words.redNote}>
        {words.firstTeam}
      </Correction>
      <Label x={20} y={172}>
        {words.second}
      </Label>
      <Proposal x={20} y={207}>
        {words.secondTeam}
      </Proposal>
      <Label x={20} y={262}>
        {words.third}
      </Label>
      <Proposal x={20} y={297}>
        {words.thirdTeam}
      </Proposal>
      <Label x={20} y={352}>
        {words.fourth}
      </Label>
      <Label x={20} y={387} className="text-ink-2">
        {words.fourthNote}
      </Label>
      <Label x={20} y={442}>
        {words.fifth}
      </Label>
      <Proposal x={20} y={477}>
        {words.fifthTeam}
      </Proposal>
      <SignOff x={416} y={94} />
      <SignOff x={416} y={184} />
      <SignOff x={416} y={274} />
      <SignOff x={416} y={454} />
      <Label x={474} y={84} className="font-semibold">
        {words.draftTitle}
      </Label>
      <path strokeDasharray="6 4" strokeDashoffset={3} d="M470 104h290v216H470z" />
      <path className="stroke-control" d="M490 132h240M490 156h226M490 180h120M490 276h232M490 298h150" />
      <Struck x={490} y={218}>
        {words.struck}
      </Struck>
      <g className="text-redline">
        <Label x={490} y={244}>
          {words.correction}
        </Label>
      </g>
      <Label x={474} y={352} className="text-ink-2">
        {words.sources}
      </Label>
      <path className="stroke-hairline" d="M470 364h290M470 402h290M470 440h290" />
      <Label x={474} y={389}>
        {words.firstSource}
      </Label>
      <Label x={474} y={427}>
        {words.secondSource}
      </Label>
      <Stamp x={596} y={442} width={150} height={62} heading={words.stamp} signature={words.stampedBy} />
    </CaseScreen>
  );
}

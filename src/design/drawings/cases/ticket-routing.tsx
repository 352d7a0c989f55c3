import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { SignOff } from '../parts/sign-off.tsx';
import { below, CaseRow, CaseRows, Correction, Proposal } from './case-rows.tsx';
import { CaseScreen, Red, Struck, type CaseDrawingProps } from './case-screen.tsx';

/** Support tickets with the team that a machine proposes; one is corrected, and beside them its reply is signed. */
export function TicketRouting({ words, ...rest }: CaseDrawingProps<'ticket-routing'>) {
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <CaseRows words={words}>
        <CaseRow row={0} name={words.first}>
          <Correction now={words.redNote}>{words.firstTeam}</Correction>
        </CaseRow>
        <CaseRow row={1} name={words.second}>
          <Proposal>{words.secondTeam}</Proposal>
        </CaseRow>
        <CaseRow row={2} name={words.third}>
          <Proposal>{words.thirdTeam}</Proposal>
        </CaseRow>
        <CaseRow row={3} name={words.fourth}>
          <Label x={0} y={below} className="text-ink-2">
            {words.fourthNote}
          </Label>
        </CaseRow>
        <CaseRow row={4} name={words.fifth}>
          <Proposal>{words.fifthTeam}</Proposal>
        </CaseRow>
      </CaseRows>
      <Label x={406} y={76} className="font-semibold">
        {words.draftTitle}
      </Label>
      <path {...machineStroke} d="M406 94h358v210H406z" />
      <Label x={424} y={124}>
        {words.greeting}
      </Label>
      <Label x={424} y={154}>
        {words.answer}
      </Label>
      <Struck x={424} y={190}>
        {words.struck}
      </Struck>
      <Red x={424} y={216}>
        {words.correction}
      </Red>
      <Label x={424} y={252}>
        {words.request}
      </Label>
      <Label x={424} y={284}>
        {words.closing}
      </Label>
      <SignOff x={739} y={281} />
      <Label x={406} y={336} className="text-ink-2">
        {words.sources}
      </Label>
      <path className="stroke-hairline" d="M390 348h390M390 384h390" />
      <Label x={406} y={371}>
        {words.firstSource}
      </Label>
      <Label x={406} y={407}>
        {words.secondSource}
      </Label>
    </CaseScreen>
  );
}

import { Label } from '../parts/label.tsx';
import {
  below,
  CaseRow,
  CaseRows,
  CaseScreen,
  CaseStamp,
  Correction,
  Proposal,
  Struck,
  type CaseDrawingProps,
} from './case-screen.tsx';

/** Support tickets with the team that a machine proposes; one is corrected, and beside them its reply is signed. */
export function TicketRouting({ words, ...rest }: CaseDrawingProps<'ticket-routing'>) {
  return (
    <CaseScreen {...rest} title={words.title} note={words.note}>
      <CaseRows ticked={[0, 1, 2]}>
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
      <CaseStamp words={words} />
      <Label x={410} y={76} className="font-semibold">
        {words.draftTitle}
      </Label>
      <path strokeDasharray="6 4" strokeDashoffset={3} d="M410 94h350v206H410z" />
      <Label x={428} y={124}>
        {words.greeting}
      </Label>
      <Label x={428} y={154}>
        {words.answer}
      </Label>
      <Struck x={428} y={190}>
        {words.struck}
      </Struck>
      <g className="text-redline">
        <Label x={428} y={216} className="font-semibold">
          {words.correction}
        </Label>
      </g>
      <Label x={428} y={252}>
        {words.request}
      </Label>
      <Label x={428} y={282}>
        {words.closing}
      </Label>
      <Label x={410} y={332} className="text-ink-2">
        {words.sources}
      </Label>
      <path className="stroke-hairline" d="M410 344h350M410 380h350" />
      <Label x={410} y={368}>
        {words.firstSource}
      </Label>
      <Label x={410} y={404}>
        {words.secondSource}
      </Label>
    </CaseScreen>
  );
}

import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { HighlightCard, SignedBy, Struck, type HighlightCardProps } from './highlight-card.tsx';

/** Drafted code: an engineer has replaced one line, and signed it. */
export function CodeReview({ words, ...rest }: HighlightCardProps<'ai-assisted-development'>) {
  return (
    <HighlightCard {...rest} words={words}>
      <path {...machineStroke} d="M14 42h352v108H14z" />
      {words.struck && <path className="stroke-redline" d="M21 106h8" />}
      {words.correction && <path className="stroke-redline" d="M21 123h8M25 119v8" />}
      <g className="font-mono">
        <Label x={26} y={60} className="text-ink-2">
          {words.first}
        </Label>
        <Label x={26} y={77}>
          {words.second}
        </Label>
        <Label x={26} y={94}>
          {words.third}
        </Label>
        <Struck x={42} y={111}>
          {words.struck}
        </Struck>
        <Label x={42} y={128} className="text-redline font-semibold">
          {words.correction}
        </Label>
        <Label x={26} y={145}>
          {words.last}
        </Label>
      </g>
      <SignedBy>{words.signedBy}</SignedBy>
    </HighlightCard>
  );
}

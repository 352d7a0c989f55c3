import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { HighlightCard, SignedBy, Struck, type HighlightCardProps } from './highlight-card.tsx';

/** Drafted code: an engineer has replaced one line, and signed it. */
export function CodeReview({ words, ...rest }: HighlightCardProps<'ai-assisted-development'>) {
  return (
    <HighlightCard {...rest} words={words}>
      <path {...machineStroke} d="M14 50h352v118H14z" />
      {words.struck && <path className="stroke-redline" d="M21 117h8" />}
      {words.correction && <path className="stroke-redline" d="M21 134h8M25 130v8" />}
      <g className="font-mono">
        <Label x={26} y={71} className="text-ink-2">
          {words.first}
        </Label>
        <Label x={26} y={88}>
          {words.second}
        </Label>
        <Label x={26} y={105}>
          {words.third}
        </Label>
        <Struck x={42} y={122}>
          {words.struck}
        </Struck>
        <Label x={42} y={139} className="text-redline font-semibold">
          {words.correction}
        </Label>
        <Label x={26} y={156}>
          {words.last}
        </Label>
      </g>
      <SignedBy>{words.signedBy}</SignedBy>
    </HighlightCard>
  );
}

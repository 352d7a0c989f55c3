import { Label } from '../parts/label.tsx';
import { machineStroke } from '../parts/line.ts';
import { HighlightCard, Struck, type HighlightCardProps } from './highlight-card.tsx';

/** Drafted code: an engineer has replaced one line, and signed it. */
export function CodeReview({ words, ...rest }: HighlightCardProps<'ai-assisted-development'>) {
  return (
    <HighlightCard {...rest} words={words}>
      <path {...machineStroke} d="M14 43h352v126H14z" />
      {words.struck && <path className="stroke-redline" d="M21 117h8" />}
      {words.correction && <path className="stroke-redline" d="M21 137h8M25 133v8" />}
      <g className="font-mono">
        <Label x={26} y={62} className="text-ink-2">
          {words.first}
        </Label>
        <Label x={26} y={82}>
          {words.second}
        </Label>
        <Label x={26} y={102}>
          {words.third}
        </Label>
        <Struck x={42} y={122}>
          {words.struck}
        </Struck>
        <Label x={42} y={142} className="text-redline font-semibold">
          {words.correction}
        </Label>
        <Label x={26} y={162}>
          {words.last}
        </Label>
      </g>
    </HighlightCard>
  );
}

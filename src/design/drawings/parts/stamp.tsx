import { Label } from './label.tsx';
import { measureLabel } from './text-width.ts';

interface StampProps {
  /** Its right edge; it is as wide as its words. */
  right: number;
  y: number;
  /** Initials and date. Without both nothing is stamped. */
  signature: string | undefined;
  heading?: string | undefined;
}

const height = 40;

/** A stamp: signed off, by whom and when. Turned by hand, so never quite level. */
export function Stamp({ right, y, signature, heading }: StampProps) {
  if (!heading && !signature) return null;
  const width = Math.max(measureLabel(heading, { isBold: true }), measureLabel(signature)) + 30;
  const middle = right - width / 2;
  return (
    <g className="text-on-mark" transform={`rotate(-4 ${middle} ${y + height / 2})`}>
      <rect x={right - width} y={y} width={width} height={height} className="fill-mark" />
      {heading && (
        <Label x={middle} y={y + 17} anchor="middle" className="font-semibold">
          {heading}
        </Label>
      )}
      <Label x={middle} y={y + (heading ? 34 : 25)} anchor="middle">
        {signature}
      </Label>
    </g>
  );
}

import { Label } from './label.tsx';

interface StampProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Initials and date. Without both nothing is stamped. */
  signature: string | undefined;
  heading?: string | undefined;
}

/** A stamp: signed off, by whom and when. Turned by hand, so never quite level. */
export function Stamp({ x, y, width, height, signature, heading }: StampProps) {
  if (!heading && !signature) return null;
  const middle = x + width / 2;
  return (
    <g className="text-on-mark" transform={`rotate(-4 ${middle} ${y + height / 2})`}>
      <rect x={x} y={y} width={width} height={height} className="fill-mark" />
      {heading && (
        <Label x={middle} y={y + height / 2 - 8} anchor="middle" className="font-sans font-semibold">
          {heading}
        </Label>
      )}
      <Label x={middle} y={y + height / 2 + (heading ? 18 : 6)} anchor="middle">
        {signature}
      </Label>
    </g>
  );
}

import { Label } from './label.tsx';

interface RedlineProps {
  x: number;
  y: number;
  /** The words struck, and how wide they run. */
  was: string;
  width: number;
  /** The corrected words, and where to put them. */
  now: string;
  nowX: number;
  nowY: number;
  className?: string;
}

/** Words struck through in red, and their correction. */
export function Redline({ x, y, was, width, now, nowX, nowY, className }: RedlineProps) {
  const lettering = className ? { className } : {};
  return (
    <>
      <Label x={x} y={y} {...lettering}>
        {was}
      </Label>
      <g className="text-redline">
        <path d={`M${x - 5} ${y - 5}h${width + 10}`} />
        <Label x={nowX} y={nowY} {...lettering}>
          {now}
        </Label>
      </g>
    </>
  );
}

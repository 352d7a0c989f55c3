import { Label } from './label.tsx';

interface RedlineProps {
  x: number;
  y: number;
  /** Width of the words struck, in units. */
  width: number;
  was?: string;
  /** What it should read, on the next line. */
  now?: string;
  leading?: number;
  className?: string;
}

/** Words struck through in red, with the correction below them. */
export function Redline({ x, y, width, was, now, leading = 24, className }: RedlineProps) {
  return (
    <>
      {was && (
        <Label x={x} y={y} {...(className ? { className } : {})}>
          {was}
        </Label>
      )}
      <g className="text-redline">
        <path d={`M${x - 5} ${y - 6}h${width + 10}`} />
        {now && (
          <Label x={x} y={y + leading} {...(className ? { className } : {})}>
            {now}
          </Label>
        )}
      </g>
    </>
  );
}

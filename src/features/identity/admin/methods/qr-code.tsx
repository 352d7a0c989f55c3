import { useMemo } from 'react';
import { encode } from 'uqr';

/** A text for a camera. Black on white in every theme: many scanners cannot read light codes on dark. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawQrCode(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 shrink-0 border border-control"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

/** A drawing in squares of 1 by 1. */
interface QrDrawing {
  /** Squares along each side. */
  size: number;
  /** The dark squares, as an SVG path. */
  path: string;
}

/** A QR code with the quiet zone of four squares that scanners need (ISO/IEC 18004, section 9.1). */
export function drawQrCode(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '#' : ' '))
        .join('')
        .matchAll(/#+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1H${index}z`),
  );
  return { size, path: runs.join('') };
}

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
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: squares.join('') };
}

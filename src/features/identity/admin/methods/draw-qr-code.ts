import { encode } from 'uqr';

/** A drawing in squares of 1 by 1. */
export interface QrCode {
  /** Squares along each side. */
  size: number;
  /** The dark squares, as an SVG path. */
  path: string;
}

/** A QR code with the quiet zone of four squares that scanners need (ISO/IEC 18004, section 9.1). */
export function drawQrCode(text: string): QrCode {
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

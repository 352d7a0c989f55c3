import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { drawQrCode } from './qr-code.tsx';

const text = 'otpauth://totp/example.com:ann%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=example.com';

describe('drawQrCode', () => {
  const { size, path } = drawQrCode(text);

  it('draws each dark square once, and no light one', () => {
    const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
    for (const [, x, y, width, back] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H(\d+)z/g)) {
      expect(back).toBe(x);
      for (let i = 0; i < Number(width); i += 1) drawn[Number(y)]![Number(x) + i] = true;
    }
    expect(drawn).toEqual(encode(text, { ecc: 'M', border: 4 }).data);
  });

  it('leaves four squares free on every side', () => {
    const rows = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => ({
      from: Number(x),
      to: Number(x) + Number(width),
      y: Number(y),
    }));
    expect(Math.min(...rows.map(({ from }) => from))).toBe(4);
    expect(Math.max(...rows.map(({ to }) => to))).toBe(size - 4);
    expect(Math.min(...rows.map(({ y }) => y))).toBe(4);
    expect(Math.max(...rows.map(({ y }) => y))).toBe(size - 5);
  });
});

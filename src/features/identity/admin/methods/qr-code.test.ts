import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { drawQrCode } from './qr-code.tsx';

const text = 'otpauth://totp/example.com:ann%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=example.com';

it('draws each dark square once, and no light one, with four squares free on every side', () => {
  const { size, path } = drawQrCode(text);
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) drawn[Number(y)]![Number(x)] = true;
  expect(drawn).toEqual(encode(text, { ecc: 'M', border: 4 }).data);
});

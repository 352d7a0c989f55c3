import { expect, it } from 'vitest';
import { readMailHeaders } from './read-headers.ts';

it.each([
  ['mx; spf=pass; dmarc=fail header.from=a.example', true],
  ['mx (p=reject); DMARC = FAIL (p=none)', true],
  ['mx;\r\n\tspf=pass;\r\n\tdmarc=fail', true],
  ['mx (a "b); dmarc=fail (c" d)', true],
  ['mx; dmarc=pass reason="not dmarc=fail"', false],
  ['mx; dmarc=pass reason="a \\"; dmarc=fail"', false],
  ['mx (was; dmarc=fail once); dmarc=pass', false],
  ['mx; dmarc=pass (a (b) ; dmarc=fail)', false],
  ['mx; dmarc=failed', false],
])('reads from %j whether a sender failed verification', (verdict, failed) => {
  expect(readMailHeaders(`Authentication-Results: ${verdict}\r\n`).failedVerification).toBe(failed);
});

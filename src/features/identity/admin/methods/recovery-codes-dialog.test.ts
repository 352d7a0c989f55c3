import { describe, expect, it } from 'vitest';
import { describeRecoveryCodes } from './recovery-codes-dialog.tsx';
import { readTotpSecret } from './scan-dialog.tsx';

describe('describeRecoveryCodes', () => {
  it('says what the codes are for, and has one on each line', () => {
    const lines = describeRecoveryCodes(
      ['a-1', 'b-2'],
      'example.com',
      'ann@example.com',
      'Mar 5, 2026',
    ).split('\r\n');
    expect(lines[0]).toBe('Recovery codes for ann@example.com at example.com, created on Mar 5, 2026.');
    expect(lines.slice(-3)).toEqual(['a-1', 'b-2', '']);
  });
});

describe('readTotpSecret', () => {
  it('groups the secret by four', () => {
    expect(readTotpSecret('otpauth://totp/x:y?secret=ABCDEFGHIJ&issuer=x')).toBe('ABCD EFGH IJ');
  });

  it('is empty where there is none', () => {
    expect(readTotpSecret('otpauth://totp/x:y')).toBe('');
  });
});

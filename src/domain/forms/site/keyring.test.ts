import { describe, expect, it } from 'vitest';
import { createKeyring } from './keyring.ts';

describe("a form's keys", () => {
  const typed = { email: 'ann@example.com' };

  it('are the same for the same words, so that a retry is the same request', () => {
    const keyring = createKeyring();
    expect(keyring.keyFor({ ...typed })).toBe(keyring.keyFor({ ...typed }));
  });

  it('are new for other words, which the server refuses under a used key', () => {
    const keyring = createKeyring();
    const first = keyring.keyFor(typed);
    const corrected = keyring.keyFor({ email: 'ann@example.org' });
    expect(new Set([first, corrected, keyring.keyFor(typed)]).size).toBe(3);
  });

  it('are new once the words were sent', () => {
    const keyring = createKeyring();
    const first = keyring.keyFor(typed);
    keyring.forget();
    expect(keyring.keyFor(typed)).not.toBe(first);
  });

  it('have the 128 random bits of a UUID', () => {
    expect(createKeyring().keyFor(typed)).toMatch(/^[0-9a-f]{32}$/);
  });
});

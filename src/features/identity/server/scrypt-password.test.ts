import { scryptSync } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { scryptPassword } from './scrypt-password.ts';

vi.unmock('#features/identity/server/password-cost.ts');

it("hashes at OWASP's floor with a salt of its own, and verifies", async () => {
  const [hash, another] = await Promise.all([
    scryptPassword.hash('pässword'),
    scryptPassword.hash('pässword'),
  ]);
  expect(hash).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(hash).not.toBe(another);
  expect(await scryptPassword.verify({ hash, password: 'pa\u0308ssword' })).toBe(true);
  expect(await scryptPassword.verify({ hash, password: 'Pässword' })).toBe(false);
});

/** A hash with a lower cost than ours. */
function hashCheaply(password: string): string {
  const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  const salt = Buffer.from('0123456789abcdef');
  const key = scryptSync(password, salt, 32, { N: 2 ** 10, r: 8, p: 2 });
  return `$scrypt$ln=10,r=8,p=2$${encode(salt)}$${encode(key)}`;
}

it('verifies with the parameters that stand in the hash', async () => {
  const hash = hashCheaply('old');
  expect(await scryptPassword.verify({ hash, password: 'old' })).toBe(true);
  expect(await scryptPassword.verify({ hash, password: 'new' })).toBe(false);
});

it('refuses what is no hash of ours', async () => {
  expect(await scryptPassword.verify({ hash: 'salt:key', password: 'x' })).toBe(false);
  expect(await scryptPassword.verify({ hash: '', password: '' })).toBe(false);
});

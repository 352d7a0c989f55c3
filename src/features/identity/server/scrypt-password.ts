import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { hashInTurn } from './hash-queue.ts';
import { passwordCost } from './password-cost.ts';

const deriveKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Passwords as PHC strings: `$scrypt$ln=17,r=8,p=1$salt$key`, both parts in base64. */
export const scryptPassword = {
  async hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    const key = await derive(password, salt, 32, passwordCost);
    const { ln, r, p } = passwordCost;
    return `$scrypt$ln=${ln},r=${r},p=${p}$${encode(salt)}$${encode(key)}`;
  },

  /** False for a wrong password, and for a hash in another format. */
  async verify({ hash, password }: { hash: string; password: string }): Promise<boolean> {
    const match = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
    if (!match) return false;
    const [, ln, r, p, salt, key] = match;
    const expected = Buffer.from(key!, 'base64');
    const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
    const actual = await derive(password, Buffer.from(salt!, 'base64'), expected.byteLength, cost);
    return timingSafeEqual(actual, expected);
  },
};

const encode = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** NFKC, so that a password is the same however a keyboard composes its accents. @throws Problem 503 */
async function derive(
  password: string,
  salt: Buffer,
  length: number,
  { ln, r, p }: typeof passwordCost,
): Promise<Buffer> {
  const N = 2 ** ln;
  return hashInTurn(() =>
    deriveKey(password.normalize('NFKC'), salt, length, { N, r, p, maxmem: 256 * N * r }),
  );
}

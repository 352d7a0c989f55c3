import { createHash } from 'node:crypto';

const modulus = 1n << 256n;

/** Counts rows and sums their SHA-256: the same rows in any order yield the same digest. */
export class RowDigest {
  #rows = 0;
  #sum = 0n;

  add(line: string): void {
    this.#rows += 1;
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % modulus;
  }

  get rows(): number {
    return this.#rows;
  }

  /** 64 hexadecimal digits. */
  get digest(): string {
    return this.#sum.toString(16).padStart(64, '0');
  }
}

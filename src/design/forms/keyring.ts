/** Idempotency keys for what one form sends. */
export interface Keyring {
  /** One key for one set of values: typing something else makes it another deed. */
  keyFor(values: object): string;
  /** After a deed was done, the same values are another one. */
  forget(): void;
}

/** randomUUID is for secure contexts alone; a site on its way to TLS has forms too. */
const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export function createKeyring(): Keyring {
  let last = { text: '', key: '' };
  return {
    keyFor(values) {
      const text = JSON.stringify(values);
      if (text !== last.text) last = { text, key: makeKey() };
      return last.key;
    },
    forget() {
      last = { text: '', key: '' };
    },
  };
}

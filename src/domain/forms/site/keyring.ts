/** Idempotency keys for what one form sends. */
export interface Keyring {
  /** One key per set of values: different values are a different request. */
  keyFor(values: object): string;
  /** After a request succeeded, the same values are a new one. */
  forget(): void;
}

/** randomUUID requires a secure context; a site on its way to TLS has forms too. */
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

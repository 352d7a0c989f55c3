import type { Refusal } from './form-outcome.ts';

/**
 * How a request ended: with an answer, or with the server's refusal (null where no answer came).
 */
export type Sent<Answer> = { kind: 'done'; answer: Answer } | { kind: 'refused'; refusal: Refusal | null };

/** Longer than the server may take to tell a fortune. */
const timeoutMs = 20_000;

/**
 * Posts JSON to our own API. Never throws: a dead network and a server without words are outcomes too.
 * @param idempotencyKey the same key makes a repeated request the same deed
 * @param timing how the form was filled in (form-timing.ts)
 */
export async function sendJson<Answer>(
  path: string,
  body: object,
  idempotencyKey?: string,
  timing?: string,
): Promise<Sent<Answer>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...(timing && { 'form-timing': timing }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return { kind: 'done', answer: answer as Answer };
    return { kind: 'refused', refusal: toRefusal(response.status, answer) };
  } catch {
    return { kind: 'refused', refusal: null };
  }
}

function toRefusal(status: number, body: unknown): Refusal {
  const known = (typeof body === 'object' ? body : null) as Partial<Refusal> | null;
  return {
    status,
    code: known?.code ?? '',
    title: known?.title ?? '',
    detail: known?.detail ?? '',
    errors: known?.errors ?? [],
  };
}

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

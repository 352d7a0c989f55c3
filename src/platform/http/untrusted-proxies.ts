import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Log } from '../log/create-log.ts';
import { createTrustedCheck, privateNetworks, readPeer } from './client-ip.ts';

const warning =
  'X-Forwarded-For from a peer that is not in TRUSTED_PROXIES: if it is your proxy, add it, or all visitors share one limit';

/** Private, link-local and shared networks (RFC 6890): the address of a proxy there is not personal data. */
const isImpersonal = createTrustedCheck([...privateNetworks, '169.254.0.0/16', '100.64.0.0/10']);

/** Any client can send the header: the address may be a visitor's, which must not be logged. */
const fromAfar = 'a public address';

/**
 * Notices requests with X-Forwarded-For from a peer that is not trusted. If that is the site's own proxy, all
 * its visitors share one address, and one address's limits. It is remembered, so that the next start warns as
 * well.
 */
export class UntrustedProxies {
  readonly #isTrusted: (address: string) => boolean;
  readonly #log: Log;
  readonly #file: string;
  /** The first such peer's address, or that it was a public one; null if none. No more are kept. */
  first: string | null;

  /** @param file where the address is kept */
  constructor(trustedProxies: string[], file: string, log: Log) {
    this.#isTrusted = createTrustedCheck(trustedProxies);
    this.#log = log;
    this.#file = file;
    const known = readAddress(file);
    this.first = known !== null && !this.#isTrusted(known) ? known : null;
    if (this.first !== null) log.warn({ peer: this.first }, warning);
    else if (known !== null) void rm(file, { force: true });
  }

  note(request: IncomingMessage): void {
    if (this.first !== null || request.headers['x-forwarded-for'] === undefined) return;
    const peer = readPeer(request);
    if (this.#isTrusted(peer)) return;
    this.first = isImpersonal(peer) ? peer : fromAfar;
    this.#log.warn({ peer: this.first }, warning);
    if (this.first === fromAfar) return;
    writeFile(this.#file, peer, { mode: 0o600 }).catch((error: unknown) =>
      this.#log.warn({ err: error }, 'an untrusted proxy is not remembered'),
    );
  }
}

function readAddress(file: string): string | null {
  try {
    const text = readFileSync(file, 'utf8').trim();
    return isIP(text) === 0 ? null : text;
  } catch {
    return null;
  }
}

import type { IncomingMessage } from 'node:http';
import type { Log } from '../log/create-log.ts';
import { createTrustedCheck, readPeer } from './client-address.ts';

/**
 * Notices requests that say for whom they were forwarded, from a peer that is not believed. Where that is the
 * site's own proxy, all its visitors share one address, and the limits of one.
 */
export class UntrustedProxies {
  readonly #isTrusted: (address: string) => boolean;
  readonly #log: Log;
  /** The first such peer's address, or null. (Anyone can send the header: no more are kept.) */
  first: string | null = null;

  constructor(trustedProxies: string[], log: Log) {
    this.#isTrusted = createTrustedCheck(trustedProxies);
    this.#log = log;
  }

  note(request: IncomingMessage): void {
    if (this.first !== null || request.headers['x-forwarded-for'] === undefined) return;
    const peer = readPeer(request);
    if (this.#isTrusted(peer)) return;
    this.first = peer;
    this.#log.warn(
      { peer },
      'X-Forwarded-For from a peer that is not in TRUSTED_PROXIES: if it is your proxy, add it, or all visitors share one limit',
    );
  }
}

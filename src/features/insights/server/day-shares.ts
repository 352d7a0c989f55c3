import { listRateLimitNetworks } from '#platform/http/client-ip.ts';
import { largerNetworkQuotas } from '#platform/http/limit-policy.ts';

/** The most entries remembered across all networks; beyond it, those of the oldest network are forgotten. */
const maximumRemembered = 50_000;

/**
 * How many different things one client may contribute per day, so that a stranger cannot crowd out everyone
 * else. By the networks that rate limits count, in memory only: nothing stored says who it was.
 */
export class DayShares {
  readonly #quota: number;
  #day = '';
  #remembered = 0;
  readonly #brought = new Map<string, Set<string>>();

  constructor(quota: number) {
    this.#quota = quota;
  }

  /** Whether it was contributed before. */
  has(day: string, clientIp: string, thing: string): boolean {
    const [network] = listRateLimitNetworks(clientIp);
    return day === this.#day && this.#brought.get(network)?.has(thing) === true;
  }

  /** @returns false if it exceeds what a client may contribute */
  take(day: string, clientIp: string, thing: string): boolean {
    if (this.has(day, clientIp, thing)) return true;
    if (day !== this.#day) {
      this.#day = day;
      this.#remembered = 0;
      this.#brought.clear();
    }
    const networks = listRateLimitNetworks(clientIp);
    const quotaOf = (i: number) => this.#quota * (i === 0 ? 1 : largerNetworkQuotas);
    if (networks.some((network, i) => (this.#brought.get(network)?.size ?? 0) >= quotaOf(i))) return false;
    for (const network of networks) this.#remember(network, thing);
    return true;
  }

  #remember(network: string, thing: string): void {
    const brought = this.#brought.get(network) ?? new Set<string>();
    if (brought.has(thing)) return;
    brought.add(thing);
    this.#brought.set(network, brought);
    this.#remembered += 1;
    for (const [first, { size }] of this.#brought) {
      if (this.#remembered <= maximumRemembered) return;
      this.#brought.delete(first);
      this.#remembered -= size;
    }
  }
}

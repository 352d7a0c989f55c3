import { listRateLimitNetworks, normalizeAddress } from '#platform/http/client-address.ts';

/** Each takes some 25 KB, and what has come of its body. */
const defaultLimit = 512;

/** A request whose body has not all come. */
export interface OpenBody {
  /** The address at the other end of its connection. */
  readonly peer: string;
  /** Refuses it, and closes its connection. */
  refuseBody(): void;
}

/**
 * Bounds how many requests wait for the rest of their body: what answers them is set up by then, and a client can
 * begin thousands and send nothing more. With too many, the client that has most of them loses the one that has
 * waited longest.
 */
export class OpenBodies {
  readonly #limit: number;
  readonly #ofClient = new Map<string, Set<OpenBody>>();
  #count = 0;

  constructor(limit: number = defaultLimit) {
    this.#limit = limit;
  }

  add(body: OpenBody): void {
    const client = findClient(body);
    const own = this.#ofClient.get(client) ?? new Set();
    this.#ofClient.set(client, own.add(body));
    this.#count += 1;
    if (this.#count > this.#limit) this.#refuseOne();
  }

  /** The rest has come, or never will. Does nothing for one that is not waited for. */
  delete(body: OpenBody): void {
    const client = findClient(body);
    const own = this.#ofClient.get(client);
    if (!own?.delete(body)) return;
    this.#count -= 1;
    if (own.size === 0) this.#ofClient.delete(client);
  }

  #refuseOne(): void {
    let most = new Set<OpenBody>();
    for (const own of this.#ofClient.values()) if (own.size > most.size) most = own;
    const [longest] = most;
    this.delete(longest!);
    longest!.refuseBody();
  }
}

/** Its network, as rate limits count it. */
const findClient = ({ peer }: OpenBody): string => listRateLimitNetworks(normalizeAddress(peer))[0];

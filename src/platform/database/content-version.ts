import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * The number of the content's state that a cached page shows. The process that writes is current at once;
 * others learn of a change when they `refresh`.
 */
export class ContentVersion {
  #current = 0;
  readonly #kysely: Kysely<Tables>;

  constructor(kysely: Kysely<Tables>) {
    this.#kysely = kysely;
  }

  get current(): number {
    return this.#current;
  }

  /** Records a committed version. Never goes back. */
  observe(version: number): void {
    this.#current = Math.max(this.#current, version);
  }

  /** Asks the database. @throws when it does not answer. */
  async refresh(): Promise<void> {
    const row = await this.#kysely
      .selectFrom('site_state')
      .select('content_version')
      .executeTakeFirstOrThrow();
    this.observe(Number(row.content_version));
  }

  /** Raises the version inside the transaction that makes the change. */
  async advance(trx: Transaction<Tables>): Promise<number> {
    const row = await trx
      .updateTable('site_state')
      .set((eb) => ({ content_version: eb('content_version', '+', 1) }))
      .returning('content_version')
      .executeTakeFirstOrThrow();
    return Number(row.content_version);
  }
}

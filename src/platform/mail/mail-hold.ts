import type { Config } from '../config/read-config.ts';
import type { Connection, Database } from '../database/open-database.ts';
import { discardWaiting, insertPlace, replacePlace, selectPlace } from './mail-hold.store.ts';

/** Why nothing is sent until an admin says so. Times are ISO 8601. */
interface MailHold {
  since: string;
  for: 'restore' | 'move';
  /** After a restore: the time of the restored state. */
  stateOf: string | null;
}

/**
 * Keeps a restored or copied database from sending what another has sent, or will send: it is known by a restore,
 * or by another address or place than mail was sent from last.
 */
export interface MailHolding {
  /** Null: mail is sent. */
  read(): Promise<MailHold | null>;
  /** Mail is sent from here from now on. @returns how many mails were discarded */
  release(waiting: 'send' | 'discard'): Promise<number>;
}

type PlaceConfig = Pick<Config, 'siteUrl' | 'dataDir' | 'database'>;

interface HoldingParts {
  config: PlaceConfig;
  database: Database;
  now: () => Date;
}

export function createMailHolding({ config, database, now }: HoldingParts): MailHolding {
  const here = describePlace(config);
  return {
    async read() {
      const row = await selectPlace(database.kysely);
      if (row?.held_since && row.held_for)
        return { since: row.held_since, for: row.held_for, stateOf: row.state_of };
      if (row?.place === here) return null;
      if (!row) {
        await insertPlace(database.kysely, here);
        return null;
      }
      const since = now().toISOString();
      const held = { place: row.place, held_since: since, held_for: 'move' as const, state_of: null };
      await replacePlace(database.kysely, held);
      return { since, for: 'move', stateOf: null };
    },
    release: (waiting) =>
      database.write(async (trx) => {
        const row = await selectPlace(trx);
        const before = row?.held_since;
        const discarded =
          before && waiting === 'discard'
            ? await discardWaiting(trx, { before, now: now().toISOString() })
            : 0;
        await replacePlace(trx, { place: here, held_since: null, held_for: null, state_of: null });
        return discarded;
      }),
  };
}

/** In a restored database: nothing is sent. @param stateOf the time of the restored state */
export const holdRestored = (connection: Connection, { now, stateOf }: { now: string; stateOf: string }) =>
  replacePlace(connection, { place: null, held_since: now, held_for: 'restore', state_of: stateOf });

/** That mail is held, why, and who ends it, in one sentence. */
export const describeHold = (reason: MailHold['for']): string =>
  `Mail is held, because this database ${
    reason === 'restore' ? 'was restored' : 'has sent mail from another address or place before'
  }: nothing but test emails and links that someone asks for is sent until an admin says, above the tabs of the admin area, what becomes of the emails that wait.`;

/** With PostgreSQL, instances may have data folders of their own: where the database is tells a copy. */
function describePlace({ siteUrl, dataDir, database }: PlaceConfig): string {
  if (database.kind === 'sqlite') return `${siteUrl.origin} ${dataDir}`;
  const { host, pathname } = new URL(database.url);
  return `${siteUrl.origin} ${host}${pathname}`;
}

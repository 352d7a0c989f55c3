import { join } from 'node:path';
import type { Config } from './config/read-config.ts';
import type { Platform } from './context.ts';
import type { LongReadLimits } from './database/long-reads.ts';
import { openDatabase } from './database/open-database.ts';
import { UntrustedProxies } from './http/untrusted-proxies.ts';
import { createLimits } from './http/limits.ts';
import { ImageWork } from './images/image-work.ts';
import type { Log } from './log/create-log.ts';
import { createMailDelivery } from './mail/deliver-mail.ts';
import { createLinkSeal } from './mail/link-seal.ts';
import { createOutbox } from './mail/outbox.ts';
import { checkBucket } from './storage/check-bucket.ts';
import { openStorage } from './storage/open-storage.ts';
import { keepFilesPrivate } from './storage/private-files.ts';

/** A platform, and how to release what it holds. */
export interface OpenPlatform extends Platform {
  close(): Promise<void>;
}

/**
 * Opens what the process runs on: the database, migrated to the latest schema, and the storage.
 * @param authSecret seals the links of mails and the mark of a test lead
 * @param options in tests, another clock and other limits on long reads; and the sender's name if MAIL_FROM
 * has none
 * @throws Error when the database cannot be opened, or the bucket does not exist or refuses us
 */
export async function openPlatform(
  config: Config,
  log: Log,
  authSecret: string,
  {
    now = () => new Date(),
    longReads,
    readSenderName = async () => null,
  }: {
    now?: () => Date;
    longReads?: LongReadLimits;
    readSenderName?: (platform: Pick<Platform, 'database'>) => Promise<string | null>;
  } = {},
): Promise<OpenPlatform> {
  const refused = await keepFilesPrivate(config.dataDir);
  if (refused.length > 0) log.warn({ paths: refused.slice(0, 10) }, 'files of another user are not private');
  const storage = await openStorage(config.storage);
  if (config.storage.kind === 's3') await checkBucket(config.storage, storage, log);
  const database = await openDatabase(config.database, log, longReads);
  const seal = createLinkSeal(authSecret);
  return {
    config,
    log,
    database,
    storage,
    outbox: createOutbox({
      database,
      delivery: createMailDelivery(config.mail, storage, () => readSenderName({ database })),
      seal,
      log,
      now,
    }),
    seal,
    limits: createLimits(database.kysely, config.rateLimitFactor, now),
    images: new ImageWork(),
    untrustedProxies: new UntrustedProxies(
      config.trustedProxies,
      join(config.dataDir, 'untrusted-proxy'),
      log,
    ),
    now,
    close: () => database.close(),
  };
}

import { join } from 'node:path';
import type { Config } from './config/read-config.ts';
import type { Platform, PlatformBelowSite, Site } from './context.ts';
import type { LongReadLimits } from './database/long-reads.ts';
import { openDatabase } from './database/open-database.ts';
import { UntrustedProxies } from './http/untrusted-proxies.ts';
import { createLimits } from './http/limits.ts';
import { ImageWork } from './images/image-work.ts';
import type { Log } from './log/create-log.ts';
import { createMailDelivery } from './mail/deliver-mail.ts';
import { createMailHolding } from './mail/mail-hold.ts';
import { createOutbox } from './mail/outbox.ts';
import { createSeal } from './seal.ts';
import { checkBucket } from './storage/open-bucket.ts';
import { openStorage } from './storage/open-storage.ts';
import { keepFilesPrivate } from './storage/private-files.ts';

/** A platform, and how to release what it holds. */
export interface OpenPlatform extends Platform {
  close(): Promise<void>;
}

/**
 * Opens what the process runs on: the database, migrated to the latest schema, and the storage.
 * @param authSecret seals the links of mails, the mark of a test lead and the passwords that the owner sets
 * @param createSite composes what features ask of each other
 * @param options in tests, another clock and other limits on long reads
 * @throws Error when the database cannot be opened, or the bucket does not exist or refuses us, or a folder takes no files
 */
export async function openPlatform(
  config: Config,
  log: Log,
  authSecret: string,
  createSite: (platform: PlatformBelowSite) => Site,
  { now = () => new Date(), longReads }: { now?: () => Date; longReads?: LongReadLimits } = {},
): Promise<OpenPlatform> {
  const refused = await keepFilesPrivate(config.dataDir);
  if (refused.length > 0) log.warn({ paths: refused.slice(0, 10) }, 'files of another user are not private');
  const storage = await openStorage(config.storage);
  if (config.storage.kind === 's3') await checkBucket(config.storage, storage, log);
  await storage.checkWritable();
  const database = await openDatabase(config.database, log, longReads);
  const seal = createSeal(authSecret);
  const holding = createMailHolding({ config, database, now });
  const platform: PlatformBelowSite = {
    config,
    log,
    database,
    storage,
    outbox: createOutbox({
      database,
      delivery: createMailDelivery({
        outboxDir: config.outboxDir,
        storage,
        readMailSettings: async () => (await site.readOwnerSettings({ config, database, seal })).mail,
        readSenderName: async () => (await site.readSettings({ database })).site_name,
        renderPlainMail: (mail) => site.renderPlainMail(mail),
      }),
      holding,
      seal,
      log,
      now,
      noteRefused: (recipient, refusal) =>
        site.noteRefusedMail({ database, seal, now }, { recipient, refusal }),
    }),
    mailHolding: holding,
    seal,
    limits: createLimits(database.kysely, config.rateLimitFactor, now),
    images: new ImageWork(),
    untrustedProxies: new UntrustedProxies(
      config.trustedProxies,
      join(config.dataDir, 'untrusted-proxy'),
      log,
    ),
    now,
  };
  const site = createSite(platform);
  return { ...platform, site, close: () => database.close() };
}

import { stat, statfs } from 'node:fs/promises';
import { requireRight, type Context } from '#platform/context.ts';
import { describeHold } from '#platform/mail/mail-hold.ts';
import { selectMailboxState } from '#platform/mail/mailbox/mailbox.store.ts';
import { nameMailbox } from '#platform/mail/mailbox/open-mailbox.ts';
import packageFile from '../../../../../package.json' with { type: 'json' };
import type { SystemState } from '../../system.contract.ts';
import { selectDatabaseBytes, selectLastBackup } from './system.store.ts';

/** The state of the system that the product runs on. @throws Problem 403 */
export async function readSystem(ctx: Context): Promise<SystemState> {
  requireRight(ctx.caller, 'readSystem');
  const { config, database } = ctx;
  const [size, refusal, storage, disk, mail, lastBackup] = await Promise.all([
    measureDatabase(ctx),
    database.findRefusal(),
    checkStorage(ctx),
    statfs(config.dataDir),
    readMail(ctx),
    selectLastBackup(database.kysely),
  ]);
  return {
    version: packageFile.version,
    node: process.version,
    database: { ...describeDatabase(config), bytes: size, refusal: refusal?.reason ?? null },
    storage: { ...describeStorage(config), ...storage },
    free_bytes: disk.bavail * disk.bsize,
    mail,
    backup: { last_at: lastBackup },
  };
}

function describeDatabase({ database }: Context['config']): Pick<SystemState['database'], 'kind' | 'place'> {
  if (database.kind === 'sqlite') return { kind: database.kind, place: database.file };
  // Never the whole address: it contains the password.
  const { host, pathname } = new URL(database.url);
  return { kind: database.kind, place: `${host}${pathname}` };
}

const describeStorage = ({ storage }: Context['config']): Pick<SystemState['storage'], 'kind' | 'place'> => ({
  kind: storage.kind,
  place: storage.kind === 'disk' ? storage.dir : storage.bucket,
});

/** A folder that is gone is not made again. */
async function checkStorage({
  storage,
}: Context): Promise<Pick<SystemState['storage'], 'is_reachable' | 'refusal'>> {
  try {
    await storage.ping();
  } catch {
    return { is_reachable: false, refusal: null };
  }
  const refusal = await storage.checkWritable().then(
    () => null,
    (error: NodeJS.ErrnoException) => error.code ?? error.message,
  );
  return { is_reachable: true, refusal };
}

async function measureDatabase({ config, database }: Context): Promise<number> {
  if (config.database.kind === 'postgres') return selectDatabaseBytes(database.kysely);
  const { file } = config.database;
  const sizes = await Promise.all(
    [file, `${file}-wal`].map((name) =>
      stat(name).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, one) => sum + one, 0);
}

async function readMail(ctx: Context): Promise<SystemState['mail']> {
  const { outbox, database, mailHolding } = ctx;
  const { mail } = await ctx.site.readOwnerSettings(ctx);
  const { waiting, failed, discarded } = await outbox.countUnsent();
  const hold = await mailHolding.read();
  const [newest] = await outbox.listUnsent();
  const name = mail.imap && nameMailbox(mail.imap);
  const state = name === null ? undefined : await selectMailboxState(database.kysely, name);
  return {
    server: mail.smtpUrl === null ? null : new URL(mail.smtpUrl).host,
    waiting,
    failed,
    discarded,
    hold: hold && describeHold(hold.for),
    last_sent_at: await outbox.readLastSent(),
    last_error: newest?.last_error ?? null,
    mailbox:
      name === null
        ? null
        : {
            name,
            read_at: state?.read_at ?? null,
            failing_since: state?.failing_since ?? null,
            last_error: state?.last_error ?? null,
          },
  };
}

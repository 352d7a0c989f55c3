import { isDeepStrictEqual } from 'node:util';
import { isExampleAddress } from '#platform/config/example-address.ts';
import type { OwnerSettings } from '#platform/config/owner-settings.ts';
import type { Caller, Platform } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import { settingDefaults } from '../contract.ts';
import { readSettings } from './read-settings.ts';
import { replaceSetting, selectSetting, upsertSettings } from './settings.store.ts';

/** Where mail and bookings go and come from, by name; without passwords. */
type Routes = Record<string, string>;

type ReportPlatform = Pick<Platform, 'config' | 'database' | 'site' | 'now'>;
type SavingPlatform = ReportPlatform & { caller: Caller };

const contactName = 'contact address';
const senderName = 'sender of emails';
const mailboxName = 'mailbox';

/** Those that someone reads mail at. */
const addressNames: readonly string[] = [contactName, senderName, mailboxName];

/** Beside the six in their table, and never read with them: what the last report was about. */
const key = 'mail_routes';

/**
 * Mails the admins, and former addresses, which settings of the environment are others than at the last start,
 * and whether the contact address was changed past the product. The first start only takes note.
 */
export async function reportChangedRoutes(platform: ReportPlatform & Pick<Platform, 'seal'>): Promise<void> {
  const { contact_email: contact } = await readSettings(platform);
  const settings = await platform.site.readOwnerSettings(platform);
  const routes = { [contactName]: contact, ...listRoutes(settings) };
  const next = JSON.stringify(routes);
  const known = await selectSetting(platform.database.kysely, key);
  if (known === next) return;
  await platform.database.write(async (trx) => {
    // Of instances that start at once, one reports.
    if (!(await replaceSetting(trx, key, known ?? null, next)) || known === undefined) return;
    await report(platform, trx, {
      before: JSON.parse(known) as Routes,
      now: routes,
      by: 'Seen when the product was started.',
    });
  });
}

/** Reports a new contact address, in the transaction that saves it. @param former undefined: the default */
export const reportContact = (
  ctx: SavingPlatform,
  trx: Connection,
  { former = settingDefaults.contact_email, contact }: { former: string | undefined; contact: string },
): Promise<void> => reportSaved(ctx, trx, { [contactName]: former }, { [contactName]: contact });

/** Reports where else mail and bookings go and come from, in the transaction that saves it. */
export const reportRoutes = (
  ctx: SavingPlatform,
  trx: Connection,
  { before, after }: { before: OwnerSettings; after: OwnerSettings },
): Promise<void> => reportSaved(ctx, trx, listRoutes(before), listRoutes(after));

async function reportSaved(ctx: SavingPlatform, trx: Connection, before: Routes, now: Routes): Promise<void> {
  if (isDeepStrictEqual(before, now)) return;
  const known = await selectSetting(trx, key);
  if (known !== undefined) {
    const routes = { ...(JSON.parse(known) as Routes), ...now };
    await upsertSettings(trx, [{ key, value: JSON.stringify(routes) }]);
  }
  await report(ctx, trx, { before, now, by: `Changed by ${describeCaller(ctx.caller)}.` });
}

interface Change {
  before: Routes;
  now: Routes;
  by: string;
}

async function report(
  { config, site, now: clock }: ReportPlatform,
  trx: Connection,
  { before, now, by }: Change,
): Promise<void> {
  const changed = Object.keys(now).filter((name) => before[name] !== now[name]);
  const recipients = new Set([
    ...changed
      .filter((name) => addressNames.includes(name))
      .map((name) => readMailAddress(before[name] ?? ''))
      .filter(isRead),
    ...(await site.selectColleagues(trx, 'saveSettings')).map(({ email }) => email),
  ]);
  const [first, ...more] = changed;
  if (first === undefined) return;
  const at = clock().toISOString();
  const text = [
    `At ${config.siteUrl.host}, where mail and bookings go was changed:`,
    ...changed.map(
      (name) => `The ${name}\n  before: ${before[name] || 'none'}\n  now: ${now[name] || 'none'}`,
    ),
    `${by} ${at.slice(0, 16).replace('T', ' ')} UTC`,
    'If nobody of yours did this, someone else may be reading your mail: undo it, and check the admins, the API keys and the server.',
  ].join('\n\n');
  const subject = `${config.siteUrl.host}: the ${first} was changed${more.length > 0 ? `, and ${more.length} more` : ''}`;
  for (const recipient of recipients) await enqueueMail(trx, { recipient, subject, text }, at);
}

function listRoutes({ mail, bookingUrl }: OwnerSettings): Routes {
  const { smtpUrl, imap } = mail;
  return {
    [senderName]: mail.from,
    'booking address': bookingUrl ?? '',
    'mail server': smtpUrl === null ? '' : withoutPassword(smtpUrl),
    [mailboxName]:
      imap === null ? '' : `${imap.address} (${imap.folder} of ${imap.user} at ${imap.host}:${imap.port})`,
  };
}

function withoutPassword(address: string): string {
  const url = new URL(address);
  url.password = '';
  return url.href;
}

/** The address in a route, which may have a name before it and more after it; empty if it has none. */
const readMailAddress = (route: string): string => /[^\s<>]+@[^\s<>]+/.exec(route)?.[0] ?? '';

const isRead = (address: string): boolean =>
  address !== '' && !isExampleAddress(address) && !/^no-?reply@/i.test(address);

function describeCaller(caller: Caller): string {
  if (caller.kind === 'anonymous') return 'someone unknown';
  return caller.via === 'session'
    ? caller.email
    : `${caller.email}, by ${caller.via === 'key' ? 'an API key' : 'an access token'}`;
}

import { recordAudit } from '#domain/audit/server/record-audit.ts';
import type { MailSettings, OwnerSettings } from '#platform/config/owner-settings.ts';
import { requireRight, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { isExampleHost } from '#platform/config/example-address.ts';
import { selectMailHealth } from '#platform/mail/outbox.store.ts';
import type { Setup, SetupStep } from '../contract.ts';
import { selectOpenCleanStart } from './clean-starts.store.ts';
import { describeCleanStart, findSince } from './start-clean.ts';

declare module '#platform/context.ts' {
  interface Site {
    /** Which of name, tagline, logo and contact are missing, and which are examples, in words. */
    findUnsetIdentity(ctx: Pick<Context, 'database'>): Promise<{ missing: string[]; examples: string[] }>;
    /** The demonstration as visitors see it, document by document. */
    listDemonstration(ctx: Pick<Context, 'database'>): Promise<readonly FoundDocument[]>;
    /** Whether an account asks for more than its password. */
    hasSecondFactor(connection: Connection, userId: string): Promise<boolean>;
    readFlag(connection: Connection, name: string): Promise<boolean>;
    saveFlag(trx: Connection, name: string, isSet: boolean): Promise<void>;
  }
}

interface FoundDocument {
  collection: string;
  left: readonly { kind: string }[];
  own: readonly string[];
}

const dismissed = 'setup_dismissed';

/** A site's steps before it goes public; each is judged by what is stored. @throws Problem 403 */
export async function readSetup(ctx: Context): Promise<Setup> {
  const { userId } = requireRight(ctx.caller, 'readSetup');
  const { kysely } = ctx.database;
  const documents = await ctx.site.listDemonstration(ctx);
  const open = await selectOpenCleanStart(kysely, findSince(ctx));
  const settings = await ctx.site.readOwnerSettings(ctx);
  const left = await Promise.all(ctx.site.demonstration.map((part) => part.isLeft(ctx)));
  return {
    is_dismissed: await ctx.site.readFlag(kysely, dismissed),
    demonstration: left.includes(true),
    clean_start: open ? describeCleanStart(open) : null,
    steps: [
      describeIdentity(await ctx.site.findUnsetIdentity(ctx)),
      await describeMail(ctx, settings.mail),
      describeBooking(settings),
      describeList(documents, { name: 'people', none: 'Nobody is introduced yet.' }),
      describeList(documents, { name: 'services', none: 'There are no services yet.' }),
      describeList(documents, { name: 'cases', none: 'There are no case studies yet.' }),
      describeLegal(documents),
      describeSecondFactor(await ctx.site.hasSecondFactor(kysely, userId)),
      describeDomain(ctx),
    ],
  };
}

/** Hides the checklist, or shows it again, for everyone who signs in. @throws Problem 403 */
export async function saveSetup(ctx: Context, { is_dismissed }: { is_dismissed: boolean }): Promise<Setup> {
  requireRight(ctx.caller, 'saveSetup');
  await ctx.database.write(async (trx) => {
    await ctx.site.saveFlag(trx, dismissed, is_dismissed);
    await recordAudit(trx, ctx, {
      action: 'settings.changed',
      target: { kind: 'settings', title: 'Setup checklist' },
      details: is_dismissed ? 'hidden' : 'shown',
    });
  });
  return readSetup(ctx);
}

function describeIdentity({ missing, examples }: { missing: string[]; examples: string[] }): SetupStep {
  const parts = [
    ...(missing.length > 0 ? [`Missing: ${missing.join(', ')}.`] : []),
    ...(examples.length > 0 ? [`Still an example: ${examples.join(', ')}.`] : []),
  ];
  const isDone = parts.length === 0;
  return {
    name: 'identity',
    is_done: isDone,
    state: isDone ? 'Name, tagline, logo and contact are yours.' : parts.join(' '),
  };
}

async function describeMail(ctx: Context, mail: MailSettings): Promise<SetupStep> {
  const { acceptedAt, isFailing } = await selectMailHealth(ctx.database.kysely);
  const say = (isDone: boolean, state: string): SetupStep => ({ name: 'mail', is_done: isDone, state });
  if (mail.smtpUrl === null) return say(false, 'There is no mail server: emails are only written to files.');
  if (isFailing) return say(false, 'The mail server has not accepted some emails.');
  return acceptedAt === null
    ? say(false, 'A mail server is set. Send a test email to see that it accepts emails.')
    : say(true, `The mail server last accepted an email on ${acceptedAt.slice(0, 10)}.`);
}

function describeBooking({ bookingUrl }: OwnerSettings): SetupStep {
  if (bookingUrl === null) {
    const state = 'No bookings are taken: their buttons lead to the contact form.';
    return { name: 'booking', is_done: true, state };
  }
  const { hostname } = new URL(bookingUrl);
  const isDone = !isExampleHost(hostname);
  const state = isDone
    ? `Consultations are booked at ${hostname}.`
    : 'The booking window opens an example address.';
  return { name: 'booking', is_done: isDone, state };
}

function describeList(
  documents: readonly FoundDocument[],
  { name, none }: { name: 'people' | 'services' | 'cases'; none: string },
): SetupStep {
  const entries = documents.filter(({ collection }) => collection === name);
  const made = entries.filter(
    ({ left, own }) => own.length === 0 || left.some(({ kind }) => kind !== 'wording'),
  ).length;
  if (entries.length === 0) return { name, is_done: false, state: none };
  const state =
    made === 0
      ? `${entries.length} on the site, none of them with claims of the demonstration.`
      : `${made} of ${entries.length} are still the demonstration’s, or make claims of it.`;
  return { name, is_done: made === 0, state };
}

function describeLegal(documents: readonly FoundDocument[]): SetupStep {
  const pages = documents.filter(({ collection }) => collection === 'legal');
  const isDone = pages.every(({ own }) => own.length > 0);
  const state = isDone
    ? 'Privacy policy and terms have words of your own.'
    : 'Still the software’s texts. Have them checked by a lawyer, and change what is not true of you.';
  return { name: 'legal', is_done: isDone, state };
}

const describeSecondFactor = (isDone: boolean): SetupStep => ({
  name: 'second_factor',
  is_done: isDone,
  state: isDone
    ? 'Your account asks for more than the password.'
    : 'Your account asks for the password alone.',
});

function describeDomain({ config: { siteUrl, siteUrlIsSet } }: Context): SetupStep {
  const isDone = siteUrlIsSet && siteUrl.protocol === 'https:' && !isExampleHost(siteUrl.hostname);
  const state = isDone
    ? `The site is at ${siteUrl.origin}.`
    : `SITE_URL is not the site’s own https:// address: links lead to ${siteUrl.origin}.`;
  return { name: 'domain', is_done: isDone, state };
}

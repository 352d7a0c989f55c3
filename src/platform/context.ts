import type { Config } from './config/read-config.ts';
import type { Connection, Database } from './database/open-database.ts';
import type { Limits } from './http/limits.ts';
import type { UntrustedProxies } from './http/untrusted-proxies.ts';
import { adminRequired, recentSignInRequired, sessionRequired } from './http/problem.ts';
import type { ImageWork } from './images/image-work.ts';
import type { Log } from './log/create-log.ts';
import type { LinkSeal } from './mail/mail-link.ts';
import type { MailHolding } from './mail/mail-hold.ts';
import type { Outbox } from './mail/outbox.ts';
import type { Storage } from './storage/storage.ts';

/**
 * What a feature asks of others, composed in app/create-site.ts. Here is what several ask; each feature adds what it
 * alone needs where it uses it (`declare module`). A lookup takes `(ctx, input)` as a verb does, or the connection of
 * the transaction that it belongs to.
 */
export interface Site {
  /** How the site calls itself, and the address that it is written to: empty for none. */
  readSettings(platform: Pick<Platform, 'database'>): Promise<{ site_name: string; contact_email: string }>;
  /** The HTML part of a mail that was written as text, in the site's look. */
  renderPlainMail(mail: { subject: string; text: string }): Promise<string>;
  /** The admins' accounts, by name. */
  selectAdmins(connection: Connection): Promise<{ id: string; name: string; email: string }[]>;
}

/** What the process runs on. Created once, at startup. */
export interface Platform {
  config: Config;
  log: Log;
  database: Database;
  storage: Storage;
  outbox: Outbox;
  mailHolding: MailHolding;
  seal: LinkSeal;
  limits: Limits;
  images: ImageWork;
  untrustedProxies: UntrustedProxies;
  site: Site;
  now(): Date;
}

/** The platform while `site` is being composed on it. */
export type PlatformBelowSite = Omit<Platform, 'site'>;

/** The caller. */
export type Caller =
  | { kind: 'anonymous' }
  | {
      kind: 'user';
      userId: string;
      email: string;
      isAdmin: boolean;
      via: 'session' | 'token' | 'key';
      /** The API key's id, if it is one. */
      keyId?: string;
      /** The session's owner signed in or confirmed who they are within the last ten minutes. */
      isRecent?: boolean;
    };

/** What a verb is given besides its input. */
export interface Context extends Platform {
  caller: Caller;
  /** Aborted when the client disconnects. */
  readonly signal?: AbortSignal | undefined;
}

export const anonymous: Caller = { kind: 'anonymous' };

export const isAdmin = (caller: Caller): boolean => caller.kind === 'user' && caller.isAdmin;

/** The caller, if an admin: admins may do everything. @throws Problem 403 */
export function requireAdmin(caller: Caller): Extract<Caller, { kind: 'user' }> {
  if (caller.kind !== 'user' || !caller.isAdmin) throw adminRequired();
  return caller;
}

/**
 * An admin in person: signed in or confirmed within the last ten minutes, with a session rather than a
 * program's credential. For everything that creates, ends or hands over credentials, and for one person's
 * data as a whole: a key, a token or a session left open must not be a way to become its owner.
 * @throws Problem 403
 */
export function requireRecentSignIn(caller: Caller): Extract<Caller, { kind: 'user' }> {
  const admin = requireAdmin(caller);
  if (admin.via !== 'session') throw sessionRequired();
  if (!admin.isRecent) throw recentSignInRequired();
  return admin;
}

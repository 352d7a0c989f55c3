import type { OwnerSettings } from './config/owner-settings.ts';
import type { Config } from './config/read-config.ts';
import type { Connection, Database } from './database/open-database.ts';
import type { Limits } from './http/limits.ts';
import type { UntrustedProxies } from './http/untrusted-proxies.ts';
import {
  adminRequired,
  insufficientScope,
  recentSignInRequired,
  rightRequired,
  secondFactorRequired,
  sessionRequired,
} from './http/problem.ts';
import type { ImageWork } from './images/image-work.ts';
import type { Log } from './log/create-log.ts';
import type { MailHolding } from './mail/mail-hold.ts';
import type { Outbox } from './mail/outbox.ts';
import {
  includesRightTo,
  operationRights,
  type Operation,
  type Right,
  type Role,
} from './rights.contract.ts';
import type { Seal } from './seal.ts';
import type { Storage } from './storage/storage.ts';

/**
 * The questions that features ask of others, composed in app/create-site.ts. Here are those of several; each adds its
 * own where it uses it (`declare module`). A lookup takes `(ctx, input)` as a verb does, or the connection of
 * the transaction that it belongs to.
 */
export interface Site {
  /** How the site calls itself, and the address that it is written to: empty for none. */
  readSettings(platform: Pick<Platform, 'database'>): Promise<{ site_name: string; contact_email: string }>;
  /** The HTML part of a mail that was written as text, in the site's look. */
  renderPlainMail(mail: { subject: string; text: string }): Promise<string>;
  /** The environment's settings, else the owner's, else the defaults: as they are now, on every instance. */
  readOwnerSettings(platform: Pick<Platform, 'config' | 'database' | 'seal'>): Promise<OwnerSettings>;
  /** The accounts that may do something, by name. */
  selectColleagues(
    connection: Connection,
    operation: Operation,
  ): Promise<{ id: string; name: string; email: string }[]>;
  findRoleHolder(connection: Connection, userId: string): Promise<RoleHolder | null>;
}

/** The services that the process runs on. Created once, at startup. */
export interface Platform {
  config: Config;
  log: Log;
  database: Database;
  storage: Storage;
  outbox: Outbox;
  mailHolding: MailHolding;
  seal: Seal;
  limits: Limits;
  images: ImageWork;
  untrustedProxies: UntrustedProxies;
  site: Site;
  now(): Date;
}

/** The platform while `site` is being composed on it. */
export type PlatformBelowSite = Omit<Platform, 'site'>;

/** An account as a caller. */
export interface RoleHolder {
  userId: string;
  email: string;
  /** None: it may do what visitors may. */
  roles: readonly Role[];
  rights: readonly Right[];
  /** A role of it requires a second factor, which it does not have: until then it has the right to its own account alone. */
  lacksSecondFactor: boolean;
}

interface User extends RoleHolder {
  kind: 'user';
  via: 'session' | 'token' | 'key';
  /** The API key's id, if it is one. */
  keyId?: string;
  /** The session's owner signed in or confirmed who they are within the last ten minutes. */
  isRecent?: boolean;
}

export type Caller = { kind: 'anonymous' } | User;

/** A verb's surroundings, besides its input. */
export interface Context extends Platform {
  caller: Caller;
  /** Aborted when the client disconnects. */
  readonly signal?: AbortSignal | undefined;
}

export const anonymous: Caller = { kind: 'anonymous' };

export const may = (caller: Caller, operation: Operation): boolean =>
  caller.kind === 'user' && includesRightTo(caller.rights, operation);

/** The caller, if they have a role. @throws Problem 403 */
export function requireRole(caller: Caller): User {
  if (caller.kind !== 'user' || caller.roles.length === 0) throw adminRequired();
  return caller;
}

/** The caller, if they may do this. @throws Problem 403 */
export function requireRight(caller: Caller, operation: Operation): User {
  const user = requireRole(caller);
  if (may(user, operation)) return user;
  if (user.lacksSecondFactor) throw secondFactorRequired();
  throw user.via === 'key' ? insufficientScope(operationRights[operation]) : rightRequired();
}

/**
 * A person who may do this, and is here: signed in or confirmed within the last ten minutes, with a session rather than
 * a program's credential. For everything that creates, ends or hands over credentials, and for one person's
 * data as a whole: a key, a token or a session left open must not be a way to become its owner.
 * @throws Problem 403
 */
export function requireRecentSignIn(caller: Caller, operation: Operation): User {
  const user = requireRight(caller, operation);
  if (user.via !== 'session') throw sessionRequired();
  if (!user.isRecent) throw recentSignInRequired();
  return user;
}

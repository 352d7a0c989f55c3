import type { OwnerSettingName, OwnerSettingTexts } from '#platform/config/owner-settings.ts';
import { invalidFields } from '#platform/http/problem.ts';
import type { OwnerSettingChanges, ShownOwnerSettings } from '../../owner-settings.contract.ts';

/** Texts to store, by the setting's name; null takes one away. */
export type ChangedTexts = Partial<Record<OwnerSettingName, string | null>>;

/**
 * Changes as the environment would have them.
 * @param current what is set now, with its passwords
 * @throws Problem 400 for a password that was left out and cannot stay
 */
export function toTexts(changes: OwnerSettingChanges, current: OwnerSettingTexts): ChangedTexts {
  const { mail_server: server, sender, mailbox, booking_url: booking, retention = {}, ai } = changes;
  return {
    ...(server !== undefined && { SMTP_URL: server && toSmtpUrl(server, current.SMTP_URL) }),
    ...(sender !== undefined && { MAIL_FROM: sender && toSender(sender) }),
    ...(mailbox !== undefined && { IMAP_URL: mailbox && toImapUrl(mailbox, current.IMAP_URL) }),
    ...(booking !== undefined && { BOOKING_URL: booking }),
    ...(ai !== undefined && toAi(ai, current)),
    ...Object.fromEntries(
      Object.entries(retention).map(([field, amount]) => [
        retentionNames[field as keyof typeof retentionNames],
        amount === null ? null : String(amount),
      ]),
    ),
  };
}

const retentionNames = {
  message_days: 'RETENTION_DAYS',
  spam_days: 'SPAM_RETENTION_DAYS',
  visit_days: 'VISIT_RETENTION_DAYS',
  sum_months: 'SUM_RETENTION_MONTHS',
} as const;

type MailServer = NonNullable<OwnerSettingChanges['mail_server']>;
type Mailbox = NonNullable<OwnerSettingChanges['mailbox']>;
type Ai = NonNullable<OwnerSettingChanges['ai']>;

function toSmtpUrl(server: MailServer, former: string | undefined): string {
  const { host, port, security, user } = server;
  const password =
    user === '' ? '' : findPassword('mail_server', server, former && readMailServer(former), former);
  const url = describeServer(security === 'tls' ? 'smtps' : 'smtp', { host, port, user, password });
  return security === 'starttls' ? `${url}?requireTLS=true` : url;
}

function toImapUrl(mailbox: Mailbox, former: string | undefined): string {
  const { host, port, security, user, folder, address, plus } = mailbox;
  const password = findPassword('mailbox', mailbox, former && readMailbox(former), former);
  const url = describeServer(security === 'tls' ? 'imaps' : 'imap', { host, port, user, password });
  const query = new URLSearchParams({ address, plus: plus ? 'on' : 'off' });
  return `${url}/${encodeURIComponent(folder)}?${query}`;
}

interface Server {
  host: string;
  port: number;
  user: string;
  password: string;
}

function describeServer(scheme: string, { host, port, user, password }: Server): string {
  const credentials = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  return `${scheme}://${credentials}${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * A stored password stays where it is used as before: it must not be sent to a server that somebody else names.
 * @throws Problem 400
 */
function findPassword(
  field: string,
  given: MailServer | Mailbox,
  shown: (Pick<MailServer, 'host' | 'port' | 'user'> & { security: string }) | undefined | '',
  former: string | undefined,
): string {
  if (given.password) return given.password;
  const stored = former && given.password === undefined ? readPassword(former) : '';
  if (stored === '' || !shown) {
    const message = 'Password is missing: this user signs in with one';
    throw invalidFields([{ field: `${field}.password`, message }]);
  }
  const isSame = (['host', 'port', 'user', 'security'] as const).every((key) => shown[key] === given[key]);
  if (isSame) return stored;
  const message = 'Enter the password again: it is kept only for the same server, port, security and user';
  throw invalidFields([{ field: `${field}.password`, message }]);
}

const readPassword = (url: string): string => decodeURIComponent(new URL(url).password);

function toAi(ai: Ai | null, current: OwnerSettingTexts): ChangedTexts {
  if (!ai) return { AI_BASE_URL: null, AI_MODEL: null, AI_API_KEY: null };
  const { base_url: baseUrl, model, key } = ai;
  if (key === undefined && current.AI_API_KEY && current.AI_BASE_URL !== baseUrl) {
    const message = 'Enter the key again: it is kept only for the same address';
    throw invalidFields([{ field: 'ai.key', message }]);
  }
  return {
    AI_BASE_URL: baseUrl,
    AI_MODEL: model,
    ...(key !== undefined && { AI_API_KEY: key === '' ? null : key }),
  };
}

/** A name with a character that separates addresses is quoted (RFC 5322, 3.2.4). */
const toSender = ({ name, address }: { name: string; address: string }): string => {
  if (name === '') return address;
  const isPlain = /^[^"\\,;:@()[\]]*$/.test(name);
  return `${isPlain ? name : `"${name.replaceAll(/["\\]/g, '\\$&')}"`} <${address}>`;
};

function readSender(text: string): { name: string; address: string } {
  const [, name = '', address = text] = /^([^<]*)<([^>]*)>$/.exec(text) ?? [];
  const bare = name.trim();
  const quoted = /^"(.*)"$/.exec(bare)?.[1]?.replaceAll(/\\(.)/g, '$1');
  return { name: quoted ?? bare, address };
}

function readServer(text: string, ports: { secure: number; other: number }) {
  const url = new URL(text);
  const isSecure = /^(smtps|imaps):$/.test(url.protocol);
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (isSecure ? ports.secure : ports.other),
    isSecure,
    user: decodeURIComponent(url.username),
    has_password: url.password !== '',
    query: url.searchParams,
    path: decodeURIComponent(url.pathname.slice(1)),
  };
}

function readMailServer(text: string): NonNullable<ShownOwnerSettings['mail_server']> {
  const { host, port, isSecure, user, has_password, query } = readServer(text, { secure: 465, other: 587 });
  const security = isSecure ? 'tls' : query.get('requireTLS') === 'true' ? 'starttls' : 'optional';
  return { host, port, security, user, has_password };
}

function readMailbox(text: string): NonNullable<ShownOwnerSettings['mailbox']> {
  const { isSecure, query, path, ...server } = readServer(text, { secure: 993, other: 143 });
  return {
    ...server,
    security: isSecure ? 'tls' : 'starttls',
    folder: path || 'INBOX',
    address: query.get('address') ?? server.user,
    plus: query.get('plus') === 'on',
  };
}

/** The settings as they are shown, without a secret. */
export function showTexts(
  texts: OwnerSettingTexts,
): Omit<ShownOwnerSettings, 'retention' | 'default_sender' | 'from_environment' | 'unreadable'> {
  return {
    mail_server: texts.SMTP_URL ? readMailServer(texts.SMTP_URL) : null,
    sender: texts.MAIL_FROM ? readSender(texts.MAIL_FROM) : null,
    mailbox: texts.IMAP_URL ? readMailbox(texts.IMAP_URL) : null,
    booking_url: texts.BOOKING_URL ?? null,
    ai:
      texts.AI_BASE_URL && texts.AI_MODEL
        ? { base_url: texts.AI_BASE_URL, model: texts.AI_MODEL, has_key: Boolean(texts.AI_API_KEY) }
        : null,
  };
}

import type { AddressInfo } from 'node:net';
import { listUnset } from '#features/warnings/server/list-unset.ts';
import type { OwnerSettings } from '#platform/config/owner-settings.ts';
import type { Config } from '#platform/config/read-config.ts';
import { describeHold } from '#platform/mail/mail-hold.ts';

/** The facts from the database that the terminal shows. */
interface StartedSite {
  admins: number;
  /** The contact address. */
  contact: string;
  settings: OwnerSettings;
  /** Why mail is held; null: it is sent. */
  hold: 'restore' | 'move' | null;
}

/** The terminal's text once the product is up: its address, what it runs on, what is not set, how to sign in. */
export function describeStart(
  config: Config,
  address: AddressInfo | string | null,
  { admins, contact, hold, settings: { mail, ai, bookingUrl } }: StartedSite,
): string {
  const port = typeof address === 'object' && address ? address.port : config.port;
  const url = config.siteUrlIsSet ? config.siteUrl.origin : `http://localhost:${port}`;
  const lines = [
    `Countermark is up at ${url}`,
    `  database  ${describeDatabase(config.database)}`,
    `  uploads   ${describeStorage(config.storage)}`,
    `  mail      ${mail.smtpUrl ? `by SMTP (${new URL(mail.smtpUrl).host})` : `files in ${config.outboxDir}`}`,
    `  fortunes  ${ai ? `${ai.model} at ${new URL(ai.baseUrl).host}` : 'the local generator'}`,
  ];
  if (admins > 0) lines.push(`  admin     ${url}/admin`);
  if (hold !== null) lines.push('', describeHold(hold));
  const unset = listUnset({ mail, bookingUrl }, contact).map(({ text }) => `  - ${text}`);
  if (unset.length > 0) {
    lines.push(
      '',
      isPublic(config) ? 'WARNING: this site is not ready for visitors' : 'Not set up yet',
      ...unset,
    );
  }
  if (isOpenToAll(config)) {
    lines.push(
      '',
      'It listens on all interfaces, and no proxy is named in TRUSTED_PROXIES: visitors come straight here,',
      'without TLS. Behind a proxy, set TRUSTED_PROXIES, and HOST=127.0.0.1 where it runs on this machine.',
    );
  }
  if (admins === 0) {
    lines.push(
      '',
      'There is no admin yet. Make one with',
      '  npm run admin -- create you@example.com',
      'or start with ADMIN_EMAIL and ADMIN_PASSWORD set.',
    );
  }
  return lines.join('\n');
}

const isPublic = ({ siteUrl }: Config): boolean => siteUrl.protocol === 'https:';

const isOpenToAll = ({ host, trustedProxies }: Config): boolean =>
  ['0.0.0.0', '::', ''].includes(host) && trustedProxies.length === 0;

function describeDatabase(database: Config['database']): string {
  if (database.kind === 'sqlite') return `SQLite, ${database.file}`;
  const { host, pathname } = new URL(database.url);
  return `PostgreSQL, ${host}${pathname}`;
}

function describeStorage(storage: Config['storage']): string {
  return storage.kind === 'disk' ? storage.dir : `bucket ${storage.bucket}`;
}

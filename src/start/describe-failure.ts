import { ConfigError } from '#platform/config/config-error.ts';
import type { Config } from '#platform/config/read-config.ts';

/** One line for the person who started the product: what stopped it, and which setting is concerned. */
export function describeFailure(error: unknown, config: Config | null): string {
  if (error instanceof ConfigError) return error.message;
  const reason = config && findReason(error, config);
  return reason ?? `Countermark could not start: ${describePlainly(error)}`;
}

/** One line for whoever ran a command, which does not wait for a database. */
export function describeCommandFailure(error: unknown, config: Config | null): string {
  const reason = config && (describeOutage(error, config) ?? findReason(error, config));
  return reason ?? describePlainly(error);
}

const describePlainly = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** One line about a database that does not answer yet; null for every other error. */
export function describeOutage(error: unknown, { database }: Config): string | null {
  const { code, message, syscall } = readDetails(error);
  if (database.kind === 'sqlite' || syscall === 'listen') return null;
  if (!outages.test(code) && !lostConnection.test(message)) return null;
  // Never the whole address: it contains the password.
  return `DATABASE_URL: PostgreSQL at ${new URL(database.url).host} does not answer (${code || message})`;
}

/** The fields of a system's or a database's error. */
interface Details {
  code: string;
  message: string;
  syscall: string;
  /** Of a lookup. */
  hostname: string;
  path: string;
}

function findReason(error: unknown, config: Config): string | null {
  const details = readDetails(error);
  return (
    describeListening(details, config) ?? describeStores(error, config) ?? describeFiles(details, config)
  );
}

function describeListening({ code, syscall, hostname }: Details, { port, host }: Config): string | null {
  const isLookup = syscall === 'getaddrinfo' && hostname === host;
  if (syscall !== 'listen' && !isLookup) return null;
  if (code === 'EADDRINUSE') return `PORT ${port} is in use: stop what listens there, or set another`;
  if (code === 'EACCES') return `PORT ${port} needs rights that this user does not have: set one above 1023`;
  return `HOST ${host} is no address to listen on (${code})`;
}

/** Looks for an error of the database or the disk, also among the causes. */
function describeStores(error: unknown, config: Config): string | null {
  const details = readDetails(error);
  const reason = describeFullDisk(details, config) ?? describeDatabase(details, config);
  return reason ?? (error instanceof Error && error.cause ? describeStores(error.cause, config) : null);
}

function describeFullDisk({ code, path }: Details, { dataDir, database }: Config): string | null {
  if (!/^(ENOSPC|SQLITE_FULL|SQLITE_IOERR_SHMSIZE)$/.test(code)) return null;
  const isOfSqlite = code.startsWith('SQLITE_') && database.kind === 'sqlite';
  const place = isOfSqlite ? database.file : path || dataDir;
  return `no space left on ${isWithin(place, dataDir) ? `DATA_DIR ${dataDir}` : place}`;
}

const outages =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|57P03|53300)$/;

/** pg's errors, which have no code, for a connection that ends before it is established. */
const lostConnection = /^(Connection terminated|timeout expired)/;

function describeDatabase({ code, message }: Details, { database }: Config): string | null {
  if (database.kind === 'sqlite') {
    if (code === 'SQLITE_NOTADB') return `${database.file} is no SQLite database`;
    if (code.startsWith('SQLITE_CORRUPT'))
      return `${database.file} is damaged (${code}): restore a backup, as docs/operations.md says`;
    if (/^SQLITE_(CANTOPEN|READONLY|IOERR)/.test(code))
      return `${database.file} cannot be opened and written (${code})`;
    return null;
  }
  // Never the whole address: it contains the password.
  const { host, pathname, username } = new URL(database.url);
  const at = `DATABASE_URL: PostgreSQL at ${host}`;
  const tls = describeTls(code, message);
  if (tls !== null) return `${at} ${tls}`;
  if (code === '28P01' || code === '28000') return `${at} refuses the user ${username} or the password`;
  if (code === '3D000') return `${at} has no database ${pathname.slice(1)}`;
  if (code === '53100') return `${at} has no space left on its disk`;
  if (code === '42501') return `${at} does not let the user ${username} make tables in ${pathname.slice(1)}`;
  return null;
}

/** pg has no code for a server without TLS, and PostgreSQL has one code for all that pg_hba.conf refuses. */
function describeTls(code: string, message: string): string | null {
  if (message === 'The server does not support SSL connections')
    return 'has no TLS: set sslmode=disable, or none';
  if (code === '28000' && message.includes('no encryption'))
    return 'does not take this user from this machine without TLS: add ?sslmode=verify-full';
  const unchecked = 'or do without a check, with sslmode=no-verify';
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `has a certificate for another host name: use that name, ${unchecked}`;
  if (/^CERT_(HAS_EXPIRED|NOT_YET_VALID)$/.test(code))
    return `has a certificate that is not valid today (${code})`;
  if (/SELF_SIGNED|^UNABLE_TO_(GET_ISSUER|VERIFY)/.test(code))
    return `has a certificate that nobody here trusts (${code}): name its authority with sslrootcert=/path/of/ca.pem, ${unchecked}`;
  return null;
}

function describeFiles({ code, path }: Details, { dataDir, storage }: Config): string | null {
  const say = (folder: string) => `${folder} cannot be written: ${code} at ${path}`;
  if (isWithin(path, dataDir)) return say(`DATA_DIR ${dataDir}`);
  return storage.kind === 'disk' && isWithin(path, storage.dir) ? say(`STORAGE_URL ${storage.dir}`) : null;
}

const isWithin = (path: string, folder: string): boolean => `${path}/`.startsWith(`${folder}/`);

function readDetails(error: unknown): Details {
  const read = (name: string): string => {
    const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
    return typeof value === 'string' ? value : '';
  };
  const [code, message, syscall] = [read('code'), read('message'), read('syscall')];
  return { code, message, syscall, hostname: read('hostname'), path: read('path') };
}

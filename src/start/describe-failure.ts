import { ConfigError, type Config } from '#platform/config/read-config.ts';

/** One line for whoever started the product: what stopped it, and which setting it is about. */
export function describeFailure(error: unknown, config: Config | null): string {
  const text = error instanceof Error ? error.message : String(error);
  if (error instanceof ConfigError) return text;
  const reason = config && findReason(error, config);
  return reason ?? `Countermark could not start: ${text}`;
}

/** The same of a database that does not answer yet; null for everything else. */
export function describeOutage(error: unknown, { database }: Config): string | null {
  const { code, message, syscall } = readDetails(error);
  if (database.kind === 'sqlite' || syscall === 'listen') return null;
  if (!outages.test(code) && !lostConnection.test(message)) return null;
  // Never the whole address: it has the password.
  return `DATABASE_URL: PostgreSQL at ${new URL(database.url).host} does not answer (${code || message})`;
}

/** Of a system's or a database's error. */
interface Details {
  code: string;
  message: string;
  syscall: string;
  path: string;
}

function findReason(error: unknown, config: Config): string | null {
  const details = readDetails(error);
  return (
    describeListening(details, config) ?? describeDatabase(details, config) ?? describeFiles(details, config)
  );
}

function describeListening({ code, syscall }: Details, { port, host }: Config): string | null {
  if (syscall !== 'listen') return null;
  if (code === 'EADDRINUSE') return `PORT ${port} is in use: stop what listens there, or set another`;
  if (code === 'EACCES') return `PORT ${port} needs rights that this user does not have: set one above 1023`;
  return `HOST ${host} is no address to listen on (${code})`;
}

const outages =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|57P03|53300)$/;

/** What pg says, without a code, when a connection ends before it is one. */
const lostConnection = /^(Connection terminated|timeout expired)/;

function describeDatabase({ code }: Details, { database }: Config): string | null {
  if (database.kind === 'sqlite') {
    if (code === 'SQLITE_NOTADB') return `${database.file} is no SQLite database`;
    if (/^SQLITE_(CANTOPEN|READONLY)/.test(code))
      return `${database.file} cannot be opened and written (${code})`;
    return null;
  }
  // Never the whole address: it has the password.
  const { host, pathname, username } = new URL(database.url);
  const at = `DATABASE_URL: PostgreSQL at ${host}`;
  if (code === '28P01' || code === '28000') return `${at} refuses the user ${username} or the password`;
  if (code === '3D000') return `${at} has no database ${pathname.slice(1)}`;
  if (code === '42501') return `${at} does not let the user ${username} make tables in ${pathname.slice(1)}`;
  return null;
}

function describeFiles({ code, path }: Details, { dataDir }: Config): string | null {
  if (path === '') return null;
  return `DATA_DIR ${dataDir} cannot be written: ${code} at ${path}`;
}

function readDetails(error: unknown): Details {
  const read = (name: string): string => {
    const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
    return typeof value === 'string' ? value : '';
  };
  return { code: read('code'), message: read('message'), syscall: read('syscall'), path: read('path') };
}

import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { isExampleAddress } from './example-address.ts';

/** All settings, validated. No other file reads the environment. */
export interface Config {
  port: number;
  host: string;
  /** The public origin. All absolute addresses, mail links and Host checks derive from it. */
  siteUrl: URL;
  /** Names of hosts, in lower case, whose pages lead to SITE_URL. */
  redirectHosts: string[];
  /** Whether browsers use HTTPS for all subdomains too (RFC 6797, 6.1.2). */
  hstsSubdomains: boolean;
  /** False if SITE_URL was not set: then loopback names and IP addresses are accepted as Host too. */
  siteUrlIsSet: boolean;
  dataDir: string;
  database: { kind: 'sqlite'; file: string } | PostgresDatabase;
  storage: { kind: 'disk'; dir: string } | S3Storage;
  firstAdmin: { email: string; password: string } | null;
  /** Null: generated once and kept in `dataDir`. */
  authSecret: string | null;
  mail: {
    smtpUrl: string | null;
    from: string;
    /** MAIL_FROM if it is an example address: it counts as not set. */
    exampleFrom: string | null;
    outboxDir: string;
    /** The mailbox that receives answers; null if they are read elsewhere. */
    imap: Mailbox | null;
  };
  ai: { baseUrl: string; apiKey: string; model: string } | null;
  /** The calendar service's event-request address (SPEC section 7, "Consultation booking"). */
  bookingUrl: string;
  /** Where changed addresses are reported for search engines, and the key that proves whose they are; null: nowhere. */
  indexNow: { url: string; key: string } | null;
  /** Addresses or CIDR ranges whose X-Forwarded-For is trusted. */
  trustedProxies: string[];
  /** Multiplies every request limit; for load tests. */
  rateLimitFactor: number;
  /** After how many days data is deleted; null keeps it until someone deletes it. */
  retention: { messageDays: number | null; spamDays: number | null };
  /** How long the pages opened by one visit are kept, and how long daily sums are. */
  insights: { visitDays: number; sumMonths: number };
  logLevel: LogLevel;
  /**
   * How long the process keeps serving, reported as not ready, after SIGTERM, so that its load balancer
   * notices.
   */
  drainSeconds: number;
  /**
   * The bearer token that `/metrics` requires. Null: only callers on the machine or its network are answered.
   */
  metricsToken: string | null;
}

/** A mailbox, from `imaps://user:password@host/folder?address=…&plus=on`. */
interface Mailbox {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS, which only `imap://` on this machine may go without. */
  isSecure: boolean;
  user: string;
  password: string;
  folder: string;
  /** Where mail for it is sent. */
  address: string;
  /** Whether it takes mail for `name+anything@` too (plus addressing). */
  takesPlus: boolean;
}

/** A PostgreSQL server's database. */
export interface PostgresDatabase {
  kind: 'postgres';
  url: string;
  /** The most connections that this instance opens. */
  poolSize: number;
}

/** An S3-compatible bucket, from `s3://bucket?endpoint=…&region=…&key=…&secret=…`. */
export interface S3Storage {
  kind: 's3';
  bucket: string;
  endpoint: string | null;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** A setting that cannot be used. Its message is one line that names the setting. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' });

/** In digits alone: neither `1e3` nor ` 80`. */
const wholeNumber = (minimum: number, maximum: number, unit?: string) => {
  const text = `must be a whole number ${unit ? `of ${unit} ` : ''}from ${minimum} to ${maximum}`;
  return z
    .string()
    .regex(/^\d+$/, text)
    .transform(Number)
    .pipe(z.number().min(minimum, text).max(maximum, text));
};

const days = wholeNumber(1, 36_500, 'days').optional();

const upTo = (maximum: number, unit: string) => wholeNumber(1, maximum, unit).default(maximum);

const onOrOff = (value: 'on' | 'off') => z.enum(['on', 'off'], { error: 'must be on or off' }).default(value);

const drainText = 'must be a number of seconds from 0 to 5';

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  SITE_URL: httpUrl
    .refine(
      (text) => !URL.canParse(text) || new URL(text).pathname === '/',
      'must be an origin without a path',
    )
    .optional(),
  REDIRECT_HOSTS: z.string().default(''),
  HSTS_SUBDOMAINS: onOrOff('off'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(
      /^(postgres(ql)?:\/\/.+|sqlite:.+)/,
      'must begin with postgres:// and a host, or sqlite: and a file',
    )
    .optional(),
  DATABASE_POOL_SIZE: wholeNumber(2, 500).default(10),
  STORAGE_URL: z
    .string()
    .regex(/^(s3:\/\/[^/?]+|file:\/\/\/.+)/, 'must begin with s3:// and a bucket, or file:///')
    .optional(),
  ADMIN_EMAIL: z.email('must be an email address').optional(),
  ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  IMAP_URL: z.url({ protocol: /^imaps?$/, error: 'must be an imap:// or imaps:// address' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be an address, or a name and <address>',
    )
    .optional(),
  AI_BASE_URL: httpUrl.optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  BOOKING_URL: httpUrl.default('https://calendar.example.com/event-request'),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z\d-]{8,128}$/, 'must have 8 to 128 letters, digits or hyphens')
    .optional(),
  INDEXNOW_URL: httpUrl.default('https://api.indexnow.org/indexnow'),
  TRUSTED_PROXIES: z.string().default(''),
  RATE_LIMIT_FACTOR: z.coerce
    .number({ error: 'must be a number above 0' })
    .positive('must be a number above 0')
    .default(1),
  DRAIN_SECONDS: z.coerce.number({ error: drainText }).min(0, drainText).max(5, drainText).default(0),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  RETENTION_DAYS: days,
  SPAM_RETENTION_DAYS: days,
  // The privacy policy names these; nothing may be kept longer than it says.
  VISIT_RETENTION_DAYS: upTo(30, 'days'),
  SUM_RETENTION_MONTHS: upTo(24, 'months'),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
});

type Environment = z.infer<typeof environmentSchema>;

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(environmentSchema.shape);

/**
 * Reads and checks the settings. An empty value counts as not set.
 * @throws ConfigError naming the first setting that is wrong.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(present);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    const name = String(issue.path[0]);
    const secret = /PASSWORD|SECRET|KEY|TOKEN|URL/.test(name);
    throw new ConfigError(`${name} ${issue.message}${secret ? '' : ` (it is "${present[name]}")`}`);
  }
  return assemble(parsed.data);
}

function assemble(env: Environment): Config {
  const dataDir = resolve(env.DATA_DIR);
  const siteUrl = new URL(env.SITE_URL ?? `http://localhost:${env.PORT}`);
  return {
    port: env.PORT,
    host: env.HOST,
    siteUrl,
    redirectHosts: readHosts(env.REDIRECT_HOSTS),
    hstsSubdomains: env.HSTS_SUBDOMAINS === 'on',
    siteUrlIsSet: env.SITE_URL !== undefined,
    dataDir,
    database: readDatabase(env, dataDir),
    storage: readStorage(env.STORAGE_URL, dataDir),
    firstAdmin: readFirstAdmin(env),
    authSecret: env.AUTH_SECRET ?? null,
    mail: {
      smtpUrl: env.SMTP_URL ?? null,
      ...readSender(env.MAIL_FROM, siteUrl),
      outboxDir: resolve(dataDir, 'outbox'),
      imap: readMailbox(env.IMAP_URL),
    },
    ai: readAi(env),
    bookingUrl: env.BOOKING_URL,
    indexNow: env.INDEXNOW_KEY ? { url: env.INDEXNOW_URL, key: env.INDEXNOW_KEY } : null,
    trustedProxies: readTrustedProxies(env.TRUSTED_PROXIES),
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    insights: { visitDays: env.VISIT_RETENTION_DAYS, sumMonths: env.SUM_RETENTION_MONTHS },
    retention: { messageDays: env.RETENTION_DAYS ?? null, spamDays: env.SPAM_RETENTION_DAYS ?? null },
    logLevel: env.LOG_LEVEL,
    drainSeconds: env.DRAIN_SECONDS,
    metricsToken: env.METRICS_TOKEN ?? null,
  };
}

function readSender(
  text: string | undefined,
  { hostname }: URL,
): Pick<Config['mail'], 'from' | 'exampleFrom'> {
  const isExample = text !== undefined && isExampleAddress(text);
  return {
    from: text === undefined || isExample ? `no-reply@${hostname}` : text,
    exampleFrom: isExample ? text : null,
  };
}

function readDatabase(env: Environment, dataDir: string): Config['database'] {
  const url = env.DATABASE_URL;
  if (!url) return { kind: 'sqlite', file: resolve(dataDir, 'countermark.db') };
  if (url.startsWith('sqlite:')) return { kind: 'sqlite', file: resolve(url.slice('sqlite:'.length)) };
  if (!URL.canParse(url)) throw new ConfigError('DATABASE_URL must be a complete postgres:// address');
  if (!env.AUTH_SECRET) throw new ConfigError('AUTH_SECRET must be set when DATABASE_URL is PostgreSQL');
  return { kind: 'postgres', url, poolSize: env.DATABASE_POOL_SIZE };
}

function readStorage(text: string | undefined, dataDir: string): Config['storage'] {
  if (!text) return { kind: 'disk', dir: resolve(dataDir, 'uploads') };
  if (!URL.canParse(text)) throw new ConfigError('STORAGE_URL must be a complete address');
  const url = new URL(text);
  if (url.protocol === 'file:') return { kind: 'disk', dir: url.pathname };
  const key = url.searchParams.get('key') ?? decodeURIComponent(url.username);
  const secret = url.searchParams.get('secret') ?? decodeURIComponent(url.password);
  return {
    kind: 's3',
    bucket: url.hostname,
    endpoint: url.searchParams.get('endpoint'),
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: key && secret ? { accessKeyId: key, secretAccessKey: secret } : null,
  };
}

function readMailbox(text: string | undefined): Mailbox | null {
  if (!text) return null;
  const url = new URL(text);
  const isSecure = url.protocol === 'imaps:';
  const [user, password, folder] = [url.username, url.password, url.pathname.slice(1)].map(decodePart);
  if (!url.hostname || !user || !password)
    throw new ConfigError('IMAP_URL must have a user, a password and a host');
  const address = url.searchParams.get('address') ?? user;
  if (!/^[^\s<>@]+@[^\s<>@]+$/.test(address))
    throw new ConfigError('IMAP_URL must say the address of its mailbox: add ?address=');
  const plus = url.searchParams.get('plus') ?? 'off';
  if (plus !== 'on' && plus !== 'off') throw new ConfigError('IMAP_URL must have plus=on or plus=off');
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (isSecure ? 993 : 143),
    isSecure,
    user,
    password,
    folder: folder || 'INBOX',
    address,
    takesPlus: plus === 'on',
  };
}

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ConfigError('IMAP_URL must have % as %25 in its user, password and folder');
  }
}

function readFirstAdmin(env: Environment): Config['firstAdmin'] {
  if (!env.ADMIN_EMAIL && !env.ADMIN_PASSWORD) return null;
  if (!env.ADMIN_EMAIL) throw new ConfigError('ADMIN_EMAIL must be set together with ADMIN_PASSWORD');
  if (!env.ADMIN_PASSWORD) throw new ConfigError('ADMIN_PASSWORD must be set together with ADMIN_EMAIL');
  return { email: env.ADMIN_EMAIL.toLowerCase(), password: env.ADMIN_PASSWORD };
}

function readAi(env: Environment): Config['ai'] {
  if (!env.AI_BASE_URL && !env.AI_API_KEY && !env.AI_MODEL) return null;
  if (!env.AI_BASE_URL)
    throw new ConfigError('AI_BASE_URL must be set together with AI_MODEL and AI_API_KEY');
  if (!env.AI_MODEL) throw new ConfigError('AI_MODEL must be set together with AI_BASE_URL');
  return { baseUrl: env.AI_BASE_URL, apiKey: env.AI_API_KEY ?? '', model: env.AI_MODEL };
}

const readList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Internationalized names in ASCII, as a Host header has them. */
function readHosts(text: string): string[] {
  return readList(text).map((host) => {
    const name = domainToASCII(host);
    if (/^[\w-]+(\.[\w-]+)+$/.test(name)) return name;
    throw new ConfigError(`REDIRECT_HOSTS must be a list of host names without a port (it has "${host}")`);
  });
}

function readTrustedProxies(text: string): string[] {
  const proxies = readList(text);
  const wrong = proxies.find((proxy) => !isAddressOrRange(proxy));
  if (wrong === undefined) return proxies;
  throw new ConfigError(`TRUSTED_PROXIES must be a list of addresses or CIDR ranges (it has "${wrong}")`);
}

function isAddressOrRange(text: string): boolean {
  const [address, prefix, ...rest] = text.split('/');
  const family = isIP(address ?? '');
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import {
  ownerSettingNames,
  ownerSettingsSchema,
  parseOwnerSettings,
  type OwnerSettingTexts,
} from './owner-settings.ts';
import { hintAtEncoding, httpUrl, isAddress, wholeNumber } from './setting-values.ts';

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
  /** Where mails become files while there is no mail server. */
  outboxDir: string;
  /** The settings that the owner cannot change, since the environment has them. */
  fromEnvironment: OwnerSettingTexts;
  /** Where changed addresses are reported for search engines, and the key that proves whose they are; null: nowhere. */
  indexNow: { url: string; key: string } | null;
  /** Addresses or CIDR ranges whose X-Forwarded-For is trusted. */
  trustedProxies: string[];
  /** Multiplies every request limit; for load tests. */
  rateLimitFactor: number;
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
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
  ...ownerSettingsSchema.shape,
});

type Environment = z.infer<typeof environmentSchema>;

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
  const fromEnvironment = Object.fromEntries(
    ownerSettingNames.filter((name) => name in present).map((name) => [name, present[name]]),
  );
  const config = assemble(parsed.data, fromEnvironment);
  parseOwnerSettings(fromEnvironment, config.siteUrl);
  return config;
}

function assemble(env: Environment, fromEnvironment: OwnerSettingTexts): Config {
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
    outboxDir: resolve(dataDir, 'outbox'),
    fromEnvironment,
    indexNow: env.INDEXNOW_KEY ? { url: env.INDEXNOW_URL, key: env.INDEXNOW_KEY } : null,
    trustedProxies: readTrustedProxies(env.TRUSTED_PROXIES),
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    logLevel: env.LOG_LEVEL,
    drainSeconds: env.DRAIN_SECONDS,
    metricsToken: env.METRICS_TOKEN ?? null,
  };
}

function readDatabase(env: Environment, dataDir: string): Config['database'] {
  const url = env.DATABASE_URL;
  if (!url) return { kind: 'sqlite', file: resolve(dataDir, 'countermark.db') };
  if (url.startsWith('sqlite:')) return { kind: 'sqlite', file: resolve(url.slice('sqlite:'.length)) };
  // pg takes a % that stands for itself.
  if (!isAddress(url.replaceAll(/%(?![\da-f]{2})/gi, '%25')))
    throw new ConfigError(`DATABASE_URL must be a complete postgres:// address${hintAtEncoding(url)}`);
  if (!env.AUTH_SECRET) throw new ConfigError('AUTH_SECRET must be set when DATABASE_URL is PostgreSQL');
  return { kind: 'postgres', url, poolSize: env.DATABASE_POOL_SIZE };
}

function readStorage(text: string | undefined, dataDir: string): Config['storage'] {
  if (!text) return { kind: 'disk', dir: resolve(dataDir, 'uploads') };
  if (!isAddress(text))
    throw new ConfigError(`STORAGE_URL must be a complete address${hintAtEncoding(text)}`);
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

function readFirstAdmin(env: Environment): Config['firstAdmin'] {
  if (!env.ADMIN_EMAIL && !env.ADMIN_PASSWORD) return null;
  if (!env.ADMIN_EMAIL) throw new ConfigError('ADMIN_EMAIL must be set together with ADMIN_PASSWORD');
  if (!env.ADMIN_PASSWORD) throw new ConfigError('ADMIN_PASSWORD must be set together with ADMIN_EMAIL');
  return { email: env.ADMIN_EMAIL.toLowerCase(), password: env.ADMIN_PASSWORD };
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

import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { isExampleAddress } from './example-address.ts';
import { days, hintAtEncoding, httpUrl, isAddress, upTo } from './setting-values.ts';

/** Settings that the owner can also make in the admin area. What the environment sets wins. */
export interface OwnerSettings {
  mail: MailSettings;
  ai: AiSettings | null;
  /** The calendar service's event-request address (SPEC section 7, "Consultation booking"); null takes no bookings. */
  bookingUrl: string | null;
  /** After how many days data is deleted; null keeps it until someone deletes it. */
  retention: { messageDays: number | null; spamDays: number | null };
  /** How long the pages opened by one visit are kept, and how long daily sums are. */
  insights: { visitDays: number; sumMonths: number };
}

export interface MailSettings {
  smtpUrl: string | null;
  from: string;
  /** MAIL_FROM if it is an example address: it counts as not set. */
  exampleFrom: string | null;
  /** The mailbox that receives answers; null if they are read elsewhere. */
  imap: Mailbox | null;
}

/** A chat model that speaks OpenAI's protocol. */
export interface AiSettings {
  /** It ends before `/chat/completions`. */
  baseUrl: string;
  /** Empty for a server that needs none. */
  apiKey: string;
  model: string;
}

/** A mailbox, from `imaps://user:password@host/folder?address=…&plus=on`. */
export interface Mailbox {
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

/** As the environment has them. */
export const ownerSettingsSchema = z.object({
  SMTP_URL: z
    .string()
    .refine((text) => /^smtps?:/i.test(text) && isAddress(text), {
      error: ({ input }) => `must be an smtp:// or smtps:// address${hintAtEncoding(input)}`,
    })
    .optional(),
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
  BOOKING_URL: z.literal('off').or(httpUrl).default('https://calendar.example.com/event-request'),
  RETENTION_DAYS: days,
  SPAM_RETENTION_DAYS: days,
  // The privacy policy names these; nothing may be kept longer than it says.
  VISIT_RETENTION_DAYS: upTo(30, 'days'),
  SUM_RETENTION_MONTHS: upTo(24, 'months'),
});

type OwnerValues = z.infer<typeof ownerSettingsSchema>;

export type OwnerSettingName = keyof OwnerValues;

/** Values as the environment has them, by the setting's name. */
export type OwnerSettingTexts = Partial<Record<OwnerSettingName, string>>;

/** The names of the settings that the owner can also make in the admin area. */
export const ownerSettingNames = Object.keys(ownerSettingsSchema.shape) as OwnerSettingName[];

/** Those that must not be read back. */
export const secretSettingNames: ReadonlySet<OwnerSettingName> = new Set([
  'SMTP_URL',
  'IMAP_URL',
  'AI_API_KEY',
]);

/**
 * The settings that the texts come to, with the defaults for those that are missing.
 * @throws ConfigError naming the first that is wrong
 */
export function parseOwnerSettings(texts: OwnerSettingTexts, siteUrl: URL): OwnerSettings {
  const parsed = ownerSettingsSchema.safeParse(texts);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new ConfigError(`${String(issue.path[0])} ${issue.message}`);
  }
  return assemble(parsed.data, siteUrl);
}

const assemble = (values: OwnerValues, siteUrl: URL): OwnerSettings => ({
  mail: {
    smtpUrl: values.SMTP_URL ?? null,
    ...readSender(values.MAIL_FROM, siteUrl),
    imap: readMailbox(values.IMAP_URL),
  },
  ai: readAi(values),
  bookingUrl: values.BOOKING_URL === 'off' ? null : values.BOOKING_URL,
  retention: { messageDays: values.RETENTION_DAYS ?? null, spamDays: values.SPAM_RETENTION_DAYS ?? null },
  insights: { visitDays: values.VISIT_RETENTION_DAYS, sumMonths: values.SUM_RETENTION_MONTHS },
});

function readSender(text: string | undefined, { hostname }: URL): Pick<MailSettings, 'from' | 'exampleFrom'> {
  const isExample = text !== undefined && isExampleAddress(text);
  return {
    from: text === undefined || isExample ? `no-reply@${hostname}` : text,
    exampleFrom: isExample ? text : null,
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

function readAi(env: OwnerValues): AiSettings | null {
  if (!env.AI_BASE_URL && !env.AI_API_KEY && !env.AI_MODEL) return null;
  if (!env.AI_BASE_URL)
    throw new ConfigError('AI_BASE_URL must be set together with AI_MODEL and AI_API_KEY');
  if (!env.AI_MODEL) throw new ConfigError('AI_MODEL must be set together with AI_BASE_URL');
  return { baseUrl: env.AI_BASE_URL, apiKey: env.AI_API_KEY ?? '', model: env.AI_MODEL };
}

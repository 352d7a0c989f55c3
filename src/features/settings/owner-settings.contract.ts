import { z } from 'zod';
import { emailAddressSchema } from '#platform/email-address/contract.ts';
import { oneLine } from '#platform/one-line.contract.ts';
import { hasUserInfo } from '#platform/user-info.contract.ts';

const hostMessage = 'Server must be a host name such as mail.example.com';

const host = oneLine(hostMessage)
  .toLowerCase()
  .max(253, hostMessage)
  .regex(/^([\w-]+(\.[\w-]+)*\.?|[\da-f.]*:[\da-f:.]+)$/, hostMessage)
  .meta({ description: 'A host name or an IP address' });

const portMessage = 'Port must be a number from 1 to 65535';
const port = z.int({ error: portMessage }).min(1, portMessage).max(65_535, portMessage);

const text = (name: string, maximum: number) =>
  oneLine(`${name} must be text`).max(maximum, `${name} must be at most ${maximum} characters`);

const secret = (name: string, about: string) =>
  z
    .string({ error: `${name} must be text` })
    .max(1000, `${name} must be at most 1000 characters`)
    .meta({ description: about });

const password = secret(
  'Password',
  'Never returned. Left out, the stored one stays, if server, port, security and user are the same',
).optional();

/** How a mail server is connected to. */
const smtpSecurities = ['tls', 'starttls', 'optional'] as const;
const imapSecurities = ['tls', 'starttls'] as const;

const mailServer = z
  .strictObject({
    host,
    port,
    security: z.enum(smtpSecurities).meta({
      description:
        'TLS from the first byte; STARTTLS; or STARTTLS only if the server offers it, as one on the same machine may not',
    }),
    user: text('User', 255).meta({ description: 'Empty for a server that asks for none' }),
    password,
  })
  .meta({ id: 'MailServerChange' });

const sender = z
  .strictObject({
    name: text('Sender name', 100)
      .regex(/^[^<>]*$/, 'Sender name must not contain < or >')
      .meta({ description: "Empty for the site's name" }),
    address: emailAddressSchema('Sender address must be an email address'),
  })
  .meta({ id: 'Sender' });

const mailbox = z
  .strictObject({
    host,
    port,
    security: z.enum(imapSecurities),
    user: text('User', 255).min(1, 'User must not be empty'),
    password,
    folder: text('Folder', 255).min(1, 'Folder must not be empty'),
    address: emailAddressSchema('Mailbox address must be an email address').meta({
      description: 'Where mail for the mailbox is sent',
    }),
    plus: z
      .boolean()
      .meta({ description: 'Whether it takes mail for `name+anything@` too (plus addressing)' }),
  })
  .meta({ id: 'MailboxChange' });

const httpUrl = (name: string) =>
  text(name, 2000).pipe(
    z
      .url({ protocol: /^https?$/, error: `${name} must begin with https:// or http://` })
      .refine((address) => !hasUserInfo(address), `${name} must not have a name or password before its host`),
  );

const amount = (name: string, maximum: number, unit: string) => {
  const message = `${name} must be a whole number of ${unit} from 1 to ${maximum}`;
  return z.int({ error: message }).min(1, message).max(maximum, message);
};

const retention = z
  .strictObject({
    message_days: amount('Messages', 36_500, 'days').nullable(),
    spam_days: amount('Spam', 36_500, 'days').nullable(),
    visit_days: amount('Visits', 30, 'days'),
    sum_months: amount('Daily sums', 24, 'months'),
  })
  .meta({ id: 'Retention', description: 'After how long data is deleted; null: when somebody deletes it' });

const ai = z
  .strictObject({
    base_url: httpUrl('Address'),
    model: text('Model', 200).min(1, 'Model must not be empty'),
    key: secret(
      'Key',
      'Never returned. Left out, the stored one stays, if the address is the same; empty for none',
    ).optional(),
  })
  .meta({ id: 'AiModelChange' });

/** Those to change; omitted ones stay, null takes one away. */
export const ownerSettingChangesSchema = z
  .strictObject({
    mail_server: mailServer.nullable(),
    sender: sender.nullable(),
    mailbox: mailbox.nullable(),
    booking_url: z
      .literal('off')
      .or(httpUrl('Booking address'))
      .nullable()
      .meta({ description: 'With "off", booking buttons lead to the contact form' }),
    retention: retention.partial(),
    ai: ai.nullable(),
    even_if_unreachable: z.boolean().meta({
      description: 'Saves a server that cannot be reached now; one that refuses is never saved',
    }),
  })
  .partial()
  .meta({ id: 'OwnerSettingChanges' });

const hasSecret = z.boolean().meta({ description: 'Whether one is stored' });

export const ownerSettingsSchema = z
  .object({
    mail_server: mailServer.omit({ password: true }).extend({ has_password: hasSecret }).nullable(),
    sender: sender.nullable(),
    default_sender: z.string().meta({ description: 'The sender of mails without one of your own' }),
    mailbox: mailbox.omit({ password: true }).extend({ has_password: hasSecret }).nullable(),
    booking_url: z.string().nullable(),
    retention,
    ai: ai.omit({ key: true }).extend({ has_key: hasSecret }).nullable(),
    from_environment: z
      .array(z.string())
      .meta({ description: 'The names of those that the environment sets: they cannot be changed here' }),
    unreadable: z.array(z.string()).meta({
      description: 'Those that were sealed with another AUTH_SECRET: they have to be entered again',
    }),
  })
  .meta({ id: 'OwnerSettings', description: 'Settings of what the product works with; without any secret' });

export type OwnerSettingChanges = z.infer<typeof ownerSettingChangesSchema>;
export type ShownOwnerSettings = z.infer<typeof ownerSettingsSchema>;

/** A server refused what it was given, or cannot be reached now. */
export const refusedCode = 'service_refused';
export const unreachableCode = 'service_unreachable';

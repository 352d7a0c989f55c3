import { z } from 'zod';
import { cleanEmail, emailAddressSchema } from '#platform/email-address/contract.ts';
import { oneLine } from '#platform/one-line.contract.ts';
import { hasUserInfo } from '#platform/user-info.contract.ts';

/** The six settings and their defaults. */
export const settingDefaults = {
  site_name: 'Countermark',
  tagline: 'Transform Your Business with AI-Driven IT Solutions',
  logo_url: '',
  contact_email: 'hello@countermark.example',
  contact_phone: '+1 (555) 010-0146',
  contact_address: '48 Drawing Office Lane, Portland, OR 97205',
} as const;

export type SettingKey = keyof typeof settingDefaults;

export type Settings = Record<SettingKey, string>;

export const settingKeys = Object.keys(settingDefaults) as SettingKey[];

const text = (name: string, maximum: number) =>
  oneLine(`${name} must be text`).max(maximum, `${name} must be at most ${maximum} characters`);

/** Any of the six; omitted ones stay unchanged. An empty value is stored as empty, but a site has a name and a tagline. */
export const settingChangesSchema = z
  .strictObject({
    site_name: text('Site name', 60).min(1, 'Site name is empty'),
    tagline: text('Tagline', 160).min(1, 'Tagline is empty'),
    logo_url: text('Logo address', 2000)
      .regex(
        /^(\/uploads\/[\w-][\w.-]*|https?:\/\/[^\s"'<>]+)?$/,
        'Logo address must begin with /uploads/ or https://',
      )
      .refine(
        (address) => !hasUserInfo(address),
        'Logo address must not have a name or password before its host',
      )
      .meta({ description: "The uploaded image's address, or a full address that starts with https://" }),
    contact_email: text('Contact email', 255)
      .overwrite(cleanEmail)
      .refine(
        (address) => address === '' || emailAddressSchema('').safeParse(address).success,
        'Contact email must be an email address',
      )
      .meta({ anyOf: [{ const: '' }, { format: 'email' }] }),
    contact_phone: text('Contact phone', 60),
    contact_address: z
      .string({ error: 'Contact address must be text' })
      .trim()
      .max(300, 'Contact address must be at most 300 characters'),
  })
  .partial()
  .meta({ id: 'SettingChanges' });

export const settingSchema = z
  .object({ key: z.enum(settingKeys), value: z.string() })
  .meta({ id: 'Setting', description: 'One site setting' });

export type SettingChanges = z.infer<typeof settingChangesSchema>;
export type Setting = z.infer<typeof settingSchema>;

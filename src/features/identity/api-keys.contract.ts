import { z } from 'zod';
import { oneLine } from '#platform/one-line.contract.ts';
import { rights, type Right } from '#platform/rights.contract.ts';

/** The rights that a key can have: whole persons' data is for people alone, whatever a key may. */
export type Scope = Exclude<Right, 'personal-data'>;
export const scopes = rights.filter((right): right is Scope => right !== 'personal-data');

const scopesText = 'Please choose what the key may do';

const nameText = 'Please enter a key name';
const expiryText = 'The expiry must be a date, or a date and time with its offset';

/** A date without a time lasts to its end in UTC. */
const expirySchema = z
  .union(
    [
      z.iso.date().transform((date) => `${date}T23:59:59.999Z`),
      z.iso.datetime({ offset: true }).transform((time) => new Date(time).toISOString()),
    ],
    { error: expiryText },
  )
  .meta({ description: 'A date (valid to the end of that day, UTC), or a date and time with an offset' });

export const newApiKeySchema = z
  .strictObject({
    name: oneLine(nameText).min(1, nameText).max(100, 'Key name must be less than 100 characters'),
    expires_at: expirySchema.nullish(),
    scopes: z
      .array(z.enum(scopes), { error: scopesText })
      .min(1, scopesText)
      .transform((chosen) => scopes.filter((scope) => chosen.includes(scope)))
      .nullish()
      .meta({ description: "Rights of the caller's; all that they have at any time, if it is omitted" }),
  })
  .meta({ id: 'NewApiKey' });

export const revokeApiKeySchema = z
  .strictObject({ keyId: z.string({ error: 'keyId is required' }).min(1, 'keyId is required').max(300) })
  .meta({ id: 'RevokeApiKey' });

export const apiKeySchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    key_prefix: z.string().meta({ description: "The key's first characters" }),
    revoked: z.boolean(),
    expires_at: z.iso.datetime().nullable().meta({ description: 'Null if it does not expire' }),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable().meta({ description: 'Kept to the minute. Null if never used' }),
    scopes: z
      .array(z.enum(scopes))
      .nullable()
      .meta({ description: 'The rights that it has, as long as its owner does. Null: all of its owner’s' }),
    owner: z.object({ id: z.string(), name: z.string() }),
  })
  .meta({ id: 'ApiKey', description: 'An API key, without the key itself' });

export const createdApiKeySchema = apiKeySchema
  .extend({ key: z.string().meta({ description: 'The whole key; shown only once' }) })
  .meta({ id: 'CreatedApiKey' });

export type NewApiKey = z.infer<typeof newApiKeySchema>;
export type ApiKey = z.infer<typeof apiKeySchema>;
export type CreatedApiKey = z.infer<typeof createdApiKeySchema>;

export type ApiKeyStatus = 'Active' | 'Expired' | 'Revoked';

/** SPEC section 4: revoked takes precedence over expired. */
export function readApiKeyStatus(key: Pick<ApiKey, 'revoked' | 'expires_at'>, now: Date): ApiKeyStatus {
  if (key.revoked) return 'Revoked';
  return key.expires_at !== null && new Date(key.expires_at) <= now ? 'Expired' : 'Active';
}

import { z } from 'zod';
import { oneLine } from '#platform/one-line.contract.ts';
import { rights, roles } from '#platform/rights.contract.ts';

/** SPEC sections 5 and 9; the admin command and the first admin's settings ask for more. */
export const passwordMinLength = 6;
export const adminPasswordMinLength = 12;
export const passwordMaxLength = 128;

export const emailSchema = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, 'Email is required')
  .max(255, 'Email must be less than 255 characters')
  .toLowerCase()
  .pipe(z.email('Invalid email address'));

const newPasswordSchema = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .min(passwordMinLength, `Password must have at least ${passwordMinLength} characters`)
  .max(passwordMaxLength, `Password must have at most ${passwordMaxLength} characters`);

const givenPasswordSchema = z.string({ error: 'Password is required' }).min(1, 'Password is required');

/** Anything else in a body is dropped: signing up never grants a role. */
export const signUpSchema = z.object({ email: emailSchema, password: newPasswordSchema });

export const signInSchema = z.object({ email: emailSchema, password: givenPasswordSchema });

/** Requests a mail: to reset the password, or to confirm the address again. */
export const mailRequestSchema = z.object({ email: emailSchema });

export const resetPasswordSchema = z.object({
  token: z.string({ error: 'The link is not complete' }).min(1, 'The link is not complete').max(200),
  newPassword: newPasswordSchema,
});

export const changeEmailSchema = z.object({ newEmail: emailSchema });

export const changePasswordSchema = z.object({
  currentPassword: givenPasswordSchema,
  newPassword: newPasswordSchema,
});

const nameText = 'Name is required';

export const ownAccountSchema = z
  .strictObject({
    name: oneLine(nameText).min(1, nameText).max(100, 'Name must be less than 100 characters'),
  })
  .meta({ id: 'OwnAccount', description: "The caller's account, as far as they change it at once" });

/** Changing how an account signs in requires its password. */
export const passwordSchema = z.object({ password: givenPasswordSchema });

/** Six digits of an authenticator app, which shows them in groups. */
export const totpCodeSchema = z.object({
  code: z
    .string({ error: 'Enter the six digits of the code' })
    .max(20, 'Enter the six digits of the code')
    .transform((code) => code.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits of the code')),
});

export const recoveryCodeSchema = z.object({
  code: z
    .string({ error: 'Enter a recovery code' })
    .trim()
    .min(1, 'Enter a recovery code')
    .max(40, 'A recovery code is shorter'),
});

const base64url = z
  .string({ error: 'Must be base64url' })
  .max(12_000)
  .regex(/^[\w-]+$/, 'Must be base64url')
  .meta({ description: 'Bytes in base64url' });

const credentialFields = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};

/** A credential as `PublicKeyCredential.toJSON()` returns it (Web Authentication Level 3, section 5.1). */
export const passkeyRegistrationSchema = z.object({
  name: oneLine('Name must be text').max(100, 'Name must be less than 100 characters').optional(),
  response: z.object({
    ...credentialFields,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  }),
});

export const passkeySignInSchema = z.object({
  response: z.object({
    ...credentialFields,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.nullish().transform((handle) => handle ?? undefined),
    }),
  }),
});

export const passkeyIdSchema = z.object({ id: z.string({ error: 'id is required' }).min(1).max(100) });

/** The sign-in succeeded, or its password was right and a code is required. */
export const signInResponseSchema = z
  .object({
    status: z.literal(true),
    second_factor: z
      .literal('totp')
      .optional()
      .meta({ description: 'There is no session yet: a code from the authenticator app is required' }),
  })
  .meta({ id: 'SignInAnswer' });

export const recoveryCodesSchema = z
  .object({ recovery_codes: z.array(z.string()).meta({ description: 'Each can be used once' }) })
  .meta({ id: 'RecoveryCodes' });

export const totpSetupSchema = recoveryCodesSchema
  .extend({
    totp_uri: z.string().meta({ description: 'For the authenticator app, usually shown as a QR code' }),
  })
  .meta({ id: 'TotpSetup' });

export const signInMethodsSchema = z
  .object({
    totp: z.boolean().meta({ description: 'Whether a code from an authenticator app is required' }),
    recovery_codes_left: z.number().int().min(0),
    passkeys: z.array(
      z.object({
        id: z.uuid(),
        name: z.string().nullable(),
        created_at: z.iso.datetime(),
        synced: z.boolean().meta({ description: 'Whether it is synced beyond one device' }),
      }),
    ),
  })
  .meta({ id: 'SignInMethods', description: 'How the caller signs in, besides the password' });

export const openSessionsSchema = z.array(
  z
    .object({
      id: z.uuid(),
      is_current: z.boolean().meta({ description: "Whether it is the caller's current session" }),
      created_at: z.iso
        .datetime()
        .meta({ description: 'When it signed in, or last changed how the account signs in' }),
      ip_address: z.string().nullable(),
      user_agent: z.string().nullable().meta({ description: 'How its browser identifies itself' }),
    })
    .meta({ id: 'OpenSession', description: 'A browser in which the caller is signed in' }),
);

export type SignInResponse = z.infer<typeof signInResponseSchema>;
export type TotpSetup = z.infer<typeof totpSetupSchema>;
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
export type SignInMethods = z.infer<typeof signInMethodsSchema>;

export const sessionSchema = z
  .object({
    user: z
      .object({
        id: z.uuid(),
        email: z.string(),
        is_admin: z.boolean().meta({ description: 'Whether the role `admin` is one of its roles' }),
        roles: z.array(z.enum(roles)).meta({ description: 'None: it may do what visitors may' }),
        rights: z.array(z.enum(rights)).meta({ description: 'What its roles include together' }),
        lacks_second_factor: z.boolean().meta({
          description:
            'A role requires a second factor, and until there is one it has the right `account` alone',
        }),
      })
      .nullable(),
  })
  .meta({ id: 'Session', description: 'Who is signed in; null when nobody is' });

export const accessTokenSchema = z
  .object({
    access_token: z.string(),
    expires_at: z.number().int().meta({ description: 'Seconds since the epoch' }),
    token_type: z.literal('Bearer'),
  })
  .meta({ id: 'AccessToken' });

export type OwnAccount = z.infer<typeof ownAccountSchema>;
export type OpenSession = z.infer<typeof openSessionsSchema>[number];
export type AccessToken = z.infer<typeof accessTokenSchema>;

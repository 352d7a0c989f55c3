import { z } from 'zod';

/** SPEC sections 5 and 9; the admin command and the first admin's settings ask for more. */
export const passwordMinLength = 6;
export const adminPasswordMinLength = 12;
export const passwordMaxLength = 128;

const emailSchema = z
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

/** Whatever else a body holds is dropped: signing up never grants anything. */
export const signUpSchema = z.object({ email: emailSchema, password: newPasswordSchema });

export const signInSchema = z.object({ email: emailSchema, password: givenPasswordSchema });

/** Asks for a mail: to reset the password, or to confirm the address again. */
export const mailRequestSchema = z.object({ email: emailSchema });

export const resetPasswordSchema = z.object({
  token: z.string({ error: 'The link is not complete' }).min(1, 'The link is not complete').max(200),
  newPassword: newPasswordSchema,
});

export type Credentials = z.infer<typeof signInSchema>;
export type ResetPassword = z.infer<typeof resetPasswordSchema>;

export const sessionSchema = z
  .object({
    user: z.object({ id: z.uuid(), email: z.string(), is_admin: z.boolean() }).nullable(),
  })
  .meta({ id: 'Session', description: 'Who is signed in; null when nobody is' });

export const accessTokenSchema = z
  .object({
    access_token: z.string(),
    expires_at: z.number().int().meta({ description: 'Seconds since the epoch' }),
    token_type: z.literal('Bearer'),
  })
  .meta({ id: 'AccessToken' });

export type Session = z.infer<typeof sessionSchema>;
export type AccessToken = z.infer<typeof accessTokenSchema>;

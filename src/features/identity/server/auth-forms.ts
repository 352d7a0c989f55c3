import type { FormOutcome } from '#domain/forms/site/form-outcome.ts';
import type { FormResult, FormSender, FormValues } from '#domain/forms/server/submission.ts';
import { toProblem } from '#platform/http/to-problem.ts';
import type { Platform } from '#platform/context.ts';
import { z } from 'zod';
import { authBase } from '#paths/api-paths.ts';
import { paths } from '#paths/paths.ts';
import { signInResponseSchema } from '../contract.ts';
import { clientIpHeader } from './client-ip-header.ts';
import type { AuthOperationPath } from './auth-operations.ts';
import type { Auth } from './create-auth.ts';

/** The result of a form's POST. The page never shows a typed password again. */
interface AuthFormAnswer extends FormResult, Omit<FormOutcome, 'form'> {
  setCookies: string[];
}

/** The forms of /auth that work without JavaScript, by the value of their hidden field `form`. */
const forms = {
  'sign-in': ({ email = '', password = '' }) => ({
    path: '/sign-in/email',
    body: { email, password },
    values: { email },
    ...signedIn,
  }),
  'sign-up': ({ email = '', password = '' }) => ({
    path: '/sign-up/email',
    body: { email, password },
    values: { email },
    success: { title: 'Success', text: 'Account created successfully. Please check your email.' },
  }),
  'second-factor': ({ code = '' }) => ({
    path: '/two-factor/verify-totp',
    body: { code },
    values: { code },
    ...signedIn,
  }),
  'recovery-code': ({ code = '' }) => ({
    path: '/two-factor/verify-backup-code',
    body: { code },
    values: { code },
    ...signedIn,
  }),
  forgot: ({ email = '' }) => ({
    path: '/request-password-reset',
    body: { email },
    values: { email },
    success: {
      title: 'Check your email',
      text: 'If this address has an account, a link to choose a new password is on its way.',
    },
  }),
  reset: ({ token = '', newPassword = '' }) => ({
    path: '/reset-password',
    body: { token, newPassword },
    values: { token },
    success: { title: 'Password changed', text: 'Sign in with your new password.' },
  }),
} satisfies Record<string, (values: FormValues) => Submission>;

const signedIn = {
  success: { title: 'Success', text: 'Logged in successfully' },
  redirectTo: paths.signedIn(),
};

const askForCodeText = 'Enter the code that your authenticator app shows.';

interface Submission {
  path: AuthOperationPath;
  body: Record<string, string>;
  values: FormValues;
  success: { title: string; text: string };
  redirectTo?: string;
}

const problemSchema = z.object({
  detail: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).default([]),
});

type AuthFormName = keyof typeof forms;

export const authFormNames = Object.keys(forms) as AuthFormName[];

/** Sends a form's request as a browser would, so that the same limits and checks apply. */
export async function submitAuthForm(
  { platform, auth }: { platform: Platform; auth: Auth },
  form: AuthFormName,
  given: FormValues,
  sender: FormSender,
): Promise<AuthFormAnswer> {
  const { path, body, values, success, redirectTo }: Submission = forms[form](given);
  const refuse = (
    status: number,
    text: string,
    retryAfter: string | null | undefined,
    errors: Record<string, string> = {},
  ): AuthFormAnswer => ({
    status,
    setCookies: [],
    retryAfter: retryAfter ?? undefined,
    message: { kind: 'error', title: 'Error', text },
    errors,
    values,
  });
  try {
    const response = await auth.handler(createRequest(platform, path, body, sender));
    if (response.status >= 400) {
      const problem = problemSchema.parse(await response.json());
      const errors = problem.errors.map(({ field, message }) => [field, message]);
      const retryAfter = response.headers.get('retry-after');
      return refuse(response.status, problem.detail, retryAfter, Object.fromEntries(errors));
    }
    const setCookies = response.headers.getSetCookie();
    if (signInResponseSchema.safeParse(await response.json()).data?.second_factor) {
      const message = { kind: 'success' as const, title: 'One more step', text: askForCodeText };
      return { status: 200, setCookies, redirectTo: paths.secondFactor(), message, errors: {}, values: {} };
    }
    return {
      status: 200,
      setCookies,
      redirectTo,
      message: { kind: 'success', ...success },
      errors: {},
      values: {},
    };
  } catch (error) {
    const problem = toProblem(error, platform.log, 'form');
    return refuse(problem.status, problem.message, problem.headers['retry-after']);
  }
}

/** The relevant parts of the visitor's request: who, from where, and from which page. */
const forwardedHeaders = [
  'cookie',
  'origin',
  'referer',
  'user-agent',
  'sec-fetch-site',
  'sec-fetch-mode',
  'sec-fetch-dest',
];

function createRequest(
  { config }: Platform,
  path: AuthOperationPath,
  body: Record<string, string>,
  sender: FormSender,
): Request {
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const name of forwardedHeaders) {
    const value = sender.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  headers.set(clientIpHeader, sender.clientIp);
  const host = sender.headers.get('host');
  const base = !config.siteUrlIsSet && host ? `http://${host}` : config.siteUrl;
  return new Request(new URL(authBase + path, base), {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
}

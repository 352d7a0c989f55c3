import { ApiError } from '#design/api/api-error.ts';
import type { FormMessage } from '#domain/forms/site/form-outcome.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import { hasSession } from './auth-client.ts';
import { leaveWithoutTransition } from './leave-without-transition.ts';
import { leaveToast } from './left-toast.ts';

/** The session's cookie has not come back. */
export const signInNotKept: FormMessage = {
  kind: 'error',
  title: 'Not signed in',
  text: 'This browser has not kept the sign-in. Allow cookies for this site, then sign in again.',
};

/** Leaves for the admin area after a sign-in. @throws ApiError if the browser has not kept it */
export async function enterAdmin(): Promise<void> {
  if (!(await hasSession())) {
    throw new ApiError({ status: 0, code: 'sign_in_not_kept', detail: signInNotKept.text });
  }
  leaveToast({ title: 'Logged in successfully', kind: 'success' });
  leaveWithoutTransition(() => location.assign(adminPaths.settings()));
}

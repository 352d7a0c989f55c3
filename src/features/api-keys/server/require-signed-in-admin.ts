import { requireAdmin, type Caller } from '#platform/context.ts';
import { Problem } from '#platform/http/problem.ts';

/**
 * An admin who is signed in, in person or by an access token (SPEC section 5: keys are created and
 * revoked in an active session). A key cannot make itself a successor.
 * @throws Problem 403
 */
export function requireSignedInAdmin(caller: Caller): ReturnType<typeof requireAdmin> {
  const admin = requireAdmin(caller);
  if (admin.via !== 'key') return admin;
  throw sessionRequired();
}

export const sessionRequired = (): Problem =>
  new Problem({
    status: 403,
    title: 'Authentication Required',
    detail: 'Please log in again to continue',
    code: 'session_required',
  });

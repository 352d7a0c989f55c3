import { signedOutCode } from '#design/admin/error-toast.ts';
import { ApiError } from '#design/api/api-error.ts';
import { hasSession } from '../site/auth-client.ts';
import { signInConfirmation } from './question.ts';

/**
 * Handles refusals anywhere in the admin area: if a recent sign-in is missing, it is requested and the
 * request is sent again. A refusal because the session has ended gets its own code, unlike a missing role.
 */
export async function handleRefusal(error: ApiError): Promise<boolean> {
  if (error.status !== 401 && error.status !== 403) return false;
  if (!(await hasSession())) throw new ApiError({ ...error, code: signedOutCode });
  return error.code === 'recent_sign_in_required' && (await signInConfirmation.ask());
}

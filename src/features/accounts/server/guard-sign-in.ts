import type { Limits } from '#platform/http/limits.ts';
import { widenAddress } from '#platform/http/client-address.ts';

/** Whose wrong passwords are counted together: one account's from one address, so that nobody is locked out by others. */
export const failureKey = (email: string, clientAddress: string): string =>
  `${email} ${widenAddress(clientAddress)}`;

/**
 * Lets a sign-in be tried while its failures are few. Each try counts before its password is looked
 * at, so that many at once are not many more; a good one forgets those before it.
 * @throws Problem 429
 */
export async function guardSignIn(
  limits: Limits,
  key: string,
  attempt: () => Promise<Response>,
): Promise<Response> {
  await limits.take('sign-in-failure', key);
  const response = await attempt();
  if (response.ok) await limits.clear('sign-in-failure', key);
  else if (!(await isWrongPassword(response))) await limits.giveBack('sign-in-failure', key);
  return response;
}

/** 401 where a sign-in is tried; 400 with this code where the password is asked for again. */
async function isWrongPassword(response: Response): Promise<boolean> {
  if (response.status !== 400) return response.status === 401;
  return (await response.clone().text()).includes('"INVALID_PASSWORD"');
}

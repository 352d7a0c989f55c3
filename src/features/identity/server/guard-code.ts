import type { Limits } from '#platform/http/limits.ts';
import { Problem } from '#platform/http/problem.ts';
import { codeUseLimit } from './limits.ts';

/**
 * Lets an authenticator app's code be used only once (RFC 6238, section 5.2). Keyed by the code alone: only
 * the library knows its account, and two people hardly ever have the same one.
 * @throws Problem 401
 */
export async function guardCode(
  limits: Limits,
  code: string,
  attempt: () => Promise<Response>,
): Promise<Response> {
  try {
    await limits.take(codeUseLimit, code);
  } catch (error) {
    throw error instanceof Problem ? codeUsed() : error;
  }
  const response = await attempt();
  if (!response.ok) await limits.giveBack(codeUseLimit, code);
  return response;
}

export const codeUsed = (): Problem =>
  new Problem({
    status: 401,
    title: 'Not signed in',
    detail: 'That code was used before. Please wait for the next one.',
    code: 'code_used',
  });

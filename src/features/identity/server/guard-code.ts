import type { Limits } from '#platform/http/limits.ts';
import { Problem } from '#platform/http/problem.ts';
import { codeUseLimit } from './limits.ts';

/**
 * Lets a code of an authenticator app be used once (RFC 6238, section 5.2). Counted by the code
 * alone: whose it is only the library knows, and that two people have the same one is next to never.
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

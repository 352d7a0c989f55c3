import type { Config } from '#platform/config/read-config.ts';
import type { Context } from '#platform/context.ts';
import { apiPath } from '#paths/api-paths.ts';
import { makeTestMark, testLeadHeader } from './test-mark.ts';

/** A request without a response within this time has failed. */
const timeoutMs = 20_000;

/** The origin that visitors use, if known; otherwise the process itself. */
export function findOwnOrigin({ siteUrl, siteUrlIsSet, host, port }: Config): string {
  if (siteUrlIsSet) return siteUrl.origin;
  const name = ['0.0.0.0', '::', ''].includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/**
 * Sends a test lead the way a visitor's form does.
 * @returns its id
 * @throws Error that says why it did not get through
 */
export async function postTestLead(ctx: Context, tester: string): Promise<string> {
  const origin = findOwnOrigin(ctx.config);
  const response = await fetch(origin + apiPath('messages'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', [testLeadHeader]: makeTestMark(ctx, tester) },
    body: JSON.stringify({
      name: 'Test lead',
      email: tester,
      subject: 'Test lead',
      message:
        'Sent with “Send a test lead” in the admin area. It is in no list: it was deleted as soon as it was stored.',
    }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new Error(`${origin} cannot be reached from the server: ${describe(error)}.`);
  });
  if (response.status !== 201) {
    await response.body?.cancel();
    throw new Error(`The contact form at ${origin} answered with ${response.status}.`);
  }
  const { id } = (await response.json()) as { id: string };
  return id;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no response within ${timeoutMs / 1000} s`;
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}

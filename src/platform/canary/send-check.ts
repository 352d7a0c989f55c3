import type { Config } from '../config/read-config.ts';
import { canaryHeader } from './canary-marks.ts';

/** A request without an answer within this time has failed. */
const timeoutMs = 20_000;

/** The address that visitors use, if known; otherwise the process itself. */
function findOwnAddress({ siteUrl, siteUrlIsSet, host, port }: Config): string {
  if (siteUrlIsSet) return siteUrl.origin;
  const name = ['0.0.0.0', '::', ''].includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/**
 * Sends the check's message the way a visitor's form does.
 * @param path of the form
 * @throws Error that tells the owner why it did not get through
 */
export async function sendCheck(
  config: Config,
  { path, values, mark, stopping }: { path: string; values: object; mark: string; stopping: AbortSignal },
): Promise<void> {
  const address = findOwnAddress(config);
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [canaryHeader]: mark, 'user-agent': 'Countermark check' },
    body: JSON.stringify(values),
    redirect: 'manual',
    signal: AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]),
  }).catch((error: unknown) => {
    stopping.throwIfAborted();
    throw new Error(`${address} cannot be reached: ${describe(error)}`);
  });
  await response.body?.cancel();
  if (response.status !== 201)
    throw new Error(`${address} answered the contact form with ${response.status}`);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} s`;
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}

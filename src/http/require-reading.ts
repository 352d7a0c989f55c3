import type { IncomingMessage } from 'node:http';
import { methodNotAllowed } from '#platform/http/problem.ts';

/** @throws Problem 405 */
export function requireReading(request: IncomingMessage): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
}

import type { ServerResponse } from 'node:http';
import { requireOwnPath } from '#platform/http/own-path.ts';

/** @param location a path of this site */
export function redirect(response: ServerResponse, status: number, location: string): void {
  response
    .writeHead(status, {
      location: requireOwnPath(location),
      'cache-control': 'no-store',
      'content-length': 0,
    })
    .end();
}

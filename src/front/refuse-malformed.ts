import type { Duplex } from 'node:stream';
import type { Config } from '#platform/config/read-config.ts';
import { listSecurityHeaders } from './security-headers.ts';

/** The statuses of what is wrong with a request that cannot be read; everything else is 400. */
const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers what is no request, and closes: nobody knows where the next one would begin. */
export function refuseMalformed(config: Config): (error: Error, socket: Duplex) => void {
  const headers = [...listSecurityHeaders(config), ['connection', 'close'], ['content-length', '0']];
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return (error, socket) => {
    if (!socket.writable) return;
    const code = 'code' in error ? String(error.code) : '';
    socket.end(`HTTP/1.1 ${statuses[code] ?? '400 Bad Request'}\r\n${lines}\r\n`);
  };
}

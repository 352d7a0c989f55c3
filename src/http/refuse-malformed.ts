import type { Duplex } from 'node:stream';
import type { Config } from '#platform/config/read-config.ts';
import { listSecurityHeaders } from './security-headers.ts';

/** The statuses for unreadable requests; everything else is 400. */
const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_INVALID_VERSION: '505 HTTP Version Not Supported',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** How long a client may go on sending before its connection is reset, which would lose the response. */
const lingeringMs = 2000;

/**
 * Answers an unreadable request and closes the connection: nobody knows where the next request would begin.
 */
export function refuseMalformed(config: Config): (error: Error, socket: Duplex) => void {
  return (error, socket) => {
    if (!socket.writable) return;
    const code = 'code' in error ? String(error.code) : '';
    socket.end(describeRefusal(config, statuses[code] ?? '400 Bad Request'));
    setTimeout(() => socket.destroy(), lingeringMs).unref();
  };
}

/** A response without a body that ends its connection, as it goes over the wire. */
function describeRefusal(config: Config, status: string): string {
  const all = [...listSecurityHeaders(config), ['connection', 'close'], ['content-length', '0']];
  return `HTTP/1.1 ${status}\r\n${all.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

import type { IncomingMessage } from 'node:http';

/** A request's headers as web-standard ones. */
export function toHeaders(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}

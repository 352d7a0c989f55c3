import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Makes a client that waits for 100 (Continue) send its body only once that is about to be read: a request
 * refused by its head alone is refused before any of its body is sent (RFC 9110, 10.1.1).
 */
export function continueWhenRead(request: IncomingMessage, response: ServerResponse): void {
  const { _read: read } = request;
  let isFirst = true;
  const readOn = (size: number): void => {
    // Node reads what nobody has read once the response is sent.
    if (isFirst && !response.headersSent) response.writeContinue();
    isFirst = false;
    read.call(request, size);
  };
  Object.assign(request, { _read: readOn });
}

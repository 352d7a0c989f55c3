import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Has a client that waits for 100 (Continue) send its body once that is to be read: what is refused by its head
 * alone is refused before any of it is sent (RFC 9110, 10.1.1).
 */
export function continueWhenRead(request: IncomingMessage, response: ServerResponse): void {
  const { _read: read } = request;
  let isFirst = true;
  const readOn = (size: number): void => {
    // Node reads what nobody has read once the answer is given.
    if (isFirst && !response.headersSent) response.writeContinue();
    isFirst = false;
    read.call(request, size);
  };
  Object.assign(request, { _read: readOn });
}

import { once } from 'node:events';
import { connect } from 'node:net';
import type { Client } from 'pg';

/** PostgreSQL's protocol, "CancelRequest": this number takes the place of a protocol version. */
const cancelRequestCode = 80_877_102;

const timeoutMs = 1000;

/**
 * Asks the server to end the query that a connection is running. It needs none of the server's connection
 * slots, and resolves once the server has handled it or could not be asked: the query then ends by its
 * `statement_timeout`. (pg's own `cancel` does not wait, and cannot reach servers that speak TLS.)
 */
export async function cancelQuery(client: Client): Promise<void> {
  const { host, port, processID, secretKey } = client as Client & { processID: number; secretKey: number };
  const request = Buffer.alloc(16);
  [request.length, cancelRequestCode, processID, secretKey].forEach((value, index) =>
    request.writeInt32BE(value, index * 4),
  );
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  socket.setTimeout(timeoutMs, () => socket.destroy()).on('error', () => undefined);
  socket.write(request);
  // The server does not answer; it closes the connection once the signal is sent.
  socket.resume();
  await once(socket, 'close');
}

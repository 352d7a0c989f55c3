import { once } from 'node:events';
import { connect } from 'node:net';
import type { Client } from 'pg';

/** PostgreSQL's protocol, "CancelRequest": the number that stands where others have a version. */
const cancelRequestCode = 80_877_102;

const timeoutMs = 1000;

/**
 * Asks the server to end the query that a connection is running. It needs none of the server's places for
 * connections, and resolves once the server has seen to it, or could not be asked: the query then ends by
 * its `statement_timeout`. (pg's own `cancel` waits for nothing, and asks no server that speaks TLS.)
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
  // The server says nothing, and closes when the signal is on its way.
  socket.resume();
  await once(socket, 'close');
}

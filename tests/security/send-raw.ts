import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  /** By name in lower case; of several with one name the last. */
  headers: Record<string, string>;
  /** All that came, further answers too. */
  text: string;
}

/** How long a response may take: otherwise the connection is closed. */
const timeoutMs = 20_000;

/** How long what may follow an answer is waited for, where the connection stays open. */
const restMs = 700;

/**
 * Sends bytes as they are, and reads until the server closes, or nothing more follows an answer.
 * @param text one character for each byte
 */
export async function sendRaw(origin: string, text: string): Promise<RawAnswer> {
  const answer = await exchange(Number(new URL(origin).port), Buffer.from(text, 'latin1'));
  const [head = ''] = answer.split('\r\n\r\n', 1);
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const [name = '', value = ''] = line.split(/:\s*(.*)/s, 2);
    return [name.toLowerCase(), value];
  });
  return {
    status: Number(statusLine.split(' ')[1] ?? 0),
    headers: Object.fromEntries(headers),
    text: answer,
  };
}

function exchange(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const finish = () => {
      socket.destroy();
      resolve(text);
    };
    socket.setTimeout(timeoutMs, finish);
    socket.on('data', (part) => {
      text += part.toString('latin1');
      socket.setTimeout(restMs);
    });
    socket.on('close', finish);
    // A server that refuses early resets what is still being sent: what it answered before counts.
    socket.on('error', finish);
  });
}

/** A request line with our own Host and a closed connection. */
export const rawGet = (origin: string, target: string): string =>
  `GET ${target} HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nConnection: close\r\n\r\n`;

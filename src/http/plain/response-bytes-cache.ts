import { STATUS_CODES } from 'node:http';
import type { Representation } from '../cache/encode.ts';
import type { Choice } from '../cache/send.ts';

/** The bytes of responses, head and body in one buffer, as Node's own server would send them. */
export class ResponseBytesCache {
  readonly #keepAlive: string;
  /** By their heads. Good for a second: an answer says when it was given. */
  readonly #kept = new Map<string[], Buffer>();
  #second = 0;
  #date = '';

  /** @param keepAliveSeconds how long a connection is left open after an answer */
  constructor(keepAliveSeconds: number) {
    this.#keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`;
  }

  /** The answer with headers that no other has. */
  write({ status, representation }: Choice, nowMs: number, headersOfOne: Record<string, string>): Buffer {
    this.#turn(nowMs);
    const isUnchanged = status === 304;
    const head = isUnchanged ? representation.unchangedHead : representation.head;
    return this.#write(
      status,
      [...head, ...Object.entries(headersOfOne).flat()],
      isUnchanged ? '' : representation.body,
    );
  }

  /** @param nowMs the time that the answer is given the date of */
  find({ status, representation }: Choice, nowMs: number): Buffer {
    this.#turn(nowMs);
    const isUnchanged = status === 304;
    const head = isUnchanged ? representation.unchangedHead : representation.head;
    let bytes = this.#kept.get(head);
    if (!bytes) {
      bytes = this.#write(status, head, isUnchanged ? '' : representation.body);
      this.#kept.set(head, bytes);
    }
    return bytes;
  }

  #turn(nowMs: number): void {
    const second = Math.floor(nowMs / 1000);
    if (second === this.#second) return;
    this.#second = second;
    this.#date = new Date(nowMs).toUTCString();
    this.#kept.clear();
  }

  #write(status: number, head: string[], body: Representation['body']): Buffer {
    const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`];
    for (let i = 0; i < head.length; i += 2) lines.push(`${head[i]}: ${head[i + 1]}`);
    const begin = `${lines.join('\r\n')}\r\nDate: ${this.#date}\r\n${this.#keepAlive}`;
    const rest = typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
    return Buffer.concat([Buffer.from(begin, 'latin1'), rest]);
  }
}

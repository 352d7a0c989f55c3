import { STATUS_CODES } from 'node:http';
import type { Choice } from '../cache/send.ts';

/** A response with headers of its own, laid out so that the next one only overwrites those. */
interface Reused {
  bytes: Buffer;
  /** Where the own headers begin. */
  at: number;
  ownLength: number;
}

/** The bytes of responses, head and body in one buffer, as Node's own server would send them. */
export class ResponseBytesCache {
  readonly #keepAlive: string;
  /** By their heads. Valid for a second: a response says when it was sent. */
  readonly #cached = new Map<string[], Buffer>();
  readonly #reused = new Map<string[], Reused>();
  #second = 0;
  #date = '';

  /** @param keepAliveSeconds how long a connection is kept open after a response */
  constructor(keepAliveSeconds: number) {
    this.#keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`;
  }

  /** @param nowMs the time for the response's date */
  find(choice: Choice, nowMs: number): Buffer {
    this.#turn(nowMs);
    const head = findHead(choice);
    let bytes = this.#cached.get(head);
    if (!bytes) {
      bytes = this.#write(choice, '');
      this.#cached.set(head, bytes);
    }
    return bytes;
  }

  /**
   * The response with headers that no other has.
   * @returns bytes that the next call may overwrite: use `keep` to keep them longer
   */
  write(choice: Choice, nowMs: number, headersOfOne: Record<string, string>): Buffer {
    this.#turn(nowMs);
    const own = layOutOwn(headersOfOne);
    const head = findHead(choice);
    let reused = this.#reused.get(head);
    if (reused?.ownLength === own.length) {
      reused.bytes.write(own, reused.at, 'latin1');
    } else {
      const at = this.#writeStart(choice).length;
      reused = { bytes: this.#write(choice, own), at, ownLength: own.length };
      this.#reused.set(head, reused);
    }
    return reused.bytes;
  }

  /** These bytes are not overwritten any more. */
  keep(bytes: Buffer): void {
    for (const [head, reused] of this.#reused) if (reused.bytes === bytes) this.#reused.delete(head);
  }

  #turn(nowMs: number): void {
    const second = Math.floor(nowMs / 1000);
    if (second === this.#second) return;
    this.#second = second;
    this.#date = new Date(nowMs).toUTCString();
    this.#cached.clear();
    this.#reused.clear();
  }

  #write(choice: Choice, own: string): Buffer {
    const body = choice.status === 304 ? '' : choice.representation.body;
    const head = `${this.#writeStart(choice)}${own}Date: ${this.#date}\r\n${this.#keepAlive}`;
    const bytes = typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
    return Buffer.concat([Buffer.from(head, 'latin1'), bytes]);
  }

  #writeStart(choice: Choice): string {
    return `HTTP/1.1 ${choice.status} ${STATUS_CODES[choice.status]}\r\n${layOut(findHead(choice))}`;
  }
}

const findHead = ({ status, representation }: Choice): string[] =>
  status === 304 ? representation.unchangedHead : representation.head;

/** @param head alternating names and values */
function layOut(head: string[]): string {
  let lines = '';
  for (let i = 0; i < head.length; i += 2) lines += `${head[i]}: ${head[i + 1]}\r\n`;
  return lines;
}

function layOutOwn(headers: Record<string, string>): string {
  let lines = '';
  for (const name in headers) lines += `${name}: ${headers[name]}\r\n`;
  return lines;
}

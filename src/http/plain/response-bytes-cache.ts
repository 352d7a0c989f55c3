import { STATUS_CODES } from 'node:http';
import type { Representation } from '../cache/encode.ts';
import type { Choice } from '../cache/send.ts';

/** In bytes. A larger body is a second piece of the same write, which costs less than to copy it each time. */
const copiedBytes = 2048;

/** The bytes of responses, head and body in one buffer, as Node's own server would send them. */
export class ResponseBytesCache {
  readonly #keepAlive: string;
  /** By their heads. Good for a second: an answer says when it was given. */
  readonly #cached = new Map<string[], Buffer>();
  /** What stands before and after the headers that only one answer has, by the head. Good for a second too. */
  readonly #parts = new Map<string[], { before: Buffer; after: Buffer; body: Buffer | null }>();
  #second = 0;
  #date = '';

  /** @param keepAliveSeconds how long a connection is left open after an answer */
  constructor(keepAliveSeconds: number) {
    this.#keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`;
  }

  /** The answer with headers that no other has. @returns a large body is a piece of its own: it is not copied */
  write(
    { status, representation }: Choice,
    nowMs: number,
    headersOfOne: Record<string, string>,
  ): Buffer | [Buffer, Buffer] {
    this.#turn(nowMs);
    const isUnchanged = status === 304;
    const head = isUnchanged ? representation.unchangedHead : representation.head;
    let parts = this.#parts.get(head);
    if (!parts) {
      parts = this.#split(status, head, isUnchanged ? '' : representation.body);
      this.#parts.set(head, parts);
    }
    const { before, after, body } = parts;
    const own = layOut(Object.entries(headersOfOne).flat());
    const bytes = Buffer.allocUnsafe(before.length + own.length + after.length);
    before.copy(bytes);
    bytes.write(own, before.length, 'latin1');
    after.copy(bytes, before.length + own.length);
    return body ? [bytes, body] : bytes;
  }

  /** @param nowMs the time that the answer is given the date of */
  find({ status, representation }: Choice, nowMs: number): Buffer {
    this.#turn(nowMs);
    const isUnchanged = status === 304;
    const head = isUnchanged ? representation.unchangedHead : representation.head;
    let bytes = this.#cached.get(head);
    if (!bytes) {
      bytes = this.#write(status, head, isUnchanged ? '' : representation.body);
      this.#cached.set(head, bytes);
    }
    return bytes;
  }

  #turn(nowMs: number): void {
    const second = Math.floor(nowMs / 1000);
    if (second === this.#second) return;
    this.#second = second;
    this.#date = new Date(nowMs).toUTCString();
    this.#cached.clear();
    this.#parts.clear();
  }

  #write(status: number, head: string[], body: Representation['body']): Buffer {
    const { before, after, body: large } = this.#split(status, head, body);
    return Buffer.concat(large ? [before, after, large] : [before, after]);
  }

  #split(status: number, head: string[], body: Representation['body']) {
    const bytes = typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
    const end = Buffer.from(`Date: ${this.#date}\r\n${this.#keepAlive}`, 'latin1');
    const isSmall = bytes.length <= copiedBytes;
    return {
      before: Buffer.from(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${layOut(head)}`, 'latin1'),
      after: isSmall ? Buffer.concat([end, bytes]) : end,
      body: isSmall ? null : bytes,
    };
  }
}

/** @param head names and values in turn */
function layOut(head: string[]): string {
  let lines = '';
  for (let i = 0; i < head.length; i += 2) lines += `${head[i]}: ${head[i + 1]}\r\n`;
  return lines;
}

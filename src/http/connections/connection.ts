import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { mayBecomePlain, readPlainRequest, type PlainRequest } from '../plain/plain-request.ts';
import { ChunkFraming } from './chunk-framing.ts';
import { checkFirstLine, countLineEnds } from './first-line.ts';
import type { HeldBytes } from './held-bytes.ts';
import { closeLingering, endUnlessRead } from './lingering-close.ts';
import type { OpenBodies, OpenBody } from './open-bodies.ts';
import { startReading, stopReading } from './socket-reading.ts';
import type { Turns, Worker } from './turns.ts';

/**
 * The bytes of a complete response for a client at that address; null if Node's parser should see the
 * request.
 */
export type AnswerPlainly = (request: PlainRequest, peer: string) => Buffer | null;

/** What all connections of a server share. */
export interface ConnectionParts {
  server: Server;
  turns: Turns;
  held: HeldBytes;
  /** Unread bytes of responses from `answerPlainly`: each response may be a copy of its own. */
  unread: HeldBytes;
  openBodies: OpenBodies;
  /** Node's own listener for new connections. */
  handToNode(socket: Duplex): void;
  answerPlainly?: AnswerPlainly | undefined;
  /** Called with a response of `answerPlainly` that is still unread: unlike others, it must not be overwritten. */
  keepAnswer?: ((answer: Buffer) => void) | undefined;
  /** @returns the response to a connection whose pipelined requests exceed the limit */
  refuseOverload(): string;
}

/** The end of a head, and of a chunked body. Node's parser knows no other end of a head. */
const headEnd = Buffer.from('\r\n\r\n');
const none = Buffer.alloc(0);
/** How the body after such a head is framed: by length, or in chunks. */
const announcesBody = /\r\n(?:content-length[ \t]*:[ \t]*(\d+)|content-length|transfer-encoding)/i;

type Listener = (...args: unknown[]) => void;

/** A net.Socket's own methods, which any other stream lacks. */
interface SocketMethods {
  setTimeout?(ms: number): void;
  timeout?: number;
  remoteAddress?: string | undefined;
  destroySoon?(): void;
}

/**
 * One connection. What is read is passed on in pieces that contain the end of at most one head, so that each
 * piece begins one request, and not before the last one is answered and its response has been sent. (A parser
 * that reads a stream must not care where it is cut: as far as it knows, these are the network's segments.)
 * Until then the socket is not read: what a client pipelines beyond that waits in the client's own memory.
 */
export class Connection implements Worker, OpenBody {
  readonly peer: string;
  readonly #socket: Duplex & SocketMethods;
  readonly #parts: ConnectionParts;
  /** Read, and not passed on. */
  #bytes: Buffer = none;
  /** Node's listeners, once the connection is known to it. */
  #node: { read: Listener; end: Listener } | null = null;
  #unanswered = 0;
  #last: IncomingMessage | null = null;
  #lastResponse: ServerResponse | null = null;
  /** How much of the last request's body is still to come, if its head says so. */
  #bodyLeft = 0;
  /** For the last request's body, if it comes in chunks. */
  #framing = new ChunkFraming();
  /** Whether Node's parser is certainly between two messages. */
  #isBetween = true;
  #isHolding = false;
  #isRefused = false;
  #hasEnded = false;
  /** When the first part of an incomplete head arrived. */
  #headSince: number | null = null;
  /** Since when it has been waiting for a turn. A disconnect goes unnoticed meanwhile: nothing is read. */
  #turnSince: number | null = null;

  constructor(socket: Duplex, parts: ConnectionParts) {
    this.#socket = socket;
    this.#parts = parts;
    this.peer = this.#socket.remoteAddress ?? '';
    const { destroySoon } = this.#socket;
    this.#socket.destroySoon = () => {
      if (this.#hasUnread) this.#closeLingering();
      else if (destroySoon) destroySoon.call(socket);
      else socket.end();
    };
    socket
      .on('data', this.#take)
      .on('end', this.#end)
      .on('pause', () => stopReading(socket))
      .on('resume', this.#resume)
      .on('close', () => {
        this.#hold(none);
        parts.openBodies.delete(this);
      })
      .on('timeout', this.#timeOut)
      .on('error', this.#destroy);
    this.#socket.setTimeout?.(parts.server.headersTimeout);
  }

  /** A request of this connection is about to be answered. */
  begin(request: IncomingMessage, response: ServerResponse): void {
    this.#unanswered += 1;
    this.#last = request;
    this.#lastResponse = response;
    this.#framing = new ChunkFraming();
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
    this.#bodyLeft = coding === undefined ? Number(length ?? 0) : 0;
    const hasBody = length !== undefined || coding !== undefined;
    if (hasBody) endUnlessRead(response, () => request.complete || this.#isBodyHere);
    const isWhole = coding === undefined ? !hasBody || this.#isBodyHere : this.#bytes.includes(headEnd);
    // A client that sends a body slowly, or reads slowly, holds up nobody: `prefinish` fires when the
    // response is written.
    if (isWhole) {
      const end = this.#parts.turns.begin();
      response.once('prefinish', end).once('close', end);
    }
    if (hasBody && !isWhole) this.#parts.openBodies.add(this);
    response.once('close', () => {
      this.#parts.openBodies.delete(this);
      this.#unanswered -= 1;
      this.#goOn();
    });
  }

  /** Passes the next piece on. @returns whether the one after it can go too */
  step(): boolean {
    this.#turnSince = null;
    if (this.#canGoOn) {
      const length = this.#measureNext();
      if (length > 0) {
        const piece = this.#bytes.subarray(0, length);
        this.#hold(this.#bytes.subarray(length));
        this.#headSince = null;
        if (!this.#answerPlainly(piece)) this.#checkAndGiveToNode(piece);
      } else this.#headSince ??= performance.now();
    }
    this.#regulate();
    if (this.#bytes.length === 0 && this.#hasEnded) this.#finish();
    const isNext = this.#canGoOn && this.#headSince === null;
    if (isNext) this.#turnSince = performance.now();
    return isNext;
  }

  /** The answer under way, if its head has not left yet, says that it is the last. */
  closeAfterAnswer(): void {
    if (this.#lastResponse?.headersSent === false) this.#lastResponse.setHeader('connection', 'close');
  }

  closeIfIdle(): void {
    if (this.#unanswered === 0 && this.#socket.writableLength === 0 && !this.#hasUnread) {
      this.#socket.destroy();
    }
  }

  /**
   * Closes connections whose head, unseen by Node's parser, takes too long, or that have waited too long for
   * a turn.
   */
  endIfLate(nowMs: number): void {
    const lateSince = nowMs - this.#parts.server.headersTimeout;
    if (this.#headSince !== null && this.#headSince <= lateSince)
      this.#refuseHead('ERR_HTTP_REQUEST_TIMEOUT');
    else if (this.#turnSince !== null && this.#turnSince <= lateSince) this.#refuse();
  }

  readonly #take = (bytes: Buffer): void => {
    if (!this.#socket.writable || this.#isRefused) return;
    const isBehind = this.#isHolding;
    this.#hold(this.#bytes.length > 0 ? Buffer.concat([this.#bytes, bytes]) : bytes);
    const isPipelined = isBehind || this.#isPipelined;
    if (isPipelined && this.#parts.held.isFull && !this.isInBody) return this.#refuse();
    // A single request is answered at once; pipelined ones take turns with those of other connections.
    if (isPipelined || this.step()) this.#goOn();
  };

  readonly #end = (): void => {
    this.#hasEnded = true;
    this.#headSince = null;
    if (this.#bytes.length > 0) this.#goOn();
    else this.#finish();
  };

  /** Node resumes a socket whenever a message is over, and when more of a body is read. */
  readonly #resume = (): void => {
    if (!this.#isHolding) return startReading(this.#socket);
    this.#socket.pause();
    if (this.#canGoOn) this.#waitForTurn();
  };

  /** Refuses connections that have waited that long for a turn; cuts off those that have sent nothing. */
  readonly #timeOut = (): void => (this.#isHolding ? this.#refuse() : this.#destroy());

  readonly #destroy = (): void => void this.#socket.destroy();

  #goOn(): void {
    if (this.#isRefused) return this.#refuse();
    if (this.#canGoOn) this.#waitForTurn();
    this.#regulate();
  }

  #waitForTurn(): void {
    this.#turnSince ??= performance.now();
    this.#parts.turns.add(this);
  }

  get isInBody(): boolean {
    return this.#last !== null && !this.#last.complete;
  }

  get #isBodyHere(): boolean {
    return this.#bodyLeft > 0 && this.#bodyLeft <= this.#bytes.length;
  }

  get #hasUnread(): boolean {
    return this.#bytes.length > 0 || this.#socket.readableLength > 0 || this.isInBody;
  }

  get #canGoOn(): boolean {
    const { writable, writableLength, writableNeedDrain } = this.#socket;
    if (this.#bytes.length === 0 || !writable || writableNeedDrain) return false;
    if (this.isInBody) return this.#last!.readableLength < this.#last!.readableHighWaterMark;
    return this.#unanswered === 0 && writableLength === 0;
  }

  /** A request is read that another one follows. */
  get #isPipelined(): boolean {
    if (!this.#isBetween || this.isInBody) return false;
    const end = this.#bytes.indexOf(headEnd);
    if (end === -1 || end + headEnd.length === this.#bytes.length) return false;
    const body = announcesBody.exec(this.#bytes.toString('latin1', 0, end));
    if (body === null) return true;
    const start = end + headEnd.length;
    const length = body[1] === undefined ? this.#findChunkedEnd(start) - start : Number(body[1]);
    return start + length < this.#bytes.length;
  }

  /** Where a chunked body ends, or something in it looks like its end. */
  #findChunkedEnd(start: number): number {
    const end = this.#bytes.indexOf(headEnd, start);
    return end === -1 ? this.#bytes.length : end + headEnd.length;
  }

  /**
   * @returns the next piece's length; 0 if it is an incomplete request line or an incomplete plain request
   */
  #measureNext(): number {
    const { length } = this.#bytes;
    if (this.isInBody && this.#bodyLeft > 0) return Math.min(this.#bodyLeft, length);
    const end = this.#bytes.indexOf(headEnd);
    if (end !== -1) return end + headEnd.length;
    if (!this.#isBetween || this.isInBody || this.#hasEnded) return length;
    const mayBePlain = this.#parts.answerPlainly !== undefined && mayBecomePlain(this.#bytes);
    return mayBePlain || checkFirstLine(this.#bytes) === 'begun' ? 0 : length;
  }

  #answerPlainly(piece: Buffer): boolean {
    const { answerPlainly, server, unread } = this.#parts;
    if (!answerPlainly || !this.#isBetween || this.isInBody || unread.isFull) return false;
    const request = readPlainRequest(piece);
    const answer = request && answerPlainly(request, this.peer);
    if (!answer) return false;
    const idleMs = server.keepAliveTimeout + server.keepAliveTimeoutBuffer;
    if (this.#socket.timeout !== idleMs) this.#socket.setTimeout?.(idleMs);
    let unreadBytes = 0;
    this.#socket.write(answer, () => {
      unread.add(-unreadBytes);
      if (this.#bytes.length > 0) this.#goOn();
    });
    // The system has copied what a socket of its own wrote at once.
    const isCopied = this.#socket instanceof Socket && this.#socket.writableLength === 0;
    if (isCopied) return true;
    unreadBytes = answer.length;
    unread.add(unreadBytes);
    this.#parts.keepAnswer?.(answer);
    return true;
  }

  #checkAndGiveToNode(piece: Buffer): void {
    const isFirst = this.#isBetween && !this.isInBody;
    if (isFirst && checkFirstLine(piece) === 'malformed') this.#refuseHead('HPE_INVALID_REQUEST_LINE');
    else if (this.#isInChunks && !this.#framing.allows(piece)) this.#refuseFraming();
    else this.#giveToNode(piece);
  }

  /** As Node's parser does, which has not seen it. */
  #refuseHead(code: string): void {
    this.#hold(none);
    this.#headSince = null;
    const error = Object.assign(new Error('The request cannot be read'), { code });
    if (!this.#parts.server.emit('clientError', error, this.#socket)) this.#socket.destroy();
  }

  /** Refuses a request whose body takes long, in favor of others. What answers it finds its caller gone. */
  refuseBody(): void {
    this.#isRefused = true;
    this.#hold(none);
    if (this.#lastResponse?.headersSent || !this.#socket.writable) return this.#destroy();
    this.#socket.end(this.#parts.refuseOverload(), this.#destroy);
  }

  /** The request is under way: what answers it finds its caller gone. */
  #refuseFraming(): void {
    if (this.#lastResponse?.headersSent) this.#destroy();
    else this.#refuseHead('HPE_INVALID_CHUNK_SIZE');
  }

  get #isInChunks(): boolean {
    return this.isInBody && this.#bodyLeft === 0;
  }

  #giveToNode(piece: Buffer): void {
    this.#node ??= this.#introduce();
    if (this.#isBetween && !this.isInBody && countLineEnds(piece) === piece.length) {
      return this.#node.read(piece) as void;
    }
    const isOfBody = this.isInBody && this.#bodyLeft > 0;
    if (isOfBody) this.#bodyLeft -= piece.length;
    this.#isBetween = false;
    this.#node.read(piece);
    const isWhole = isOfBody || piece.subarray(-headEnd.length).equals(headEnd);
    this.#isBetween = isWhole && !this.isInBody;
    if (!this.isInBody) this.#parts.openBodies.delete(this);
  }

  /** Makes the connection known to Node, and inserts itself between the socket and its parser. */
  #introduce(): { read: Listener; end: Listener } {
    const socket = this.#socket;
    socket.setTimeout?.(0);
    socket.off('timeout', this.#timeOut);
    const known = new Set([...socket.listeners('data'), ...socket.listeners('end')]);
    this.#parts.handToNode(socket);
    socket.off('error', this.#destroy);
    const findNew = (event: string) => socket.listeners(event).find((each) => !known.has(each)) as Listener;
    const node = { read: findNew('data'), end: findNew('end') };
    socket.off('data', node.read).off('end', node.end);
    // Node reads the file descriptor without the stream until someone else listens.
    socket.on('data', ignore).off('data', ignore);
    return node;
  }

  #finish(): void {
    if (!this.#socket.writable) return;
    if (this.#node) this.#node.end();
    else this.#socket.end();
  }

  #hold(bytes: Buffer): void {
    this.#parts.held.add(bytes.length - this.#bytes.length);
    this.#bytes = bytes.length > 0 ? bytes : none;
  }

  /** Continues reading when everything read has been passed on, or is too little. */
  #regulate(): void {
    const mustHold = this.#bytes.length > 0 && this.#headSince === null;
    if (mustHold === this.#isHolding || !this.#socket.writable) return;
    this.#isHolding = mustHold;
    if (mustHold) this.#socket.pause();
    else this.#socket.resume();
  }

  /** Drops what is queued; responds with an error once the requests before it are answered. */
  #refuse(): void {
    this.#isRefused = true;
    this.#hold(none);
    this.#headSince = null;
    this.#turnSince = null;
    if (this.#unanswered > 0 || !this.#socket.writable) return;
    this.#socket.write(this.#parts.refuseOverload());
    this.#closeLingering();
  }

  #closeLingering(): void {
    this.#hold(none);
    this.#isHolding = false;
    closeLingering(this.#socket);
  }
}

const ignore = (): void => {};

import { Server, type RequestListener, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { readPlainRequest, type PlainRequest } from './plain-request.ts';

/** The bytes of a whole answer; null where Node's own server is to see the request. */
export type AnswerPlainly = (request: PlainRequest) => Buffer | null;

/**
 * Node's HTTP server, which leaves it to `answerPlainly` to answer plain requests as they come in. At the
 * first one that is not plain, or that has no such answer, its connection is Node's for good, which reads
 * that request anew (docs/decisions/plain-requests.md).
 */
export class PlainServer extends Server {
  readonly #answerPlainly: AnswerPlainly;
  /** Connections that Node does not know of yet. */
  readonly #sockets = new Set<Socket>();
  readonly #takeOver: (socket: Socket) => void;

  constructor(options: ServerOptions, answerOthers: RequestListener, answerPlainly: AnswerPlainly) {
    super(options, answerOthers);
    this.#answerPlainly = answerPlainly;
    const [takeOver] = this.listeners('connection');
    this.#takeOver = takeOver as (socket: Socket) => void;
    this.removeListener('connection', this.#takeOver);
    this.on('connection', (socket: Socket) => this.#attend(socket));
  }

  #attend(socket: Socket): void {
    this.#sockets.add(socket);
    const forget = () => this.#sockets.delete(socket);
    const end = () => socket.end();
    const destroy = () => socket.destroy();
    const listen = (bytes: Buffer) => {
      // An answer that has not left yet is waited for: the next one is read no sooner.
      const request = socket.writableLength === 0 ? readPlainRequest(bytes) : null;
      const answer = request && this.#answerPlainly(request);
      if (answer) {
        const patienceMs = this.keepAliveTimeout + this.keepAliveTimeoutBuffer;
        if (socket.timeout !== patienceMs) socket.setTimeout(patienceMs);
        socket.write(answer);
        return;
      }
      forget();
      socket.off('close', forget).off('data', listen).off('end', end).off('timeout', destroy);
      socket.setTimeout(0);
      this.#takeOver.call(this, socket);
      socket.off('error', destroy);
      socket.unshift(bytes);
    };
    socket.on('close', forget).on('data', listen).on('end', end).on('timeout', destroy).on('error', destroy);
    socket.setTimeout(this.headersTimeout);
  }

  /** Also ends those that Node does not know of. */
  override closeIdleConnections(): void {
    super.closeIdleConnections();
    for (const socket of this.#sockets) if (socket.writableLength === 0) socket.destroy();
  }

  override closeAllConnections(): void {
    super.closeAllConnections();
    for (const socket of this.#sockets) socket.destroy();
  }
}

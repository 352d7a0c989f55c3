import { Server, type IncomingMessage, type RequestListener, type ServerOptions } from 'node:http';
import type { Duplex } from 'node:stream';
import { Connection, type ConnectionParts } from './connection.ts';
import { continueWhenRead } from './continue-when-read.ts';
import { HeldBytes } from './held-bytes.ts';
import { OpenBodies } from './open-bodies.ts';
import { Turns } from './turns.ts';

/** `answerPlainly` answers plain requests before Node's parser; without it, the parser sees all of them. */
type OwnOptions = Pick<ConnectionParts, 'answerPlainly' | 'keepAnswer' | 'refuseOverload'> & {
  /** How much may be held for all connections, and be unread of what was answered plainly; usually 16 MB each. */
  heldBytesLimit?: number;
  /** How many requests may wait for the rest of their body; usually 512. */
  openBodiesLimit?: number;
};

/**
 * Node's HTTP server, with a bound on what a client may have queued. Node creates an object for each request
 * in a read at once, and a read of 64 KB holds 2,500: here each connection hands over its requests one by
 * one, the next when the last is answered (docs/decisions/bounded-connections.md).
 */
export class BoundedServer extends Server {
  readonly #connections = new Map<Duplex, Connection>();

  constructor(options: ServerOptions, answer: RequestListener, own: OwnOptions) {
    // Node would answer these two by itself, queued where nobody counts them.
    super({ ...options, requireHostHeader: false }, answer);
    this.on('checkExpectation', (request: IncomingMessage, response) => {
      this.#find(request)?.begin(request, response);
      response.writeHead(417).end();
    });
    this.on('checkContinue', (request: IncomingMessage, response) => {
      continueWhenRead(request, response);
      this.emit('request', request, response);
    });
    this.prependListener('request', (request, response) => this.#find(request)?.begin(request, response));
    const [listener] = this.listeners('connection');
    const handToNode = listener as (socket: Duplex) => void;
    this.removeListener('connection', handToNode);
    const shared = {
      server: this,
      turns: new Turns(),
      held: new HeldBytes(own.heldBytesLimit),
      unread: new HeldBytes(own.heldBytesLimit),
      openBodies: new OpenBodies(own.openBodiesLimit),
      handToNode: (socket: Duplex) => handToNode.call(this, socket),
      ...own,
    };
    this.on('connection', (socket: Duplex) => {
      shared.turns.noteArrival();
      this.#connections.set(socket, new Connection(socket, shared));
      socket.once('close', () => this.#connections.delete(socket));
    });
    this.on('listening', () => {
      const checking = setInterval(() => this.#endLateHeads(), options.connectionsCheckingInterval ?? 30_000);
      checking.unref();
      this.once('close', () => clearInterval(checking));
    });
  }

  /** Each answer is its connection's last from now on, those under way too. */
  closeAfterAnswers(): void {
    // First of all: a stored page is answered at once.
    this.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
    for (const connection of this.#connections.values()) connection.closeAfterAnswer();
  }

  /** Ends the connections that wait for a request, and none whose answer has not left yet. */
  override closeIdleConnections(): void {
    for (const connection of this.#connections.values()) connection.closeIfIdle();
  }

  override closeAllConnections(): void {
    for (const socket of this.#connections.keys()) socket.destroy();
  }

  #find(request: IncomingMessage): Connection | undefined {
    return this.#connections.get(request.socket);
  }

  #endLateHeads(): void {
    const now = performance.now();
    for (const connection of this.#connections.values()) connection.endIfLate(now);
  }
}

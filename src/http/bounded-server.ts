import {
  createServer,
  IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

/** The most requests of one connection without a response: browsers and proxies do not pipeline. */
const unansweredLimit = 16;

/** How many pieces any body may arrive in; with more, they must have so many bytes on average. */
const pieces = { free: 512, meanBytes: 64 };

/** Limits of reading on in a request's body once its response is complete. */
const lingering = { bytes: 1_048_576, ms: 2000 };

/** By connection: the responses in progress, in order. */
const responsesOf = new WeakMap<Socket, ServerResponse[]>();

export interface BoundedServer {
  server: Server;
  /** From now on, each response whose head is not sent yet closes its connection. */
  closeAfterResponses(): void;
}

/**
 * Node's HTTP server, with bounds on what a connection may have queued. Requests of one connection are served
 * one by one; one that sends too many ahead is closed.
 */
export function createBoundedServer(options: ServerOptions, serve: RequestListener): BoundedServer {
  const server = createServer({ ...options, IncomingMessage: BoundedRequest });
  const sockets = new Set<Socket>();
  const findResponses = (socket: Socket): ServerResponse[] => {
    const present = responsesOf.get(socket);
    if (present) return present;
    const responses: ServerResponse[] = [];
    responsesOf.set(socket, responses);
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    return responses;
  };
  server.on('request', (request, response) => {
    const { socket } = request;
    const responses = findResponses(socket);
    while (responses[0]?.writableFinished) responses.shift();
    const last = responses.at(-1);
    responses.push(response);
    if (hasBody(request)) lingerUnlessRead(request, response);
    if (!last) serve(request, response);
    else last.once('close', () => !socket.destroyed && serve(request, response));
  });
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    continueWhenRead(request, response);
    server.emit('request', request, response);
  });
  // Node's own 417 would escape the bounds; a server may ignore what it does not know (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('upgrade', (_request, socket) => socket.destroy());
  return {
    server,
    closeAfterResponses() {
      for (const response of [...sockets].flatMap(findResponses)) {
        if (!response.headersSent) response.setHeader('connection', 'close');
      }
    },
  };
}

/**
 * A request as Node's parser creates it. The parser goes through all that was read at once: 64 KB hold 1,800
 * requests or 11,000 chunks, so some hundred connections could fill the memory.
 */
class BoundedRequest extends IncomingMessage {
  readonly #isExcessive: boolean;
  #pieces = 0;
  #bytes = 0;

  constructor(socket: Socket) {
    super(socket);
    this.#isExcessive = (responsesOf.get(socket)?.length ?? 0) >= unansweredLimit;
  }

  /**
   * True for one too many on its connection. This alone stops Node's parser in the middle of what was read;
   * then the server emits `upgrade`. Requests for another protocol are answered like any other, and a tunnel
   * is closed.
   */
  get upgrade(): boolean {
    return this.#isExcessive || this.method === 'CONNECT';
  }

  set upgrade(_isUpgrade: boolean) {}

  /** Takes a piece of the body: a chunk, or what was read of it. */
  override push(piece: Buffer | null): boolean {
    if (piece === null) return super.push(null);
    this.#pieces += 1;
    this.#bytes += piece.byteLength;
    const isTooFine = this.#pieces > pieces.free && this.#bytes < this.#pieces * pieces.meanBytes;
    if (!isTooFine) return super.push(piece);
    this.socket.destroy();
    return false;
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/**
 * Makes a client that waits for 100 (Continue) send its body only once that is about to be read: a request
 * refused by its head alone is refused before any of its body is sent (RFC 9110, 10.1.1).
 */
function continueWhenRead(request: IncomingMessage, response: ServerResponse): void {
  const sendContinue = (event: string | symbol): void => {
    if (event !== 'data' && event !== 'readable') return;
    request.off('newListener', sendContinue);
    if (!response.headersSent) response.writeContinue();
  };
  request.on('newListener', sendContinue);
}

/**
 * Makes a response that is sent before its request's body has arrived the connection's last. Some of the body
 * is read before the connection is closed: closed at once, it would be reset, and the response lost (RFC
 * 9112, 9.6).
 */
function lingerUnlessRead(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  let isLast = false;
  response.writeHead = (...args: unknown[]) => {
    isLast = !request.complete;
    if (isLast) response.setHeader('connection', 'close');
    return writeHead(...args);
  };
  response.end = (...args: unknown[]) => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    if (!isLast || request.complete) return end(...args);
    if (args[0] !== undefined && args[0] !== null && typeof args[0] !== 'function') {
      response.write(args[0], typeof args[1] === 'string' ? (args[1] as BufferEncoding) : 'utf8');
    } else response.flushHeaders();
    readOn(request, end);
    return response;
  };
}

/** Drops what else arrives of a body, up to the limits. */
function readOn(request: IncomingMessage, end: () => void): void {
  let bytes = 0;
  const timer = setTimeout(end, lingering.ms);
  request
    .on('data', (part: Buffer) => {
      bytes += part.byteLength;
      if (bytes > lingering.bytes) request.pause();
    })
    .once('close', () => {
      clearTimeout(timer);
      end();
    })
    .resume();
}

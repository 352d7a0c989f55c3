const lineEnd = '\r\n';

/** Line ends that are always allowed: a chunk has two. */
const freeLineEnds = 512;

/** In bytes, from one line end to the next: chunks of about twice as many. */
const shortestMean = 64;

/**
 * Checks how finely a body is chunked. Each chunk is an event for the parser and for the reader of the body,
 * which costs some 10 µs whatever its size: 60 KB in one-byte chunks hold the event loop for most of a
 * second.
 */
export class ChunkFraming {
  #bytes = 0;
  #lineEnds = 0;

  /** Whether a body may continue with this piece of it, as it goes over the wire. */
  allows(piece: Buffer): boolean {
    this.#bytes += piece.length;
    for (let at = piece.indexOf(lineEnd); at !== -1; at = piece.indexOf(lineEnd, at + 2)) this.#lineEnds += 1;
    return this.#lineEnds <= freeLineEnds || this.#bytes >= this.#lineEnds * shortestMean;
  }
}

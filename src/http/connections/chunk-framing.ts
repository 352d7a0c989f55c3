const lineEnd = '\r\n';

/** So many line ends are anyone's: a chunk has two. */
const freeLineEnds = 512;

/** In bytes, from one line end to the next: chunks of about twice as many. */
const shortestMean = 64;

/**
 * Looks at how finely a body is chunked. Each chunk is an event for the parser and for whoever reads the body,
 * which costs some 10 µs whatever its size: 60 KB in chunks of one byte hold the event loop for most of a second.
 */
export class ChunkFraming {
  #bytes = 0;
  #lineEnds = 0;

  /** Whether a body may go on with this piece of it, as it goes over the wire. */
  allows(piece: Buffer): boolean {
    this.#bytes += piece.length;
    for (let at = piece.indexOf(lineEnd); at !== -1; at = piece.indexOf(lineEnd, at + 2)) this.#lineEnds += 1;
    return this.#lineEnds <= freeLineEnds || this.#bytes >= this.#lineEnds * shortestMean;
  }
}

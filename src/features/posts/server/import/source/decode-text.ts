import { ImportError } from '../import-error.ts';

/**
 * Bytes as text, a part at a time; characters that no format of ours allows are left out, which exports often have
 * from pasted texts.
 * @throws ImportError for what is not UTF-8
 */
export async function* decodeText(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (part?: Uint8Array) => {
    try {
      return decoder.decode(part, { stream: part !== undefined });
    } catch {
      throw new ImportError(
        'The file is not valid UTF-8: it may be damaged, or was saved by another program.',
      );
    }
  };
  for await (const part of parts) yield decode(part);
  yield decode();
}

/** As databases take it: without NUL and lone surrogates, composed. */
export const cleanText = (text: string): string => text.toWellFormed().replaceAll('\0', '').normalize();

/** The longest entry of an export, in characters: a post with all that belongs to it. */
const longestEntry = 33_554_432;

/** Ends reading when one entry goes on and on: everything before it has been let go of. */
export class EntrySize {
  #length = 0;

  /** @throws ImportError */
  add(length: number): void {
    this.#length += length;
    if (this.#length > longestEntry) throw new ImportError('One entry of the file is larger than 32 MB.');
  }

  reset(): void {
    this.#length = 0;
  }
}

import { ImportError } from '../import-error.ts';

/**
 * Bytes as text, a part at a time; characters that no format of ours allows are left out, which exports often have
 * from pasted texts.
 * @throws ImportError for what is neither UTF-8 nor UTF-16
 */
export async function* decodeText(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  const decode = (part?: Uint8Array) => {
    try {
      decoder ??= new TextDecoder(findEncoding(part ?? new Uint8Array()), { fatal: true });
      return decoder.decode(part, { stream: part !== undefined });
    } catch {
      throw new ImportError(
        `The file is not valid ${decoder!.encoding.toUpperCase().replace(/[BL]E$/, '')}: it may be damaged, or was saved by another program.`,
      );
    }
  };
  for await (const part of parts) yield decode(part);
  yield decode();
}

/** The encoding of a text that begins with `<` or `{`, by its first two bytes. */
export function findEncoding([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const isSign = (byte: number | undefined) => byte === 0x3c || byte === 0x7b;
  if ((first === 0xff && second === 0xfe) || (isSign(first) && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && isSign(second))) return 'utf-16be';
  return 'utf-8';
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

import { createReadStream } from 'node:fs';

/** A file's lines, ended only by `\n`: node:readline treats U+2028 as an end too. */
export async function* readFileLines(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const part of createReadStream(file, { encoding: 'utf8' })) {
    const lines = (rest + String(part)).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest !== '') yield rest;
}

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { readEntries } from './read-items.ts';
import { readLibrary } from './read-library.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const count = 500;

/** A file of 33 MB: pictures, each in a part of its own among long texts. */
async function* writeFile(): AsyncGenerator<Uint8Array> {
  const text = 'Ä word. '.repeat(8000);
  yield Buffer.from('<rss><channel><link>https://yard.example</link><wp:wxr_version>1.2</wp:wxr_version>');
  for (let id = 0; id < count; id += 1)
    yield Buffer.from(
      `<item><wp:post_type>attachment</wp:post_type><wp:post_id>${id}</wp:post_id><wp:attachment_url>https://yard.example/wp-content/uploads/${id}.png</wp:attachment_url><content:encoded>${text}</content:encoded></item>`,
    );
  yield Buffer.from('</channel></rss>');
}

it('keeps no more of a file in memory than what posts refer to', async () => {
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const { attachments } = await readLibrary(readEntries(writeFile()));
  collectGarbage();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(5_000_000);
  expect(attachments.get('499')).toEqual({
    address: 'https://yard.example/wp-content/uploads/499.png',
    alt: '',
    caption: '',
  });
});

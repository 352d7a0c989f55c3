import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { finished } from 'node:stream/promises';
import { lowerThreadPriority } from '#platform/lower-thread-priority.ts';
import { ImportError } from './import-error.ts';
import { readGhost } from './ghost/read-ghost.ts';
import { findSkip } from './source/finish-post.ts';
import type { FoundPost, FoundSum } from './source/found-post.ts';
import type { ReadPost } from './source/post-markup.ts';
import { TooDeepError } from './source/markup-tree.ts';
import { openExport } from './source/open-export.ts';
import { readWordpress } from './wordpress/read-wordpress.ts';

/** A request to the thread: which file to read, and into which its posts are written, a line of JSON each. */
export interface ReadRequest {
  file: string;
  into: string;
  /** ISO 8601 */
  now: string;
}

export type ReadAnswer = { sum: FoundSum } | { refusal: string };

/** Entries that cannot be imported, by name. */
const listedSkips = 200;

async function read({ file, into, now }: ReadRequest): Promise<FoundSum> {
  const opened = await openExport(file);
  const output = createWriteStream(into, { flags: 'wx', mode: 0o600 });
  const sum: FoundSum = {
    source: opened.source,
    published: 0,
    scheduled: 0,
    drafts: 0,
    skipped: opened.unread.slice(0, listedSkips),
    moreSkipped: Math.max(0, opened.unread.length - listedSkips),
  };
  try {
    const readPosts = opened.source === 'ghost' ? readGhost : readWordpress;
    for await (const post of readPosts(opened, now)) {
      const found = findPost(post);
      if (found) {
        sum[kindOf(found, now)] += 1;
        await write(output, `${JSON.stringify(found)}\n`);
      } else if (sum.skipped.length < listedSkips) sum.skipped.push(findSkip(post.parts));
      else sum.moreSkipped += 1;
    }
    return sum;
  } finally {
    opened.close();
    output.end();
    await finished(output);
  }
}

/** One post that cannot be read does not end the import. */
function findPost(entry: ReadPost): FoundPost | null {
  if (!('find' in entry)) return null;
  try {
    return entry.find();
  } catch (error) {
    if (error instanceof ImportError) throw error;
    const reason = error instanceof TooDeepError ? 'It is nested too deeply' : 'It cannot be read';
    entry.parts.note('skipped', '', reason);
    return null;
  }
}

function kindOf({ post }: FoundPost, now: string): 'published' | 'scheduled' | 'drafts' {
  if (!post.published) return 'drafts';
  return post.publish_at && post.publish_at > now ? 'scheduled' : 'published';
}

async function write(output: WriteStream, line: string): Promise<void> {
  if (!output.write(line)) await once(output, 'drain');
}

lowerThreadPriority();

parentPort!.on('message', async (request: ReadRequest) => {
  const answer: ReadAnswer = await read(request).then(
    (sum) => ({ sum }),
    (error: unknown) => {
      if (error instanceof ImportError) return { refusal: error.message };
      throw error;
    },
  );
  parentPort!.postMessage(answer, []);
});

import { readWords } from '#domain/search/server/words.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { PostRow } from '../post-rows.store.ts';
import { removeEntry, replaceEntry, type IndexedRow, type SearchEntry } from './entries.store.ts';
import { readSections } from './read-sections.ts';

/** Has searches find a post as it is now, in the transaction that changes it; one that is not published, not at all. */
export const indexPost = (trx: Connection, row: PostRow): Promise<void> =>
  row.published === 1 ? replaceEntry(trx, makeEntry(row)) : removeEntry(trx, row.id);

export function makeEntry(row: IndexedRow): SearchEntry {
  const { sections, headings } = readSections(row.content);
  const title = readWords(row.title);
  const inHeadings = readWords(headings);
  const inText = readWords(
    [row.excerpt, ...sections.flatMap(({ text, code = '' }) => [text, code])].join('\n'),
  );
  return {
    row,
    sections: JSON.stringify(sections),
    words: {
      title: [...title],
      headings: [...inHeadings].filter((word) => !title.has(word)),
      text: [...inText].filter((word) => !title.has(word) && !inHeadings.has(word)),
    },
  };
}

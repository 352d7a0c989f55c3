import { sql } from 'kysely';
import type { Connection } from '#platform/database/open-database.ts';
import {
  afterDigits,
  hasBeginnings,
  hasEndings,
  isMeantBy,
  mostVariants,
  reverse,
  splitAtTypo,
} from '#domain/search/server/query.ts';

/** Sorts after everything that begins with what is before it. */
const last = '\u{10FFFF}';

/** Words of posts that begin or end with one, the shortest first: those that say least else. */
export async function selectExtensions(connection: Connection, word: string): Promise<string[]> {
  const found = new Set<string>();
  if (hasBeginnings(word)) {
    const query = sql<{ word: string }>`select word from post_search_words
      where word > ${afterDigits(word)} and word < ${word + last} order by length, word limit ${mostVariants}`;
    for (const row of (await query.execute(connection)).rows) found.add(row.word);
  }
  if (hasEndings(word)) {
    const reversed = reverse(word);
    const query = sql<{ word: string }>`select word from post_search_words
      where reversed > ${afterDigits(reversed)} and reversed < ${reversed + last} order by length, reversed limit ${mostVariants}`;
    for (const row of (await query.execute(connection)).rows) found.add(row.word);
  }
  return [...found];
}

/** The most words that are compared with one for a typo in either half. */
const mostCompared = 2000;

/** Words of posts that differ from one by a typo; those that begin alike first. */
export async function selectTypos(connection: Connection, word: string): Promise<string[]> {
  const { beginning, ending, length } = splitAtTypo(word);
  const select = (column: 'word' | 'reversed', start: string, size: number) => sql<{ word: string }>`
    select word from (select word from post_search_words where length = ${size}
      and ${sql.ref(column)} >= ${start} and ${sql.ref(column)} < ${start + last} limit ${mostCompared}) as of_size`;
  const sizes = [length - 1, length, length + 1];
  const candidates = sql.join(
    [
      ...sizes.map((size) => select('word', beginning, size)),
      ...sizes.map((size) => select('reversed', reverse(ending), size)),
    ],
    sql` union all `,
  );
  const { rows } = await sql<{ word: string }>`${candidates}`.execute(connection);
  const typos = new Set(rows.flatMap((row) => (isMeantBy(word, row.word) ? [row.word] : [])));
  const isAlike = (other: string) => (other.startsWith(beginning) ? 0 : 1);
  return [...typos].toSorted((a, b) => isAlike(a) - isAlike(b)).slice(0, mostVariants);
}

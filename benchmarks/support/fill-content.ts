import { randomUUID } from 'node:crypto';
import { ownPages } from '#tests/support/own-pages.ts';
import type { ContentApi } from '#tests/support/content-api.ts';
import { connectDatabase } from '../../scripts/portable-data/connect-database.ts';

export const contentSizes = { services: 300, cases: 300, pages: 1000, sections: 50 };

/** A text of a section, about as long as people write them. */
const body = `<p>${'Words that say something about a page. '.repeat(6).trim()}</p>`;

/** Gives a running product as many services, cases and pages of its owner's. @param file its SQLite database */
export async function fillContent(content: ContentApi, file: string): Promise<void> {
  const [page] = ownPages;
  const { slug: _slug, linkLabel: _label, ...words } = page!;
  const sections = Array.from({ length: contentSizes.sections }, (_, index) => ({
    kind: 'text',
    heading: `Section ${index}`,
    body,
  }));
  const kinds = [
    ['services', await readFirst(content, 'services'), 'title'],
    ['cases', await readFirst(content, 'cases'), 'client'],
    ['pages', { ...words, place: 'none', sections }, 'title'],
  ] as const;
  const kysely = connectDatabase({ kind: 'sqlite', file });
  const at = new Date().toISOString();
  for (const [collection, data, name] of kinds) {
    for (let index = 0; index < contentSizes[collection]; index += 1) {
      const title = `A ${collection} ${index}`;
      const own = { ...data, [name]: title, ...(collection === 'services' && { metaTitle: title }) };
      await kysely
        .insertInto('content_documents')
        .values({
          id: randomUUID(),
          collection,
          slug: `${collection}-${index}`,
          title,
          position: 100 + index,
          data: JSON.stringify(own),
          version: 1,
          was_published: 1,
          created_at: at,
          updated_at: at,
        })
        .execute();
    }
  }
  await kysely.destroy();
}

/** The first document's words; with its order saved, its list is the owner's. */
async function readFirst(content: ContentApi, collection: string): Promise<object> {
  const listed = (await (await content.ask('GET', `/${collection}`)).json()) as { slug: string }[];
  const slugs = listed.map(({ slug }) => slug);
  await content.ask('PUT', `/${collection}`, { slugs });
  return (await content.read(`${collection}/${slugs[0]}`)).data;
}

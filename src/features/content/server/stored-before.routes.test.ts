import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import { everyHomeSection } from '#content/pages.schema.ts';
import { openWithApi } from '#tests/support/test-api.ts';
import { describeOnBothDatabasesAtLength, type TestPlatform } from '#tests/support/test-platform.ts';
import type { ContentDocument } from '../contract.ts';
import { readSiteContent } from './read-site-content.ts';

/** Stores a document's text as an earlier version of the software wrote it. */
async function store({ database }: TestPlatform, slug: string, data: object): Promise<void> {
  const at = new Date().toISOString();
  await database.writeContent(async (trx) => {
    await trx
      .insertInto('content_documents')
      .values({
        id: uuidv7(),
        collection: 'site',
        slug,
        title: slug,
        default_slug: slug,
        data: JSON.stringify(data),
        version: 1,
        was_published: 1,
        created_at: at,
        updated_at: at,
      })
      .execute();
  });
}

describeOnBothDatabasesAtLength('a document stored before its schema grew', (open) => {
  it('is read, and edited, with what the schema fills in', async () => {
    const { platform, api } = await openWithApi(open);
    const { shown: _, ...homeSections } = defaultContent.site.homeSections;
    const quiz = { ...homeSections.quiz, heading: 'Ours' };
    await store(platform, 'home-sections', { ...homeSections, quiz });
    const { content, unreadable } = await readSiteContent(platform);
    expect(unreadable).toEqual([]);
    expect(content.site.homeSections).toMatchObject({ shown: everyHomeSection, quiz });
    const read = await api.askAsAdmin('GET', '/content-api/site/home-sections');
    const { data, is_readable } = (await read.json()) as ContentDocument;
    expect([data?.['shown'], is_readable]).toEqual([everyHomeSection, true]);
  });

  it('has the words of a drawing, which were a list, in the fields of their places', async () => {
    const platform = await open();
    const marks = [{ title: 'Wrong', draft: 'Six.', correction: 'Seven.', signature: 'Counted.' }];
    const { items: _, ...headings } = defaultContent.site.heroDrawings;
    const parts = ['mail', 'AI reads', 'now'];
    const items = [{ tab: 'Ours', drawing: 'hospital', words: 'What it shows.', parts, marks }];
    await store(platform, 'hero-drawings', { ...headings, items });
    const { content, unreadable } = await readSiteContent(platform);
    expect(unreadable).toEqual([]);
    const named = { letters: 'mail', reader: 'AI reads', top: 'now' };
    const figure = { kind: 'hospital', text: 'What it shows.', ...named };
    expect(content.site.heroDrawings.items).toEqual([{ tab: 'Ours', figure, marks }]);
  });
});

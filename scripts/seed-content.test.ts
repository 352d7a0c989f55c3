import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listPostCards } from '#features/posts/server/read-posts.ts';
import { selectMessages } from '#features/leads/server/messages/messages.store.ts';
import { anonymous } from '#platform/context.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { seedContent } from './seed-content.ts';

describeOnBothDatabasesAtLength('seeding', (open) => {
  it('adds everything once and nothing the second time', async () => {
    const platform = await open();
    const before = platform.database.contentVersion.current;
    expect(await seedContent(platform)).toEqual({
      posts: 13,
      pictures: 12,
      messages: 14,
      subscribers: 40,
      visitDays: 60,
    });
    expect(platform.database.contentVersion.current).toBe(before + 1);
    expect(await seedContent(platform)).toEqual({
      posts: 0,
      pictures: 0,
      messages: 0,
      subscribers: 0,
      visitDays: 0,
    });
    expect(platform.database.contentVersion.current).toBe(before + 1);
  });

  it('shows the published articles, newest first, with their drawings', async () => {
    const platform = await open();
    await seedContent(platform);
    const { rows } = await listPostCards({ ...platform, caller: anonymous }, { limit: 50 });
    expect(rows).toHaveLength(12);
    expect(rows[0]?.slug).toBe('latest-ai-trends-2026');
    for (const { image_url } of rows) {
      expect(image_url).toMatch(/^\/drawings\/[\w-]+\.svg$/);
      expect(existsSync(join(import.meta.dirname, '../public', image_url!))).toBe(true);
    }
    const everything = { position: null, limit: 50 };
    const messages = await selectMessages(platform.database.kysely, 'inbox', everything);
    expect(messages.rows[0]?.read).toBe(false);
  });
});

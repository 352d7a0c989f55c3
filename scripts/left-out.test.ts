import { expect, it } from 'vitest';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { describeLeftOut, exportedTables, leftOutTables } from './left-out.ts';

const carried = ['content_documents', ...Object.values(exportedTables).flat()];

/** Tables that follow from the rest, or are only needed for a while. */
const passing = [
  'site_state',
  'desk_states',
  'post_search',
  'post_search_words',
  'content_presence',
  'request_limits',
  'idempotency_keys',
  'message_bands',
  'mailbox_reads',
  'backups_made',
  'kysely_migration',
  'kysely_migration_lock',
];

describeOnBothDatabasesAtLength('an export or import of the content', (open) => {
  it('names whatever it leaves out', async () => {
    const { database } = await open();
    const tables = await database.kysely.introspection.getTables({ withInternalKyselyTables: true });
    const known = [...carried, ...passing, ...Object.values(leftOutTables).flat()];
    const isIndex = (name: string) =>
      /^(?:(?:blogs|contact_messages|newsletter_subscriptions)_search|post_search_index)(?:_\w+)?$/.test(
        name,
      );
    expect(tables.map(({ name }) => name).filter((name) => !known.includes(name) && !isIndex(name))).toEqual(
      [],
    );
    expect(known.filter((name) => !tables.some((table) => table.name === name))).toEqual([]);
    expect(describeLeftOut('export')).toMatch(
      /^Left out: drafts of published posts, pictures that nothing of it shows, descriptions of tags, .*, and statistics\. A backup has/,
    );
    expect(describeLeftOut('import')).toMatch(/^Left out: posts, site settings, descriptions of tags, /);
    expect(describeLeftOut('import')).not.toMatch(/pictures that/);
  });
});

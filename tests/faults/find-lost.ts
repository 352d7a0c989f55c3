import type { FaultyDatabase } from './faulty-database.ts';
import type { Written } from './write-load.ts';

/** The acknowledged things that are not stored, read past the product. Empty when all is well. */
export async function findLost(database: FaultyDatabase, written: Written): Promise<string[]> {
  const column = async (sql: string) =>
    new Set((await database.read<{ value: string }>(sql)).map((row) => row.value));
  const messages = await column('select subject as value from contact_messages');
  const subscriptions = await column('select email as value from newsletter_subscriptions');
  const posts = await column('select title as value from blogs');
  const [setting] = await column("select value from site_settings where key = 'contact_phone'");
  const stored = Number(setting ?? 0);
  const { acknowledged, sent } = written.setting;
  return [
    ...listAbsent('message', written.messages, messages),
    ...listAbsent('subscription', written.subscriptions, subscriptions),
    ...listAbsent('post', written.posts, posts),
    ...(stored < acknowledged || stored > sent ? [`setting ${stored}, not ${acknowledged} to ${sent}`] : []),
  ];
}

const listAbsent = (what: string, wanted: Set<string>, present: Set<string>): string[] =>
  [...wanted].filter((value) => !present.has(value)).map((value) => `${what} ${value}`);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { demoArticles, type DemoArticle } from '#content/demo/articles.ts';
import { demoMessages, type DemoMessage } from '#content/demo/messages.ts';
import { demoSubscribers } from '#content/demo/subscribers.ts';
import { updateLead } from '#features/leads/server/inbox/inbox.store.ts';
import { insertMessage } from '#features/leads/server/messages/messages.store.ts';
import { selectMessagesOf } from '#features/leads/server/person.store.ts';
import { insertSubscription } from '#features/newsletter/server/newsletter.store.ts';
import { noText, toTextColumns } from '#features/posts/server/describe-post.ts';
import { slugifyTag } from '#features/posts/server/make-slug.ts';
import { insertPost, selectSlugHolder, type PostRow } from '#features/posts/server/post-rows.store.ts';
import { findFormerSlug } from '#features/posts/server/read-posts.ts';
import { indexPost } from '#features/posts/server/search/index-post.ts';
import { createTags, listUnderTags } from '#features/posts/server/tags.store.ts';
import { paths } from '#paths/paths.ts';
import type { Platform } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { seedVisits, readDemoSource } from './seed-visits.ts';

/** How much was added; existing content is left alone. */
export interface Seeded {
  posts: number;
  pictures: number;
  messages: number;
  subscribers: number;
  visitDays: number;
}

const articlesDir = join(import.meta.dirname, '../content/demo/articles');

/** Adds the demonstration articles, messages and subscribers that do not exist yet. */
export async function seedContent(platform: Platform): Promise<Seeded> {
  const posts = (await listMissing(platform)).map((article) => preparePost(platform, article));
  const added = posts.length > 0 ? await platform.database.writeContent((trx) => insertAll(trx, posts)) : 0;
  return {
    posts: added,
    pictures: posts.filter((post) => post.image_url).length,
    messages: await addMessages(platform),
    subscribers: await addSubscribers(platform),
    visitDays: await seedVisits(platform),
  };
}

async function insertAll(trx: Connection, posts: readonly PostRow[]): Promise<number> {
  const tags = new Set(demoArticles.flatMap((article) => article.tags));
  await createTags(
    trx,
    [...tags].map((name) => ({ name, slug: slugifyTag(name) })),
  );
  let count = 0;
  for (const post of posts) {
    if (!(await insertPost(trx, post))) continue;
    await listUnderTags(trx, post);
    await indexPost(trx, post);
    count += 1;
  }
  return count;
}

/** An article exists if anything has its address, or had it before. */
async function listMissing({ database, now }: Platform): Promise<DemoArticle[]> {
  const missing: DemoArticle[] = [];
  for (const article of demoArticles) {
    const there =
      (await selectSlugHolder(database.kysely, article.slug)) !== null ||
      (await findFormerSlug(database.kysely, article.slug, now().toISOString())).kind === 'moved';
    if (!there) missing.push(article);
  }
  return missing;
}

function preparePost(platform: Platform, article: DemoArticle): PostRow {
  const { title, slug, excerpt, author, published } = article;
  const createdAt = goBack(platform, article.daysAgo);
  const at = createdAt.toISOString();
  return {
    id: uuidv7({ msecs: createdAt.getTime() }),
    ...toTextColumns({
      ...noText,
      ...{ title, slug, excerpt, author },
      content: readFileSync(join(articlesDir, article.file), 'utf8'),
      image_url: article.picture && paths.drawing(article.picture),
      tags: article.tags.map(slugifyTag),
    }),
    ...{ published: published ? 1 : 0, published_at: null, publish_at: null, unpublish_at: null },
    ...{ created_at: at, updated_at: at, author_id: null, updated_by: null, version: 1, draft: null },
  };
}

function addMessages(platform: Platform): Promise<number> {
  return platform.database.write(async (trx) => {
    let count = 0;
    for (const [index, { daysAgo, read, answered, ...message }] of demoMessages.entries()) {
      const sent = await selectMessagesOf(trx, message.email.toLowerCase(), {
        after: '',
        limit: 100,
      });
      if (sent.some(({ subject }) => subject === message.subject)) continue;
      const createdAt = goBack(platform, daysAgo, index);
      const source = readDemoSource(index);
      const id = uuidv7({ msecs: createdAt.getTime() });
      await insertMessage(trx, {
        ...message,
        form_tag: null,
        source: source && JSON.stringify(source),
        channel: source?.first.channel ?? null,
        due_at: null,
        quiz_answers: null,
        id,
        read: read ? 1 : 0,
        spam: 0,
        spam_reasons: null,
        created_at: createdAt.toISOString(),
      });
      if (answered) await noteAnswer(trx, id, createdAt, answered);
      count += 1;
    }
    return count;
  });
}

function noteAnswer(
  trx: Connection,
  id: string,
  createdAt: Date,
  { afterHours, status, value }: NonNullable<DemoMessage['answered']>,
): Promise<void> {
  const answeredAt = new Date(createdAt.getTime() + afterHours * 3_600_000).toISOString();
  const after = {
    status,
    assignee_id: null,
    due_at: null,
    answered_at: answeredAt,
    won: value !== undefined,
    value: value ?? null,
  };
  return updateLead(trx, { id, due_at: null, version: 2 }, after, null);
}

function addSubscribers(platform: Platform): Promise<number> {
  return platform.database.write(async (trx) => {
    let count = 0;
    for (const [index, { email, daysAgo }] of demoSubscribers.entries()) {
      const createdAt = goBack(platform, daysAgo, index);
      const added = await insertSubscription(trx, {
        id: uuidv7({ msecs: createdAt.getTime() }),
        email,
        email_key: email.toLowerCase(),
        created_at: createdAt.toISOString(),
      });
      if (added) count += 1;
    }
    return count;
  });
}

/** This many days before now; `order` puts entries of one day minutes apart. */
function goBack({ now }: Platform, days: number, order = 0): Date {
  return new Date(now().getTime() - days * 86_400_000 - order * 420_000);
}

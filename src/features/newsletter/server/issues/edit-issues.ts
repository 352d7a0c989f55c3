import { isDeepStrictEqual } from 'node:util';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { slugify } from '#domain/rich-text/slug.ts';
import { changeEdited } from '#domain/editing/server/change-edited.ts';
import type { EditedText } from '#domain/editing/server/edited-kind.ts';
import { deleteVersions } from '#domain/editing/server/versions.store.ts';
import { keepVersion } from '#domain/editing/server/versions.ts';
import { requireRight, type Context } from '#platform/context.ts';
import { readCursor, type Page } from '#platform/http/listing.ts';
import { conflict, notFound } from '#platform/http/problem.ts';
import {
  welcomeLimit,
  type Issue,
  type issueChangesSchema,
  type IssueHead,
  type IssueText,
  type newIssueSchema,
  type Welcome,
} from '../../issues.contract.ts';
import { describeHeads, describeIssue } from './describe-issue.ts';
import { issues, type IssueReference } from './issue-kind.ts';
import {
  countWelcome,
  deleteIssueRow,
  insertIssue,
  selectIssue,
  selectIssues,
  selectSlugsLike,
  type IssueColumns,
  type IssueRow,
} from './issues.store.ts';

declare module '#platform/context.ts' {
  interface Site {
    /** An article as a mail begins with it; null if there is none. */
    readArticle(
      ctx: Pick<Platform, 'database'>,
      id: string,
    ): Promise<{ title: string; excerpt: string; content: string } | null>;
  }
}

const defaultPerMinute = 100;

/** Newest first, without their texts. @throws Problem 403 */
export async function listIssues(
  ctx: Context,
  { kind, cursor, limit }: { kind: 'issue' | 'welcome'; cursor?: string | undefined; limit: number },
): Promise<Page<IssueHead>> {
  requireRight(ctx.caller, 'listIssues');
  const position = readCursor(cursor);
  return ctx.database.read('issues', async (connection) => {
    const { rows, next } = await selectIssues(connection, { kind, position, limit });
    return { rows: await describeHeads(connection, rows), next };
  });
}

/** With how far its sending is. @throws Problem 403, 404 */
export async function readIssue(ctx: Context, { id }: { id: string }): Promise<Issue> {
  requireRight(ctx.caller, 'readIssue');
  return ctx.database.read('issues', async (connection) => {
    const row = await selectIssue(connection, id);
    if (!row) throw notFound();
    return describeIssue(connection, row);
  });
}

/** A draft, which may begin with an article. @throws Problem 400, 403, 404 when there is no such article */
export async function createIssue(
  ctx: Context,
  { post_id: postId, ...given }: z.output<typeof newIssueSchema>,
): Promise<Issue> {
  const { userId } = requireRight(ctx.caller, 'createIssue');
  const article = postId === undefined ? null : await ctx.site.readArticle(ctx, postId);
  if (postId !== undefined && !article) throw notFound();
  const { site_name: siteName } = await ctx.site.readSettings(ctx);
  const text: IssueText = {
    subject: article?.title ?? '',
    preview: article?.excerpt.replaceAll(/\s+/g, ' ').slice(0, 200) ?? '',
    sender_name: siteName.slice(0, 80),
    content: article?.content ?? '',
    audience: { kind: 'all' },
    per_minute: defaultPerMinute,
    in_archive: true,
    welcome: null,
    ...given,
  };
  const at = ctx.now().toISOString();
  return ctx.database.write(async (trx) => {
    if (text.welcome && (await countWelcome(trx)) >= welcomeLimit) throw enoughWelcome();
    const row: IssueRow = {
      id: uuidv7(),
      version: 1,
      slug: await findFreeSlug(trx, text.subject, at),
      subject: text.subject,
      preview: text.preview,
      sender_name: text.sender_name,
      content: text.content,
      post_id: postId ?? null,
      status: 'draft',
      audience: text.audience.kind,
      audience_value: 'value' in text.audience ? text.audience.value : '',
      per_minute: text.per_minute,
      in_archive: text.in_archive ? 1 : 0,
      ...toWelcomeColumns(text.welcome),
      ...{ send_at: null, started_at: null, ended_at: null, paused_for: null, pause_detail: null },
      ...{ filled_to: null, is_filled: 0, paced_to: null, html: null, body_text: null },
      created_at: at,
      updated_at: at,
      updated_by: userId,
    };
    await insertIssue(trx, row);
    await keepVersion(trx, { kind: issues, row, action: 'create', at, userId });
    return describeIssue(trx, row);
  });
}

/** Other pages are there. */
const reserved = ['confirm', 'unsubscribe', 'preferences'];

/** In characters, without a number: a campaign's name is counted by its first hundred. */
const longestSlug = 90;

/** From its subject, or its month. */
async function findFreeSlug(
  connection: Parameters<typeof selectSlugsLike>[0],
  subject: string,
  at: string,
): Promise<string> {
  const slug = slugify(subject).slice(0, longestSlug).replace(/-$/, '') || `issue-${at.slice(0, 7)}`;
  const taken = new Set([...reserved, ...(await selectSlugsLike(connection, slug))]);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}

const toWelcomeColumns = (welcome: Welcome | null) => ({
  welcome_after: welcome?.after ?? null,
  welcome_tag: welcome?.after === 'tag' ? welcome.tag : '',
  delay_hours: welcome?.delay_hours ?? 0,
});

const toColumns = ({
  audience,
  in_archive: inArchive,
  welcome,
  ...changes
}: Partial<IssueText>): IssueColumns => ({
  ...changes,
  ...(welcome && toWelcomeColumns(welcome)),
  ...(audience && {
    audience: audience.kind,
    audience_value: 'value' in audience ? audience.value : '',
  }),
  ...(inArchive !== undefined && { in_archive: inArchive ? 1 : 0 }),
});

const toFollowed = ({ welcome_after: after, welcome_tag: tag }: IssueColumns) => [after, tag];

/** Fields that can be changed while an issue is being sent, and afterwards. */
const alwaysOpen = new Set(['per_minute', 'in_archive']);

/** @throws Problem 400, 403, 404, 409 when it was changed since, or is no draft any more */
export function saveIssue(
  ctx: Context,
  {
    reference,
    changes,
    isAutosave,
  }: {
    reference: IssueReference;
    changes: z.output<typeof issueChangesSchema>;
    isAutosave?: boolean;
  },
): Promise<Issue> {
  const columns = toColumns(changes);
  const isSame = (row: IssueRow) =>
    isDeepStrictEqual({ ...row }, { ...row, ...(columns as Partial<IssueRow>) });
  return changeEdited(ctx, {
    kind: issues,
    reference,
    isAutosave,
    isSame,
    async decide(before, trx) {
      if (isSame(before)) return null;
      if (before.status !== 'draft' && Object.keys(changes).some((name) => !alwaysOpen.has(name)))
        throw noDraft();
      if (changes.welcome && before.welcome_after === null) throw noWelcome();
      // Its address follows the subject until it is sent.
      const renamed = columns.subject !== undefined && columns.subject !== before.subject;
      const slug = renamed
        ? await findFreeSlug(trx, String(columns.subject), before.created_at)
        : before.slug;
      // A welcome mail that follows something else begins anew.
      const begins = isDeepStrictEqual(toFollowed({ ...before, ...columns }), toFollowed(before))
        ? {}
        : { started_at: null, filled_to: null };
      return {
        action: 'save',
        row: { ...(columns as Partial<IssueRow>), ...begins, slug },
        // It is in the archive from its first mail on.
        isVisible: before.started_at !== null,
      };
    },
  });
}

/** @throws Problem 403, 404, 409 when it was changed since, or is no draft any more */
export const restoreIssueText = (
  ctx: Context,
  { reference, text }: { reference: IssueReference; text: EditedText },
): Promise<Issue> => {
  const { subject, preview, sender_name, content } = text as Pick<
    IssueText,
    'subject' | 'preview' | 'sender_name' | 'content'
  >;
  return saveIssue(ctx, { reference, changes: { subject, preview, sender_name, content } });
};

/** For good: a draft was seen by nobody. @throws Problem 403, 404, 409 for one that was sent, if only to some */
export async function deleteIssue(ctx: Context, { id }: { id: string }): Promise<void> {
  requireRight(ctx.caller, 'deleteIssue');
  await ctx.database.write(async (trx) => {
    const row = await selectIssue(trx, id);
    if (!row) throw notFound();
    if (row.status !== 'draft') throw notDeletable(row.welcome_after !== null);
    await deleteVersions(trx, [id]);
    await deleteIssueRow(trx, id);
  });
}

export const noWelcome = () => conflict('This is an issue: it cannot become a welcome mail.', 'no_welcome');

export const enoughWelcome = () =>
  conflict(`There are ${welcomeLimit} welcome mails already.`, 'enough_welcome');

export const noDraft = () =>
  conflict('This issue is no draft any more: its text cannot be changed.', 'not_a_draft');

export const notDeletable = (isWelcome = false) =>
  conflict(
    isWelcome
      ? 'This welcome mail is on: switch it off before you delete it.'
      : 'This issue is no draft any more: it cannot be deleted.',
    'not_a_draft',
  );

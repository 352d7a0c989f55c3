import { isDeepStrictEqual } from 'node:util';
import { requireRight, type Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { VersionAction } from '#domain/editing/contract.ts';
import { changeEdited, type Decision } from '#domain/editing/server/change-edited.ts';
import { movePath } from '#domain/editing/server/former-addresses.store.ts';
import { keepVersion } from '#domain/editing/server/versions.ts';
import { selectVersions } from '#domain/editing/server/versions.store.ts';
import type { EditedPost } from '../contract.ts';
import { readLatest, readStanding, toTextColumns, type Standing } from './describe-post.ts';
import { posts, type PostReference, refuseTakenSlug } from './edited-posts.ts';
import { selectSlugHolder, type PostRow } from './post-rows.store.ts';
import { noteRevision } from './note-revision.ts';
import { hasAppeared, setPublicationDate } from './post-dates.ts';
import { createTags, type NamedTag } from './tags.store.ts';

/** A change of a post's contents. */
interface PostChange {
  reference: PostReference;
  actionOn: (before: Standing) => VersionAction;
  /** The post's new contents. */
  toNext: (before: Standing) => Standing;
  /** Tags that it names, and that do not exist yet. */
  newTags?: readonly NamedTag[];
  isAutosave?: boolean | undefined;
  replacesText?: boolean | undefined;
}

/**
 * Changes a post and keeps its new contents as a version. When a published post gets another slug, its old
 * address redirects.
 * @throws Problem 403, 404, 409 when a slug is taken or the post was changed since, and what `toNext` throws
 */
export function changePost(
  ctx: Context,
  { reference, actionOn, toNext, newTags = [], ...how }: PostChange,
): Promise<EditedPost> {
  const at = ctx.now().toISOString();
  const findNext = (row: PostRow) => {
    const before = readStanding(row);
    const next = noteRevision(
      before,
      setPublicationDate(before, foldDraft(toNext(before)), { at, created: row.created_at }),
      at,
    );
    return { before, next, isSame: isDeepStrictEqual(before, next) };
  };
  return changeEdited(ctx, {
    kind: posts,
    reference,
    ...how,
    isSame(row) {
      const { before, next } = findNext(row);
      // A repeated change does not know the date that its first time has set.
      return isDeepStrictEqual(before, withRevision(next, before.text.revised_at));
    },
    async decide(row, trx): Promise<Decision<PostRow> | null> {
      const { before, next, isSame } = findNext(row);
      if (isSame) return null;
      if (takesEffect(before, next)) requireRight(ctx.caller, 'publishPost');
      await keepFirstVersion(trx, row);
      await refuseTakenSlugs(trx, row.id, next);
      await createTags(trx, newTags);
      const { text, draft, isPublished, dates } = next;
      if (hasAppeared(before, at) && text.slug !== row.slug)
        await movePath(trx, { collection: 'posts', slug: row.slug, to: text.slug, document_id: row.id });
      const isPublic = before.isPublished || isPublished;
      const isChanged = before.isPublished !== isPublished || !isDeepStrictEqual(before.text, text);
      return {
        action: actionOn(before),
        row: {
          ...toTextColumns(text),
          ...dates,
          published: isPublished ? 1 : 0,
          draft: draft && JSON.stringify(draft),
          // The fields that visitors see: sitemap and feeds show them.
          ...(isChanged && { updated_at: at }),
        },
        isVisible: isPublic && (isChanged || !isDeepStrictEqual(before.dates, dates)),
      };
    },
  });
}

/** Whether a change is one for visitors, now or at a date. */
const takesEffect = (before: Standing, next: Standing): boolean =>
  before.isPublished !== next.isPublished ||
  !isDeepStrictEqual(before.dates, next.dates) ||
  (next.isPublished && !isDeepStrictEqual(before.text, next.text));

const withRevision = (standing: Standing, revised_at: string | null): Standing => ({
  ...standing,
  text: { ...standing.text, revised_at },
});

/** Only a published post has a draft beside it, and only if it differs. */
function foldDraft({ text, draft, isPublished, dates }: Standing): Standing {
  if (!isPublished) return { text: draft ?? text, draft: null, isPublished, dates };
  return { text, draft: isDeepStrictEqual(draft, text) ? null : draft, isPublished, dates };
}

async function refuseTakenSlugs(trx: Connection, id: string, next: Standing): Promise<void> {
  for (const slug of new Set([next.text.slug, readLatest(next).slug])) {
    const holder = await selectSlugHolder(trx, slug);
    if (holder && holder !== id) await refuseTakenSlug(trx, slug);
  }
}

/** For a post older than versions, so that its text is not lost with the first change. */
async function keepFirstVersion(trx: Connection, row: PostRow): Promise<void> {
  if ((await selectVersions(trx, row.id, { limit: 1 })).length > 0) return;
  const { updated_at: at, author_id: userId } = row;
  await keepVersion(trx, { kind: posts, row, action: 'create', at, userId });
}

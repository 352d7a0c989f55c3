import { requireRight, type Context } from '#platform/context.ts';
import type { EditedText } from '#domain/editing/server/edited-kind.ts';
import type { EditedPost, PostChanges, PostDates, PostDraftChanges, PostText } from '../contract.ts';
import { unknownAuthor } from './authors.ts';
import { changePost } from './change-post.ts';
import { readLatest, readText } from './describe-post.ts';
import type { PostReference } from './edited-posts.ts';
import { makeSlug } from './make-slug.ts';
import { mergeDates } from './post-dates.ts';
import { readNamedTags } from './tags.ts';
import { resolveTags } from './resolve-tags.ts';
import type { NamedTag } from './tags.store.ts';

/**
 * Changes the given fields, for visitors at once if the post is published. Its draft gets the same changes,
 * and keeps its other fields.
 * @throws Problem 400, 403, 404, 409 when the slug is taken or the post was changed since
 */
export async function updatePost(
  ctx: Context,
  { reference, changes: { published, ...changes } }: { reference: PostReference; changes: PostChanges },
): Promise<EditedPost> {
  const { merge, mergeInto, newTags } = await prepareMerge(ctx, { reference, changes });
  return changePost(ctx, {
    reference,
    newTags,
    actionOn({ isPublished }) {
      if (published ?? isPublished) return 'publish';
      return isPublished ? 'unpublish' : 'save';
    },
    toNext: ({ text, draft, isPublished, dates }) => ({
      text: merge(text),
      draft: draft && merge(draft),
      isPublished: published ?? isPublished,
      dates: mergeInto(dates),
    }),
  });
}

interface SavedPostDraft {
  reference: PostReference;
  changes: PostDraftChanges;
  isAutosave?: boolean | undefined;
  /** It is another text, not what was written on. */
  replacesText?: boolean;
}

/**
 * Changes a post's draft: the one beside a published post, or the unpublished post itself. Dates take effect at once.
 * @throws Problem 400, 403, 404, 409 when the slug is taken or the post was changed since
 */
export async function savePostDraft(
  ctx: Context,
  { reference, changes, ...how }: SavedPostDraft,
): Promise<EditedPost> {
  const { merge, mergeInto, newTags } = await prepareMerge(ctx, { reference, changes });
  return changePost(ctx, {
    reference,
    newTags,
    ...how,
    actionOn: () => 'save',
    toNext: (before) => ({
      ...before,
      draft: merge(readLatest(before)),
      dates: mergeInto(before.dates),
    }),
  });
}

/**
 * Saves an earlier version's text as the draft; slug and date of revision do not change. An author who no longer exists is not named
 * again.
 * @throws Problem 403, 404, 409 when the post was changed since
 */
export async function restorePostText(
  ctx: Context,
  { reference, text: stored }: { reference: PostReference; text: EditedText },
): Promise<EditedPost> {
  const { slug: _slug, revised_at: _revisedAt, author, ...text } = readText(stored as PostText);
  const people = author === null ? [] : await ctx.site.readPeople(ctx);
  const named = people.find(
    (one) => one.slug === author || (author !== null && one.formerSlugs.includes(author)),
  );
  const known = await readNamedTags(ctx, text.tags);
  const tags = text.tags.map((slug) => known.find(({ asked }) => asked === slug)?.slug ?? slug);
  const changes = { ...text, tags, author: named?.slug ?? null };
  return savePostDraft(ctx, { reference, changes, replacesText: true });
}

/** @throws Problem 403, and 400 for an unknown author who was not the author before */
async function prepareMerge(
  ctx: Context,
  { reference, changes: asked }: { reference: PostReference; changes: PostDraftChanges },
): Promise<Merge> {
  requireRight(ctx.caller, 'savePostDraft');
  const { slug, published_at, publish_at, unpublish_at, tags: given, ...changes } = asked;
  const { author } = changes;
  const isKnown = !author || (await ctx.site.readPeople(ctx)).some((one) => one.slug === author);
  const { tags, newTags } = await resolveTags(ctx, { given: given ?? [], postId: reference.id });
  return {
    newTags,
    mergeInto: (dates) => mergeDates(dates, { published_at, publish_at, unpublish_at }),
    merge(text) {
      if (!isKnown && author !== text.author) throw unknownAuthor();
      const merged = { ...text, ...changes, ...(given && { tags }) };
      return { ...merged, slug: slug === '' ? makeSlug(merged.title) : (slug ?? text.slug) };
    },
  };
}

/** Applies changes to a text and to dates. */
interface Merge {
  merge: (text: PostText) => PostText;
  mergeInto: (dates: PostDates) => PostDates;
  newTags: NamedTag[];
}

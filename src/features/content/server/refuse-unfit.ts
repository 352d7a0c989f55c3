import type { UnseenDraft } from '#content/check.ts';
import { findTargets } from '#content/links.ts';
import type { Context } from '#platform/context.ts';
import { invalidFields, type Problem } from '#platform/http/problem.ts';
import type { ContentDocument, NamedDraft } from '../contract.ts';
import { listNewFaults, parseData, type WrittenDocument } from './check-document.ts';
import { findKind, hasKind } from './document-kind.ts';
import { selectHeads } from './documents.store.ts';
import { readDocument } from './read-document.ts';

/**
 * Refuses drafts that do not match their schemas or, once visitors see all of them, the other documents.
 * @throws Problem 400; with `drafts` where it is enough to publish those as well
 */
export async function refuseUnfit(ctx: Context, documents: readonly ContentDocument[]): Promise<void> {
  const texts = documents.flatMap(({ collection, slug, draft }) =>
    draft ? [{ collection, slug, data: parseData(findKind(collection, slug), draft) }] : [],
  );
  const unseen = await listUnseen(ctx, texts);
  const faults = [];
  for (const text of texts) {
    const index = documents.findIndex((one) => isSame(one, text));
    const place = documents.length > 1 ? ['documents', index, 'data'] : ['data'];
    const subject = documents.length > 1 ? `“${documents[index]!.title}”: ` : '';
    for (const { path, message, draft } of await listNewFaults(ctx, text, { others: texts, unseen }))
      faults.push({ field: [...place, ...path].join('.'), message: subject + message, draft });
  }
  if (faults.length === 0) return;
  const errors = faults.map(({ field, message }) => ({ field, message }));
  const isMendable = faults.every(({ draft }) => draft);
  throw isMendable ? namesDrafts(errors, await listNamed(ctx, texts, unseen)) : invalidFields(errors);
}

/** 400 for texts that name drafts. */
export const namesDrafts = (errors: { field: string; message: string }[], drafts: NamedDraft[]): Problem =>
  invalidFields(errors, { drafts });

/** The drafts that visitors would still not see. */
async function listUnseen(ctx: Context, texts: readonly WrittenDocument[]): Promise<UnseenDraft[]> {
  const heads = await selectHeads(ctx.database.kysely);
  return heads.filter(
    (head) =>
      head.deleted_at === null &&
      !head.has_data &&
      head.default_slug === null &&
      hasKind(head.collection, head.slug) &&
      !texts.some((text) => isSame(head, text)),
  );
}

/** Those of some drafts that texts name, and those that these name in turn. */
async function listNamed(
  ctx: Context,
  texts: readonly WrittenDocument[],
  unseen: readonly UnseenDraft[],
): Promise<NamedDraft[]> {
  const named: NamedDraft[] = [];
  const open = [...texts];
  for (const { collection, slug, data } of open) {
    const left = unseen.filter((one) => !named.some((other) => isSame(one, other)));
    for (const target of findTargets({ schema: findKind(collection, slug).schema, data }, left)) {
      const { draft, title, version } = await readDocument(ctx, target.collection, target.slug);
      named.push({ collection: target.collection, slug: target.slug, title, version });
      if (draft) open.push({ collection: target.collection, slug: target.slug, data: draft });
    }
  }
  return named;
}

const isSame = (one: { collection: string; slug: string }, other: { collection: string; slug: string }) =>
  one.collection === other.collection && one.slug === other.slug;

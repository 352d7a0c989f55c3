import type { Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/open-database.ts';
import { changeEditedIn } from '#domain/editing/server/change-edited.ts';
import { hasKind } from './document-kind.ts';
import { selectContaining } from './documents.store.ts';
import { documents } from './edited-documents.ts';

/** Puts another address in the place of some, in what visitors see and in drafts, as a version of each document. */
export async function replaceInDocuments(
  trx: Connection,
  ctx: Context,
  { from, to }: { from: readonly string[]; to: string },
): Promise<void> {
  const replace = (text: string | null) =>
    text && from.reduce((before, url) => before.replaceAll(url, to), text);
  for (const place of await selectContaining(trx, from)) {
    if (!hasKind(place.collection, place.slug)) continue;
    await changeEditedIn(trx, ctx, {
      kind: documents,
      reference: { ...place, isExpected: () => true },
      decide: ({ data, draft }) => ({
        action: 'save',
        row: { data: replace(data), draft: replace(draft) },
        isVisible: true,
      }),
    });
  }
}

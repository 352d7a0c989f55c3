import { runWrite } from '#design/admin/run-write.ts';
import { notify } from '#design/ui/toast.ts';
import type { ContentDocument } from '../contract.ts';
import { contentApi } from './content-api.ts';

/** Restores a document from the bin and reports the outcome. @returns whether it was restored */
export async function restoreDocument(id: string): Promise<boolean> {
  const restored = await runWrite(() => contentApi.restore(id));
  if (restored.kind !== 'done') return false;
  const { state } = restored.answer as ContentDocument;
  notify({
    title: 'Document restored',
    kind: 'success',
    ...(state === 'draft' && { description: 'It is a draft: visitors see it once it is published.' }),
  });
  return true;
}

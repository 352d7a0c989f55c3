import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { runWrite } from '#design/admin/run-write.ts';
import { notify } from '#design/ui/toast.ts';
import type { PostCard } from '../contract.ts';
import type { BulkResult } from '../bulk.contract.ts';
import { describeFailures } from './describe-bulk.ts';
import { postListKey, postTagsKey, signedOut } from './posts-api.ts';

/** Runs what is done with several posts, one request at a time, and says what became of them. */
export function useBulk() {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  /** @param describe what was done with those that are changed; @returns whether it was done with all */
  async function run(
    posts: readonly PostCard[],
    send: (ids: string[]) => Promise<BulkResult>,
    describe: (changed: BulkResult['changed']) => string,
  ): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    const outcome = await runWrite(() => send(posts.map(({ id }) => id)), { signedOut });
    setIsBusy(false);
    void client.invalidateQueries({ queryKey: [postListKey] });
    void client.invalidateQueries({ queryKey: [postTagsKey] });
    if (outcome.kind !== 'done') return false;
    const { changed, failed } = outcome.answer;
    if (failed.length === 0) notify({ title: describe(changed), kind: 'success' });
    else {
      notify({
        title: changed.length > 0 ? describe(changed) : 'Error',
        description: describeFailures(failed, posts),
        kind: 'error',
      });
    }
    return failed.length === 0;
  }

  return { isBusy, run };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { BinList } from '#design/admin/bin-list.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import { postsApi } from './posts-api.ts';
import { postListKey, signedOut } from './posts-texts.ts';

/** Deleted posts, which can be restored. */
export function PostBin({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const client = useQueryClient();
  const { data: posts } = useQuery({
    queryKey: ['post-bin'],
    queryFn: postsApi.listBin,
    staleTime: 0,
    meta: { failure: 'The bin could not be loaded.' },
  });

  async function restore(id: string) {
    const restored = await runWrite(() => postsApi.restore(id), { done: 'Blog restored', signedOut });
    if (restored.kind !== 'done') return;
    heading.current?.focus();
    await client.invalidateQueries({ queryKey: ['post-bin'] });
    await client.invalidateQueries({ queryKey: [postListKey] });
  }

  return <BinList noun="Blogs" items={posts ?? []} onRestore={(id) => void restore(id)} />;
}

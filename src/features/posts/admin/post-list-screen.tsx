import { useState, type RefObject } from 'react';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { ListView } from '#domain/rows/admin/list-view.tsx';
import { useList } from '#domain/rows/admin/use-list.ts';
import { useRowAction } from '#domain/rows/admin/use-row-action.ts';
import type { PostCard } from '../contract.ts';
import { PostList } from './post-list.tsx';
import { postsApi } from './posts-api.ts';
import { postListKey, signedOut } from './posts-texts.ts';

interface PostListScreenProps {
  heading: RefObject<HTMLHeadingElement | null>;
  onEdit: (id: string) => void;
}

/** All posts, and the confirmation before one is deleted. */
export function PostListScreen({ heading, onEdit }: PostListScreenProps) {
  const [toDelete, setToDelete] = useState<PostCard | null>(null);
  const posts = useList<PostCard>({ key: postListKey, loadPage: postsApi.list, failure: null });
  const remove = useRowAction<PostCard>({
    list: postListKey,
    send: postsApi.remove,
    done: 'Blog deleted successfully',
    undo: { send: postsApi.restore, done: 'Blog restored' },
    failed: { signedOut },
  });
  return (
    <>
      <ListView
        list={posts}
        name="blogs"
        emptyText="No blogs yet. Create one to get started."
        failedText="The blogs could not be loaded."
      >
        {(rows) => <PostList posts={rows} onEdit={onEdit} onDelete={setToDelete} />}
      </ListView>
      <AlertDialog
        open={toDelete !== null}
        onOpenChange={() => setToDelete(null)}
        title="Delete blog?"
        description={`Are you sure you want to delete this blog? “${toDelete?.title}” stays in the bin for 30 days.`}
        confirmLabel="Delete"
        onConfirm={() => toDelete && remove(toDelete.id)}
        fallbackFocus={heading}
      />
    </>
  );
}

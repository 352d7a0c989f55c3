import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { toErrorToast } from '#design/admin/error-toast.ts';
import { useLeaveGuard } from '#design/admin/leave-guard.tsx';
import { useList } from '#design/admin/lists/use-list.ts';
import { useRowAction } from '#design/admin/lists/use-row-action.ts';
import { runWrite } from '#design/admin/run-write.ts';
import type { ApiError } from '#design/api/api-error.ts';
import { notify } from '#design/ui/toast.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import { editedMeanwhileCode, type NewPost, type PostCard } from '../contract.ts';
import type { PostEditorProps, SaveOutcome } from './post-editor.tsx';
import { postsApi } from './posts-api.ts';
import { PostsTab } from './posts-tab.tsx';
import { readPostsView } from './posts-view.ts';

const key = 'posts';

const signedOut = 'Not authenticated';

/** The Blogs tab, with the API behind it. The list and each editor have an address. */
export function PostsScreen({ renderImageField }: Pick<PostEditorProps, 'renderImageField'>) {
  const client = useQueryClient();
  const guard = useLeaveGuard();
  const [path, navigate] = useLocation();
  const view = readPostsView(path);
  const editedId = view.kind === 'edit' ? view.id : null;

  const posts = useList<PostCard>({ key, loadPage: postsApi.list, failure: null });
  const edited = useQuery({
    queryKey: ['post', editedId],
    queryFn: () => postsApi.read(editedId ?? ''),
    enabled: editedId !== null,
    // What is being edited does not change under the hands.
    staleTime: Infinity,
    gcTime: 0,
  });
  const remove = useRowAction<PostCard>({
    list: key,
    send: postsApi.remove,
    done: 'Blog deleted successfully',
    failed: { signedOut },
  });

  async function save(post: NewPost, began: string | null): Promise<SaveOutcome> {
    const saved = await runWrite(
      () => (editedId === null ? postsApi.create(post) : postsApi.update(editedId, post, began)),
      { done: 'Blog saved successfully', conflict: editedMeanwhileCode, signedOut },
    );
    if (saved.kind === 'conflict') return readConflict(saved.error, editedId ?? '');
    if (saved.kind === 'failed') return saved;
    guard.release();
    void client.invalidateQueries({ queryKey: [key] });
    navigate(adminPaths.posts());
    return { kind: 'saved' };
  }

  return (
    <PostsTab
      view={view.kind}
      posts={posts}
      edited={{ post: edited.data ?? null, hasFailed: edited.isError, retry: () => void edited.refetch() }}
      onNew={() => navigate(adminPaths.newPost())}
      onEdit={(id) => navigate(adminPaths.post(id))}
      onDelete={remove}
      onSave={save}
      onCancel={() => guard.leave(() => navigate(adminPaths.posts()))}
      onUnsavedChange={(discard) => (discard ? guard.hold(discard) : guard.release())}
      loadPreview={postsApi.preview}
      renderImageField={renderImageField}
    />
  );
}

/** What someone else has saved meanwhile. */
async function readConflict(conflict: ApiError, id: string): Promise<SaveOutcome> {
  const other = await postsApi.read(id).catch(() => null);
  if (other) return { kind: 'conflict', other };
  notify(toErrorToast(conflict));
  return { kind: 'failed' };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { notify } from '#design/ui/toast.ts';
import { editedMeanwhileCode, type NewPost, type PostCard } from '#features/posts/contract.ts';
import type { SaveOutcome } from '#features/posts/admin/post-editor.tsx';
import { PostsTab } from '#features/posts/admin/posts-tab.tsx';
import { adminPaths } from '#paths/admin-paths.ts';
import { readPostsView } from './admin-tabs.ts';
import { api } from './api-client.ts';
import { toErrorNotice } from './error-notice.ts';
import { ApiError } from './request.ts';
import { useLeaveGuard } from './leave-guard.tsx';
import { UploadField } from './upload-field.tsx';
import { useList } from './use-list.ts';
import { useRowAction } from './use-row-action.ts';

const key = 'posts';

/** The Blogs tab, with the API behind it. The list and each editor have an address. */
export function PostsScreen() {
  const client = useQueryClient();
  const guard = useLeaveGuard();
  const [path, navigate] = useLocation();
  const view = readPostsView(path);
  const editedId = view.kind === 'edit' ? view.id : null;

  const posts = useList<PostCard>({ key, loadPage: api.posts.list, failure: null });
  const edited = useQuery({
    queryKey: ['post', editedId],
    queryFn: () => api.posts.read(editedId ?? ''),
    enabled: editedId !== null,
    // What is being edited does not change under the hands.
    staleTime: Infinity,
    gcTime: 0,
  });
  const remove = useRowAction<PostCard>({
    list: key,
    change: () => null,
    send: api.posts.remove,
    done: 'Blog deleted successfully',
    toNotice: (error) => toErrorNotice(error, { signedOut: 'Not authenticated' }),
  });

  async function save(post: NewPost, began: string | null): Promise<SaveOutcome> {
    try {
      await (editedId === null ? api.posts.create(post) : api.posts.update(editedId, post, began));
    } catch (error) {
      if (editedId !== null && error instanceof ApiError && error.code === editedMeanwhileCode) {
        const other = await api.posts.read(editedId).catch(() => null);
        if (other) return { kind: 'conflict', other };
      }
      notify(toErrorNotice(error, { signedOut: 'Not authenticated' }));
      return { kind: 'failed' };
    }
    guard.release();
    void client.invalidateQueries({ queryKey: [key] });
    notify({ title: 'Blog saved successfully', kind: 'success' });
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
      loadPreview={api.posts.preview}
      renderImageField={(field) => (
        <UploadField {...field} kind="blog" label="Image" uploadedText="Image uploaded successfully" />
      )}
    />
  );
}

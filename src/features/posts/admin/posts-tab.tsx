import { useEffect, useRef, useState } from 'react';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { Button } from '#design/ui/button.tsx';
import { EmptyState } from '#design/ui/empty-state.tsx';
import type { ListState } from '#design/admin/lists/list-state.ts';
import { ListView } from '#design/admin/lists/list-view.tsx';
import { ScreenHeading } from '#design/admin/screen-heading.tsx';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import type { PostCard } from '../contract.ts';
import { PostEditor, type PostEditorProps, type VersionedPost } from './post-editor.tsx';
import { PostList } from './post-list.tsx';

interface PostsTabProps extends Omit<PostEditorProps, 'post'> {
  view: 'list' | 'new' | 'edit';
  posts: ListState<PostCard>;
  /** The post that is being edited, once it is there. */
  edited: { post: VersionedPost | null; hasFailed: boolean; retry: () => void };
  onNew: () => void;
  onEdit: (id: string) => void;
  onDelete: (id: string) => void;
}

const titles = { list: 'Blogs', new: 'New Blog', edit: 'Edit Blog' };

/** The blog manager: the list of all posts, or the editor of one. */
export function PostsTab({ view, posts, edited, onNew, onEdit, onDelete, ...editor }: PostsTabProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownView = useRef(view);
  const [toDelete, setToDelete] = useState<string | null>(null);

  // What was pressed to get here is gone: reading goes on at the heading.
  useEffect(() => {
    if (shownView.current !== view) heading.current?.focus();
    shownView.current = view;
  }, [view]);

  return (
    <>
      <ScreenHeading title={titles[view]} headingRef={heading}>
        {view === 'list' && (
          <Button size="compact" onClick={onNew}>
            New Blog
          </Button>
        )}
      </ScreenHeading>
      {view === 'list' && (
        <ListView
          list={posts}
          name="blogs"
          emptyText="No blogs yet. Create one to get started."
          failedText="The blogs could not be loaded."
        >
          {(rows) => <PostList posts={rows} onEdit={onEdit} onDelete={setToDelete} />}
        </ListView>
      )}
      {view === 'new' && <PostEditor key="new" post={null} {...editor} />}
      {view === 'edit' && <EditedPost {...edited} {...editor} />}
      <AlertDialog
        open={toDelete !== null}
        onOpenChange={() => setToDelete(null)}
        title="Delete blog?"
        description="Are you sure you want to delete this blog?"
        confirmLabel="Delete"
        onConfirm={() => toDelete && onDelete(toDelete)}
        fallbackFocus={heading}
      />
    </>
  );
}

type EditedPostProps = PostsTabProps['edited'] & Omit<PostEditorProps, 'post'>;

function EditedPost({ post, hasFailed, retry, ...editor }: EditedPostProps) {
  if (post) return <PostEditor key={post.value.id} post={post} {...editor} />;
  if (!hasFailed) return <SpinnerBlock label="Loading the blog" />;
  return (
    <EmptyState text="This blog could not be loaded. It may have been deleted.">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={retry}>
          Try again
        </Button>
        <Button variant="quiet" onClick={editor.onCancel}>
          Back to all blogs
        </Button>
      </div>
    </EmptyState>
  );
}

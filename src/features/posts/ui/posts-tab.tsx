import { useRef, useState } from 'react';
import { AlertDialog } from '#design/ui/alert-dialog.tsx';
import { Button } from '#design/ui/button.tsx';
import { EmptyState } from '#design/ui/empty-state.tsx';
import type { ListState } from '#design/ui/list-state.ts';
import { ListView } from '#design/ui/list-view.tsx';
import { ScreenHeading } from '#design/ui/screen-heading.tsx';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import type { Post, PostCard } from '../contract.ts';
import { PostEditor, type PostEditorProps } from './post-editor.tsx';
import { PostList } from './post-list.tsx';

interface PostsTabProps extends Omit<PostEditorProps, 'post'> {
  view: 'list' | 'new' | 'edit';
  posts: ListState<PostCard>;
  /** The post that is being edited, once it is there. */
  edited: { post: Post | null; hasFailed: boolean; retry: () => void };
  onNew: () => void;
  onEdit: (id: string) => void;
  onDelete: (id: string) => void;
}

/** The blog manager: the list of all posts, or the editor of one. */
export function PostsTab({ view, posts, edited, onNew, onEdit, onDelete, ...editor }: PostsTabProps) {
  if (view === 'new') return <PostEditor key="new" post={null} {...editor} />;
  if (view === 'list') return <Manager posts={posts} onNew={onNew} onEdit={onEdit} onDelete={onDelete} />;
  if (edited.post) return <PostEditor key={edited.post.id} post={edited.post} {...editor} />;
  if (!edited.hasFailed) return <SpinnerBlock label="Loading the blog" />;
  return (
    <EmptyState text="This blog could not be loaded. It may have been deleted.">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={edited.retry}>
          Try again
        </Button>
        <Button variant="quiet" onClick={editor.onCancel}>
          Back to all blogs
        </Button>
      </div>
    </EmptyState>
  );
}

interface ManagerProps {
  posts: ListState<PostCard>;
  onNew: () => void;
  onEdit: (id: string) => void;
  onDelete: (id: string) => void;
}

function Manager({ posts, onNew, onEdit, onDelete }: ManagerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [toDelete, setToDelete] = useState<string | null>(null);
  return (
    <>
      <ScreenHeading title="Blogs" headingRef={heading}>
        <Button size="compact" onClick={onNew}>
          New Blog
        </Button>
      </ScreenHeading>
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
        description="Are you sure you want to delete this blog?"
        confirmLabel="Delete"
        onConfirm={() => toDelete && onDelete(toDelete)}
        fallbackFocus={heading}
      />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { ApiError } from '#design/api/api-error.ts';
import { Button } from '#design/ui/button.tsx';
import { EmptyState } from '#design/ui/empty-state.tsx';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import { followTitle } from './follow-title.ts';
import { PostEditor, type EditorParts } from './post-editor.tsx';
import { emptyValues, toValues } from './post-kind.ts';
import { postsApi } from './posts-api.ts';
import { useAuthors } from './use-authors.ts';

interface PostEditorScreenProps extends EditorParts {
  onCancel: () => void;
}

/** The editor of a new post. */
export function NewPostScreen(props: PostEditorScreenProps & { onCreated: (id: string) => void }) {
  const { data: authors = [], isPending } = useAuthors();
  // A link suggests what to write about.
  const title = (new URLSearchParams(useSearch()).get('title') ?? '').slice(0, 200);
  if (isPending) return <SpinnerBlock label="Loading the editor" />;
  const author = authors.find(({ is_me }) => is_me)?.slug ?? '';
  const initial = { ...emptyValues, title, slug: followTitle(emptyValues, title), author };
  return <PostEditor post={null} initial={initial} authors={authors} {...props} />;
}

/** The editor of an existing post, once it is loaded. */
export function EditedPostScreen({ id, ...props }: PostEditorScreenProps & { id: string }) {
  const { data: authors = [] } = useAuthors();
  const {
    data: post,
    isError,
    error,
    refetch,
  } = useQuery({
    queryKey: ['post', id],
    queryFn: () => postsApi.read(id),
    // The post is not refetched while it is being edited.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (post) return <PostEditor post={post} initial={toValues(post)} authors={authors} {...props} />;
  if (!isError) return <SpinnerBlock label="Loading the blog" />;
  const isOthers = error instanceof ApiError && error.status === 403;
  return (
    <EmptyState
      text={
        isOthers
          ? 'This blog is another author’s. You can edit those that you have created.'
          : 'This blog could not be loaded. It may have been deleted.'
      }
    >
      <div className="flex flex-wrap gap-3">
        {!isOthers && (
          <Button variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        )}
        <Button variant="quiet" onClick={props.onCancel}>
          Back to all blogs
        </Button>
      </div>
    </EmptyState>
  );
}

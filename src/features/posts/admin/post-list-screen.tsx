import { useState, type ReactNode, type RefObject } from 'react';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { ListView } from '#domain/rows/admin/list-view.tsx';
import { useList } from '#domain/rows/admin/use-list.ts';
import { useRowAction } from '#domain/rows/admin/use-row-action.ts';
import { useNow } from '#design/admin/use-now.ts';
import { Badge } from '#design/admin/badge.tsx';
import { Button, buttonClass } from '#design/ui/button.tsx';
import { formatDate } from '#design/ui/format-date.ts';
import { paths } from '#paths/paths.ts';
import type { PostCard } from '../contract.ts';
import { findState, readPublicationDate } from '../post-state.ts';
import { PostStateBadge } from './post-state-badge.tsx';
import { postListKey, postsApi, signedOut } from './posts-api.ts';

interface PostListScreenProps {
  heading: RefObject<HTMLHeadingElement | null>;
  /** The site's. */
  timeZone: string;
  onEdit: (id: string) => void;
}

/** All posts, and the confirmation before one is deleted. */
export function PostListScreen({ heading, timeZone, onEdit }: PostListScreenProps) {
  const now = useNow();
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
        {(rows) => (
          <ul className="flex flex-col gap-4">
            {rows.map((post) => (
              <PostRow
                key={post.id}
                post={post}
                isVisible={findState(post, now.toISOString()) === 'published'}
                state={<PostStateBadge post={post} now={now} timeZone={timeZone} />}
                onEdit={() => onEdit(post.id)}
                onDelete={() => setToDelete(post)}
              />
            ))}
          </ul>
        )}
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

interface PostRowProps {
  post: PostCard;
  isVisible: boolean;
  state: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
}

function PostRow({ post, isVisible, state, onEdit, onDelete }: PostRowProps) {
  const date = readPublicationDate(post);
  const titleId = `post-${post.id}`;
  return (
    <li
      className={`grid gap-4 border bg-sheet p-4 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-6 sm:p-6 border-control`}
    >
      <Thumbnail url={post.image_url} isDraft={!post.published} />
      <div className="flex min-w-0 flex-col gap-2">
        <h2 dir="auto" id={titleId} className="text-lead wrap-anywhere">
          {post.title}
        </h2>
        <p dir="auto" className="line-clamp-2 max-w-[36.5em] text-small wrap-anywhere text-ink-2">
          {post.excerpt}
        </p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-2">
          {state}
          {post.has_draft && <Badge tone="new">Has changes</Badge>}
          <time dateTime={date}>{formatDate(date)}</time>
        </p>
        <div className="flex flex-wrap gap-2 pt-2">
          <Button variant="secondary" size="compact" aria-describedby={titleId} onClick={onEdit}>
            Edit
          </Button>
          <Button variant="danger" size="compact" aria-describedby={titleId} onClick={onDelete}>
            Delete
          </Button>
          {isVisible && (
            <a
              href={paths.article(post.slug)}
              target="_blank"
              rel="noreferrer"
              aria-describedby={titleId}
              className={buttonClass('quiet', 'compact')}
            >
              View on site
            </a>
          )}
        </div>
      </div>
    </li>
  );
}

function Thumbnail({ url, isDraft }: { url: string | null; isDraft: boolean }) {
  if (url) return <img src={url} alt="" loading="lazy" className="aspect-3/2 w-28 bg-sunk object-cover" />;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 42 28"
      className={`w-28 fill-none stroke-control stroke-[0.5] max-sm:hidden ${isDraft ? '[stroke-dasharray:2_1.5]' : ''}`}
    >
      <path d="M.5.5h41v27H.5zM.5.5l41 27M.5 27.5l41-27" />
    </svg>
  );
}

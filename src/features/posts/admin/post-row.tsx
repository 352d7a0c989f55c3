import { Link } from 'wouter';
import { Badge } from '#design/admin/badge.tsx';
import { Button } from '#design/ui/button.tsx';
import { focusRing } from '#design/ui/focus-ring.ts';
import { focusAttributes } from '#domain/uploads/focus.ts';
import { SelectBox } from '#domain/rows/admin/select-box.tsx';
import { adminPaths } from '#paths/admin-paths.ts';
import { paths } from '#paths/paths.ts';
import type { PostCard } from '../contract.ts';
import { findState, readPublicationDate } from '../post-state.ts';
import { PostStateBadge } from './post-state-badge.tsx';
import { formatDayIn } from './zoned-time.ts';

interface PostRowProps {
  post: PostCard;
  now: Date;
  /** The site's. */
  timeZone: string;
  /** The author's name; null: the site. */
  author: string | null;
  /** The names of its tags. */
  tags: readonly string[];
  mayEdit: boolean;
  mayDelete: boolean;
  maySelect: boolean;
  isSelected: boolean;
  /** @param toAnchor including the rows between it and the previous one */
  onSelect: (toAnchor: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** The columns where there is room for them. */
export const rowColumns =
  '@4xl:grid-cols-[2.25rem_3.75rem_minmax(0,1fr)_7.5rem_6.5rem_5rem_9.5rem] @4xl:gap-x-3';

/** A post in the list: the whole row leads to its editor. */
export function PostRow(props: PostRowProps) {
  const { post, now, timeZone, author, tags, isSelected, onSelect, onEdit, onDelete } = props;
  const { mayEdit, mayDelete, maySelect } = props;
  const date = readPublicationDate(post);
  const titleId = `post-${post.id}`;
  const isVisible = findState(post, now.toISOString()) === 'published';
  const button = {
    variant: 'quiet',
    size: 'compact',
    className: 'px-2!',
    'aria-describedby': titleId,
  } as const;
  return (
    <li
      className={`relative grid min-h-16 grid-cols-[2.25rem_3.75rem_minmax(0,1fr)] items-center gap-x-2 border-b border-hairline py-2 pr-2 text-small @4xl:py-1 ${rowColumns} ${isSelected ? 'bg-sunk' : 'bg-sheet hover:bg-sunk'}`}
    >
      {maySelect ? (
        <SelectBox label={`Select ${post.title}`} isSelected={isSelected} onToggle={onSelect} />
      ) : (
        <span />
      )}
      <Thumbnail post={post} />
      <div className="min-w-0">
        <h2 dir="auto" id={titleId} className="line-clamp-2 font-semibold wrap-anywhere @4xl:line-clamp-1">
          {mayEdit ? (
            <Link
              href={adminPaths.post(post.id)}
              className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-petrol"
            >
              {post.title}
            </Link>
          ) : (
            post.title
          )}
        </h2>
        <p className="flex min-w-0 items-center gap-2 text-fine text-ink-2">
          {post.has_draft && <Badge tone="new">Has changes</Badge>}
          {post.featured && <Badge>Featured</Badge>}
          <span dir="auto" className="truncate">
            <span className="sr-only">Author: </span>
            {[author ?? 'The site', ...tags].join(' · ')}
          </span>
        </p>
      </div>
      <div className="col-start-3 mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-fine text-ink-2 @4xl:mt-0 @4xl:contents">
        <span className="@4xl:min-w-0">
          <PostStateBadge post={post} now={now} timeZone={timeZone} />
        </span>
        <time dateTime={date} className="whitespace-nowrap tabular-nums">
          {formatDayIn(date, timeZone)}
        </time>
        <span className="whitespace-nowrap tabular-nums @4xl:text-right">
          {(post.views ?? 0).toLocaleString('en-US')}
          <span className="@4xl:sr-only"> {post.views === 1 ? 'view' : 'views'}</span>
        </span>
      </div>
      <div className="relative z-10 col-start-3 -ml-2 flex items-center justify-self-start @4xl:col-auto @4xl:ml-0 @4xl:justify-self-end">
        {mayEdit && (
          <Button {...button} onClick={onEdit}>
            Edit
          </Button>
        )}
        {mayDelete && (
          <Button {...button} onClick={onDelete}>
            Delete
          </Button>
        )}
        <span className="inline-flex size-9 items-center justify-center">
          {isVisible && <ViewLink slug={post.slug} titleId={titleId} />}
        </span>
      </div>
    </li>
  );
}

const ViewLink = ({ slug, titleId }: { slug: string; titleId: string }) => (
  <a
    href={paths.article(slug)}
    target="_blank"
    rel="noreferrer"
    aria-label="View on site"
    title="View on site"
    aria-describedby={titleId}
    className={`inline-flex size-9 items-center justify-center rounded-control text-petrol hover:text-ink ${focusRing}`}
  >
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-[1.5]">
      <path d="M6 3H3v10h10v-3M9 2h5v5M14 2L7 9" />
    </svg>
  </a>
);

function Thumbnail({ post: { image_url: url, image_focus: focus, published } }: Pick<PostRowProps, 'post'>) {
  const look = 'h-10 w-15 self-start @4xl:self-center';
  if (url)
    return (
      <img
        src={url}
        alt=""
        loading="lazy"
        {...focusAttributes(focus)}
        className={`${look} bg-sunk object-cover`}
      />
    );
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 42 28"
      className={`${look} fill-none stroke-control stroke-[0.7] ${published ? '' : '[stroke-dasharray:2_1.5]'}`}
    >
      <path d="M.5.5h41v27H.5zM.5.5l41 27M.5 27.5l41-27" />
    </svg>
  );
}

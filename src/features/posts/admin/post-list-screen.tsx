import { useQuery } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import { useLocation, useSearch } from 'wouter';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { useNow } from '#design/admin/use-now.ts';
import { ListSearchField } from '#domain/rows/admin/list-search.tsx';
import { SelectBox } from '#domain/rows/admin/select-box.tsx';
import { ListView } from '#domain/rows/admin/list-view.tsx';
import { useMay, useOwnId } from '#domain/rights/admin/use-may.tsx';
import { useList } from '#domain/rows/admin/use-list.ts';
import { useRowAction } from '#domain/rows/admin/use-row-action.ts';
import { useSearchField } from '#domain/rows/admin/use-search-field.ts';
import { useSelection, type Selection } from '#domain/rows/admin/use-selection.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import type { PostCard } from '../contract.ts';
import { countBlogs } from './describe-bulk.ts';
import { PostBulkBar } from './post-bulk-bar.tsx';
import { describeEmpty, readFilter, toFilterQuery, toFilterSearch, type PostFilter } from './post-filter.ts';
import { PostFilters } from './post-filters.tsx';
import { PostRow, rowColumns } from './post-row.tsx';
import { postListKey, postTagsKey, postsApi, signedOut } from './posts-api.ts';
import { findAuthor, useAuthors } from './use-authors.ts';
import { useBulk } from './use-bulk.ts';

interface PostListScreenProps {
  heading: RefObject<HTMLHeadingElement | null>;
  /** The site's. */
  timeZone: string;
  onEdit: (id: string) => void;
}

/** All posts, or those that a search and filters find; actions on one and on several. */
export function PostListScreen({ heading, timeZone, onEdit }: PostListScreenProps) {
  const now = useNow();
  const may = useMay();
  const ownId = useOwnId();
  const [, navigate] = useLocation();
  const filter = readFilter(useSearch());
  const show = (next: PostFilter) => navigate(adminPaths.posts() + toFilterSearch(next), { replace: true });
  const search = useSearchField(filter.q, (q) => show({ ...filter, q }));
  const { data: tags = [] } = useQuery({ queryKey: [postTagsKey], queryFn: postsApi.listTags });
  const { data: authors = [] } = useAuthors();
  const posts = useList<PostCard>({
    key: postListKey,
    search: toFilterSearch(filter),
    loadPage: (next) => postsApi.list(next, { limit: '50', ...toFilterQuery(filter) }),
    failure: null,
  });
  const selection = useSelection(posts.rows.map(({ id }) => id));
  const selected = posts.rows.filter(({ id }) => selection.has(id));
  const [question, setQuestion] = useState<Question>({ posts: [], isOpen: false });
  const askToDelete = (asked: readonly PostCard[]) => setQuestion({ posts: asked, isOpen: true });
  const bulk = useBulk();
  const remove = useRowAction<PostCard>({
    list: postListKey,
    send: postsApi.remove,
    done: 'Blog deleted successfully',
    undo: { send: postsApi.restore, done: 'Blog restored' },
    failed: { signedOut },
  });

  async function removeAll(all: readonly PostCard[]) {
    const isWhole = await bulk.run(
      all,
      postsApi.removeAll,
      ({ length }) => `${countBlogs(length)} moved to the bin`,
    );
    if (isWhole) selection.clear();
  }

  return (
    <div className="@container">
      <div className="mb-3 flex flex-wrap items-center gap-2 max-@4xl:*:w-full">
        <ListSearchField
          label="Search blogs"
          search={search}
          list={posts}
          onEnter={search.settle}
          className=""
        />
        <PostFilters filter={filter} tags={tags} authors={authors} onChange={show} />
      </div>
      <ListView
        list={posts}
        name="blogs"
        emptyText={describeEmpty(filter)}
        rowClass="h-16"
        failedText="The blogs could not be loaded."
      >
        {(rows) => (
          <>
            <ColumnHeads
              selection={may('publishPosts') ? selection : null}
              count={rows.length}
              timeZone={timeZone}
            />
            <ul>
              {rows.map((post) => (
                <PostRow
                  key={post.id}
                  post={post}
                  now={now}
                  timeZone={timeZone}
                  author={post.author && (findAuthor(authors, post.author)?.name ?? post.author)}
                  tags={post.tags.map((slug) => tags.find((tag) => tag.slug === slug)?.name ?? slug)}
                  isSelected={selection.has(post.id)}
                  onSelect={(toAnchor) => selection.toggle(post.id, toAnchor)}
                  mayEdit={may('publishPost') || post.author_id === ownId}
                  mayDelete={may('publishPost') || (post.author_id === ownId && !post.published)}
                  maySelect={may('publishPosts')}
                  onEdit={() => onEdit(post.id)}
                  onDelete={() => askToDelete([post])}
                />
              ))}
            </ul>
          </>
        )}
      </ListView>
      {selected.length > 0 && may('publishPosts') && (
        <PostBulkBar
          posts={selected}
          tags={tags}
          authors={authors}
          bulk={bulk}
          onDone={selection.clear}
          onDelete={() => askToDelete(selected)}
        />
      )}
      <DeleteQuestion
        {...question}
        heading={heading}
        onClose={() => setQuestion({ ...question, isOpen: false })}
        onConfirm={() => {
          const [post, ...others] = question.posts;
          if (post && others.length === 0) remove(post.id);
          else void removeAll(question.posts);
        }}
      />
    </div>
  );
}

interface ColumnHeadsProps {
  /** Null: nothing can be done with several. */
  selection: Selection | null;
  /** How many rows are shown. */
  count: number;
  timeZone: string;
}

/** The box that selects all shown rows, over their columns. */
function ColumnHeads({ selection, count, timeZone }: ColumnHeadsProps) {
  const isWhole = selection?.ids.length === count;
  return (
    <div
      className={`grid grid-cols-[2.25rem_minmax(0,1fr)] items-center gap-x-2 border-b border-ink pr-2 text-fine text-ink-2 ${rowColumns}`}
    >
      {selection ? (
        <SelectBox
          label="Select all shown"
          isSelected={isWhole}
          isMixed={selection.ids.length > 0 && !isWhole}
          onToggle={() => selection.setAll(!isWhole)}
        />
      ) : (
        <span />
      )}
      <span className="@4xl:hidden">Views are of the last 30 days; dates are those of {timeZone}.</span>
      {/* Each row names them itself. */}
      <div aria-hidden="true" className="hidden @4xl:contents">
        <span className="col-span-2">Blog</span>
        <span>State</span>
        <span className="truncate">Date ({timeZone})</span>
        <span className="text-right">30-day views</span>
        <span />
      </div>
    </div>
  );
}

/** Which posts are to be deleted; they stay named while the dialog fades. */
interface Question {
  posts: readonly PostCard[];
  isOpen: boolean;
}

interface DeleteQuestionProps extends Question {
  heading: RefObject<HTMLHeadingElement | null>;
  onClose: () => void;
  onConfirm: () => void;
}

/** The confirmation before posts are deleted. */
function DeleteQuestion({ posts, isOpen, heading, onClose, onConfirm }: DeleteQuestionProps) {
  const count = countBlogs(posts.length);
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={onClose}
      title={posts.length === 1 ? 'Delete blog?' : `Delete ${count}?`}
      description={
        posts.length === 1
          ? `Are you sure you want to delete this blog? “${posts[0]!.title}” stays in the bin for 30 days.`
          : `Are you sure you want to delete these ${count}? They stay in the bin for 30 days.`
      }
      confirmLabel="Delete"
      onConfirm={onConfirm}
      fallbackFocus={heading}
    />
  );
}

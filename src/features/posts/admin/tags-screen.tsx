import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import { Link } from 'wouter';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { LoadFailure } from '#design/admin/load-failure.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import { Button, buttonClass } from '#design/ui/button.tsx';
import { EmptyState } from '#design/ui/empty-state.tsx';
import { linkClass } from '#design/ui/link-class.ts';
import { SpinnerBlock } from '#design/ui/spinner.tsx';
import { adminPaths } from '#paths/admin-paths.ts';
import { paths } from '#paths/paths.ts';
import type { Tag } from '../tags.contract.ts';
import { countBlogs } from './describe-bulk.ts';
import { postListKey, postTagsKey, postsApi, signedOut } from './posts-api.ts';
import { MergeTagDialog, TagDialog } from './tag-dialogs.tsx';

/** The action under way on a tag. */
interface Task {
  kind: 'edit' | 'merge' | 'delete';
  tag: Tag;
  isOpen: boolean;
  /** The row that it began at may be gone. */
  isDone?: boolean;
}

/** All tags, with what can be done with each. */
export function TagsScreen({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const client = useQueryClient();
  const tags = useQuery({ queryKey: [postTagsKey], queryFn: postsApi.listTags, meta: { failure: null } });
  const [task, setTask] = useState<Task | null>(null);
  const begin = (kind: Task['kind'], tag: Tag) => setTask({ kind, tag, isOpen: true });
  const end = () => setTask((before) => before && { ...before, isOpen: false });

  function finish() {
    setTask((before) => before && { ...before, isOpen: false, isDone: true });
    for (const key of [postTagsKey, postListKey]) void client.invalidateQueries({ queryKey: [key] });
  }

  async function run(write: () => Promise<unknown>, done: string) {
    if ((await runWrite(write, { done, signedOut })).kind === 'done') finish();
  }

  if (tags.isPending) return <SpinnerBlock label="Loading tags" />;
  if (!tags.data) {
    return <LoadFailure text="The tags could not be loaded." onRetry={() => void tags.refetch()} />;
  }
  if (tags.data.length === 0) {
    return <EmptyState text="No tags yet. They are added where a blog is edited." />;
  }
  const others = tags.data.filter(({ slug }) => slug !== task?.tag.slug);
  return (
    <>
      <ul>
        {tags.data.map((tag) => (
          <TagRow key={tag.slug} tag={tag} isOnly={tags.data.length === 1} onBegin={begin} />
        ))}
      </ul>
      {task?.kind === 'edit' && (
        <TagDialog
          key={task.tag.slug}
          tag={task.tag}
          open={task.isOpen}
          finalFocus={task.isDone ? heading : undefined}
          onClose={end}
          onSave={(changes) => postsApi.changeTag(task.tag.slug, changes)}
          onSaved={finish}
        />
      )}
      {task?.kind === 'merge' && (
        <MergeTagDialog
          key={task.tag.slug}
          tag={task.tag}
          others={others}
          open={task.isOpen}
          finalFocus={task.isDone ? heading : undefined}
          onClose={end}
          onMerge={(into) =>
            void run(() => postsApi.mergeTag(task.tag.slug, into.slug), `Merged into ${into.name}`)
          }
        />
      )}
      <AlertDialog
        open={task?.kind === 'delete' && task.isOpen}
        onOpenChange={end}
        title="Delete tag?"
        description={task ? describeDeletion(task.tag) : ''}
        confirmLabel="Delete"
        onConfirm={() => task && void run(() => postsApi.removeTag(task.tag.slug), 'Tag deleted')}
        fallbackFocus={heading}
      />
    </>
  );
}

const describeDeletion = ({ name, posts }: Tag): string =>
  posts === 0
    ? `No blog has the tag “${name}”.`
    : `“${name}” is taken off ${countBlogs(posts)}, and its page is not found any more. This cannot be undone.`;

interface TagRowProps {
  tag: Tag;
  /** There is none to merge it into. */
  isOnly: boolean;
  onBegin: (kind: Task['kind'], tag: Tag) => void;
}

function TagRow({ tag, isOnly, onBegin }: TagRowProps) {
  const { slug, name, description, posts } = tag;
  const titleId = `tag-${slug}`;
  const button = { size: 'compact', 'aria-describedby': titleId } as const;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline bg-sheet px-3 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <h2 id={titleId} className="text-body font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        <p className="flex flex-wrap gap-x-4 text-small text-ink-2">
          <Link href={adminPaths.taggedPosts(slug)} className={linkClass}>
            {countBlogs(posts)}
          </Link>
          <span className="font-mono text-fine wrap-anywhere">{paths.tag(slug)}</span>
        </p>
        {description && (
          <p dir="auto" className="mt-1 max-w-[36em] text-small wrap-anywhere text-ink-2">
            {description}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button {...button} variant="secondary" onClick={() => onBegin('edit', tag)}>
          Edit
        </Button>
        {!isOnly && (
          <Button {...button} variant="secondary" onClick={() => onBegin('merge', tag)}>
            Merge
          </Button>
        )}
        <Button {...button} variant="quiet" onClick={() => onBegin('delete', tag)}>
          Delete
        </Button>
        {posts > 0 && (
          <a
            href={paths.tag(slug)}
            target="_blank"
            rel="noreferrer"
            aria-describedby={titleId}
            className={buttonClass('quiet', 'compact')}
          >
            View on site
          </a>
        )}
      </div>
    </li>
  );
}

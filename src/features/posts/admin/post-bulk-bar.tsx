import { useId, useState, type FormEvent } from 'react';
import { ChoiceMenu } from '#design/admin/choice-menu.tsx';
import { Dialog } from '#design/admin/dialog.tsx';
import { SelectionBar } from '#domain/rows/admin/selection-bar.tsx';
import { Button } from '#design/ui/button.tsx';
import { TextField } from '#design/ui/text-field.tsx';
import type { PostAuthor, PostCard } from '../contract.ts';
import type { Tag } from '../tags.contract.ts';
import { maximumBulk } from '../bulk.contract.ts';
import { countBlogs, describePublished } from './describe-bulk.ts';
import { postsApi } from './posts-api.ts';
import type { useBulk } from './use-bulk.ts';

interface PostBulkBarProps {
  posts: readonly PostCard[];
  tags: readonly Tag[];
  authors: readonly PostAuthor[];
  bulk: ReturnType<typeof useBulk>;
  /** After an action has changed all of them. */
  onDone: () => void;
  onDelete: () => void;
}

const theSite = '';

/** Actions on all selected posts. */
export function PostBulkBar({ posts, tags, authors, bulk, onDone, onDelete }: PostBulkBarProps) {
  const [isTagging, setIsTagging] = useState(false);
  const isTooMany = posts.length > maximumBulk;
  const given = new Set(posts.flatMap((post) => post.tags));
  const nameOf = (slug: string) => tags.find((tag) => tag.slug === slug)?.name ?? slug;

  async function run(...action: Parameters<typeof bulk.run> extends [unknown, ...infer Rest] ? Rest : never) {
    if (await bulk.run(posts, ...action)) onDone();
  }

  const button = { size: 'compact', variant: 'secondary', busy: bulk.isBusy } as const;
  return (
    <SelectionBar
      label="Selected blogs"
      count={posts.length}
      note={isTooMany ? `choose at most ${maximumBulk}` : undefined}
      onClear={onDone}
    >
      {!isTooMany && (
        <>
          <Button {...button} onClick={() => void run(postsApi.publishAll, describePublished)}>
            Publish
          </Button>
          <Button
            {...button}
            onClick={() =>
              void run(postsApi.unpublishAll, ({ length }) => `${countBlogs(length)} taken back to drafts`)
            }
          >
            Unpublish
          </Button>
          <Button {...button} onClick={() => setIsTagging(true)}>
            Add tag
          </Button>
          {given.size > 0 && (
            <ChoiceMenu
              label="Remove tag"
              value={null}
              choices={[...given].map((slug) => ({ value: slug, label: nameOf(slug) }))}
              onChoose={(slug) =>
                void run(
                  (ids) => postsApi.removeTagFromAll(ids, slug),
                  ({ length }) => `${countBlogs(length)} without the tag ${nameOf(slug)}`,
                )
              }
            />
          )}
          <ChoiceMenu
            label="Author"
            text="Set author"
            value={null}
            choices={[
              { value: theSite, label: 'No author' },
              ...authors.map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
            onChoose={(author) =>
              void run(
                (ids) => postsApi.setAuthorOfAll(ids, author || null),
                ({ length }) =>
                  `${countBlogs(length)} by ${authors.find(({ slug }) => slug === author)?.name ?? 'the site'}`,
              )
            }
          />
          <Button {...button} onClick={onDelete}>
            Delete selected
          </Button>
        </>
      )}
      <AddTagDialog
        open={isTagging}
        count={posts.length}
        tags={tags}
        onClose={() => setIsTagging(false)}
        onAdd={(tag) =>
          void run(
            (ids) => postsApi.addTagToAll(ids, tag),
            ({ length }) => `${countBlogs(length)} with the tag ${tag}`,
          )
        }
      />
    </SelectionBar>
  );
}

interface AddTagDialogProps {
  open: boolean;
  count: number;
  tags: readonly Tag[];
  onClose: () => void;
  onAdd: (tag: string) => void;
}

function AddTagDialog({ open, count, tags, onClose, onAdd }: AddTagDialogProps) {
  const [typed, setTyped] = useState('');
  const known = useId();

  function add(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === '') return;
    onAdd(typed.trim());
    setTyped('');
    onClose();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Add a tag to ${countBlogs(count)}`}
    >
      <form onSubmit={add} className="flex flex-col gap-4">
        <TextField
          label="Tag"
          hint="One that does not exist yet is created."
          list={known}
          maxLength={60}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <datalist id={known}>
          {tags.map(({ slug, name }) => (
            <option key={slug} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <Button type="submit" className="self-start" idle={typed.trim() === ''}>
          Add
        </Button>
      </form>
    </Dialog>
  );
}

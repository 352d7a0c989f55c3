import { useState, type ComponentProps, type FormEvent } from 'react';
import { Dialog } from '#design/admin/dialog.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import { TextArea, TextField } from '#design/ui/text-field.tsx';
import { SelectField } from '#domain/forms/admin/select-field.tsx';
import { slugTakenCode } from '../contract.ts';
import { tagNameTakenCode, type Tag, type TagChanges } from '../tags.contract.ts';
import { countBlogs } from './describe-bulk.ts';
import { signedOut } from './posts-api.ts';

interface TaskDialogProps extends Pick<ComponentProps<typeof Dialog>, 'open' | 'finalFocus'> {
  tag: Tag;
  onClose: () => void;
}

interface TagDialogProps extends TaskDialogProps {
  onSave: (changes: TagChanges) => Promise<unknown>;
  onSaved: () => void;
}

/** Names and describes a tag. What is refused is shown at its field. */
export function TagDialog({ tag, open, finalFocus, onClose, onSave, onSaved }: TagDialogProps) {
  const [values, setValues] = useState({ name: tag.name, slug: tag.slug, description: tag.description });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setIsBusy] = useState(false);
  const bind = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange({ currentTarget: { value } }: { currentTarget: { value: string } }) {
      setErrors(({ [name]: _corrected, ...others }) => others);
      setValues({ ...values, [name]: value });
    },
  });

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    const outcome = await runWrite(() => onSave(values), {
      done: 'Tag saved',
      conflict: ['invalid', slugTakenCode, tagNameTakenCode],
      signedOut,
    });
    setIsBusy(false);
    if (outcome.kind === 'done') onSaved();
    if (outcome.kind !== 'conflict') return;
    const { code, message, errors: refused } = outcome.error;
    if (code === slugTakenCode) setErrors({ slug: message });
    else if (code === tagNameTakenCode) setErrors({ name: message });
    else setErrors(Object.fromEntries(refused.map(({ field, message: reason }) => [field, reason])));
  }

  return (
    <Dialog
      open={open}
      finalFocus={finalFocus}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Edit tag"
    >
      <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
        <TextField label="Name" {...bind('name')} />
        <TextField
          label="Slug"
          hint={
            values.slug === tag.slug
              ? `Its page is /blog/tag/${tag.slug}`
              : `Its page will be /blog/tag/${values.slug}. The present address will lead there.`
          }
          controlClassName="font-mono text-small"
          {...bind('slug')}
        />
        <TextArea label="Description" hint="Its page begins with it." rows={3} {...bind('description')} />
        <Button type="submit" className="self-start" busy={isBusy}>
          {isBusy ? 'Saving...' : 'Save'}
        </Button>
      </form>
    </Dialog>
  );
}

interface MergeTagDialogProps extends TaskDialogProps {
  others: readonly Tag[];
  onMerge: (into: Tag) => void;
}

/** Makes one tag of two. */
export function MergeTagDialog(props: MergeTagDialogProps) {
  const { tag, others, open, finalFocus, onClose, onMerge } = props;
  const [slug, setSlug] = useState('');
  const into = others.find((one) => one.slug === slug);
  const texts = { label: 'Merge into' };
  return (
    <Dialog
      open={open}
      finalFocus={finalFocus}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Merge ${tag.name}`}
      description={`${countBlogs(tag.posts)} will have the other tag instead, and the page of “${tag.name}” will lead to the other one's. This cannot be undone.`}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (into) onMerge(into);
        }}
        className="flex flex-col gap-4"
      >
        <SelectField {...texts} value={slug} onChoose={setSlug}>
          <option value="">Choose a tag</option>
          {others.map((one) => (
            <option key={one.slug} value={one.slug}>
              {one.name} ({countBlogs(one.posts)})
            </option>
          ))}
        </SelectField>
        <Button type="submit" className="self-start" idle={!into}>
          Merge
        </Button>
      </form>
    </Dialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { focusRing } from '#design/ui/focus-ring.ts';
import { TextField } from '#design/ui/text-field.tsx';
import type { FieldErrors } from '#domain/editing/admin/editing-kind.ts';
import { toFieldId } from '#domain/editing/admin/focus-field.ts';
import type { PostValues } from './post-kind.ts';
import { postTagsKey, postsApi } from './posts-api.ts';
import { TagField } from './tag-field.tsx';
import { fromClockTime, toClockTime } from './zoned-time.ts';

interface PostSettingsProps {
  values: PostValues;
  errors: FieldErrors;
  write: (changes: Partial<PostValues>, field: keyof PostValues) => void;
  /** The site's: times are entered on its clock. */
  timeZone: string;
}

const dates = [
  { name: 'published_at', label: 'Date shown', hint: 'What readers see; set when it first appears.' },
  { name: 'publish_at', label: 'Visible from', hint: 'Once its switch says Published.' },
  { name: 'unpublish_at', label: 'Visible until', hint: 'It is taken down then.' },
] as const;

/** What is set beside a post's text: when it is visible, its tags, and what search engines are told. */
export function PostSettings({ values, errors, write, timeZone }: PostSettingsProps) {
  const { data: tags = [] } = useQuery({ queryKey: [postTagsKey], queryFn: postsApi.listTags });
  const bindText = (name: 'search_title' | 'search_description' | 'canonical_url') => ({
    id: toFieldId(name),
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      write({ [name]: value }, name),
  });
  return (
    <>
      <Group heading="Publishing">
        <p className="text-small text-ink-2">
          Times are those of {timeZone}. They take effect with the next save, also of a draft.
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          {dates.map(({ name, label, hint }) => (
            <TextField
              key={name}
              id={toFieldId(name)}
              name={name}
              type="datetime-local"
              label={`${label} (${timeZone})`}
              hint={hint}
              error={errors[name]}
              value={toClockTime(values[name], timeZone)}
              onChange={({ currentTarget: { value } }) =>
                write({ [name]: fromClockTime(value, timeZone) }, name)
              }
            />
          ))}
        </div>
      </Group>
      <Group heading="Tags">
        <TagField
          tags={values.tags}
          known={tags}
          error={errors['tags']}
          onChange={(chosen) => write({ tags: chosen }, 'tags')}
        />
      </Group>
      <Group heading="Search engines">
        <TextField
          label="Headline in search results"
          hint="The title if empty."
          {...bindText('search_title')}
        />
        <TextField
          label="Text in search results"
          hint="The excerpt if empty."
          {...bindText('search_description')}
        />
        <TextField
          label="Original address"
          hint="Where it first appeared, if that was elsewhere."
          {...bindText('canonical_url')}
        />
        <label className="inline-flex min-h-9 items-center gap-3 text-body">
          <input
            type="checkbox"
            name="featured"
            checked={values.featured}
            onChange={({ currentTarget }) => write({ featured: currentTarget.checked }, 'featured')}
            className={`size-5 accent-ink ${focusRing}`}
          />
          Featured
        </label>
      </Group>
    </>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-4 border-t border-hairline pt-4">
      <legend className="float-left w-full text-body font-semibold">{heading}</legend>
      {children}
    </fieldset>
  );
}

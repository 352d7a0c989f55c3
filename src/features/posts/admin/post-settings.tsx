import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode } from 'react';
import { isSameJson } from '#design/admin/json-path.ts';
import { focusRing } from '#design/ui/focus-ring.ts';
import { TextField } from '#design/ui/text-field.tsx';
import { useMay } from '#domain/rights/admin/use-may.tsx';
import type { FieldErrors } from '#domain/editing/admin/editing-kind.ts';
import { toFieldId } from '#domain/editing/admin/focus-field.ts';
import type { PostValues } from './post-kind.ts';
import { postTagsKey, postsApi } from './posts-api.ts';
import { SearchAndSharing } from './search-and-sharing.tsx';
import { SeriesFields } from './series-fields.tsx';
import type { RenderImageField } from './summary-fields.tsx';
import { TagField } from './tag-field.tsx';
import { fromClockTime, toClockTime } from './zoned-time.ts';

export type SettingsWriter = (changes: Partial<PostValues>, field: keyof PostValues) => void;

interface PostSettingsProps {
  values: PostValues;
  errors: FieldErrors;
  write: SettingsWriter;
  /** The site's: times are entered on its clock. */
  timeZone: string;
  renderImageField: RenderImageField;
}

const dates = [
  { name: 'published_at', label: 'Date shown', hint: 'What readers see; set when it first appears.' },
  {
    name: 'revised_at',
    label: 'Updated on',
    hint: 'Beside the date, from the next day on; set when a tenth of the words change.',
  },
  { name: 'publish_at', label: 'Visible from', hint: 'Once its switch says Published.' },
  { name: 'unpublish_at', label: 'Visible until', hint: 'It is taken down then.' },
] as const;

/** The settings beside a post's text: its dates, its tags, its place in the blog, and what others are told of it. */
export const PostSettings = memo(Settings, (before, after) =>
  isSameJson(withoutContent(before), withoutContent(after)),
);

/** It has no part in the settings, and changes with every key. */
const withoutContent = (props: PostSettingsProps) => ({
  ...props,
  values: { ...props.values, content: '' },
});

function Settings(props: PostSettingsProps) {
  const { values, errors, write, timeZone, renderImageField } = props;
  const may = useMay();
  const { data: tags = [] } = useQuery({ queryKey: [postTagsKey], queryFn: postsApi.listTags });
  return (
    <>
      {may('publishPost') && (
        <Group heading="Publishing">
          <p className="text-small text-ink-2">
            Times are those of {timeZone}. Dates of visibility take effect with the next save, also of a
            draft.
          </p>
          {/* A date with its time needs this much, in browsers that write AM and PM too. */}
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-4">
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
      )}
      <Group heading="Tags">
        <TagField
          tags={values.tags}
          known={tags}
          error={errors['tags']}
          onChange={(chosen) => write({ tags: chosen }, 'tags')}
        />
      </Group>
      <Group heading="Place in the blog">
        <SeriesFields values={values} errors={errors} write={write} />
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
        <p className="-mt-3 text-fine text-ink-2">The newest featured one comes first on the blog page.</p>
      </Group>
      <SearchAndSharing values={values} errors={errors} write={write} renderImageField={renderImageField} />
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

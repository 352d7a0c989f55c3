import { useQuery } from '@tanstack/react-query';
import { TextField } from '#design/ui/text-field.tsx';
import type { FieldErrors } from '#domain/editing/admin/editing-kind.ts';
import { toFieldId } from '#domain/editing/admin/focus-field.ts';
import type { PostValues } from './post-kind.ts';
import { postSeriesKey, postsApi } from './posts-api.ts';

interface SeriesFieldsProps {
  values: PostValues;
  errors: FieldErrors;
  write: (changes: Partial<PostValues>, field: keyof PostValues) => void;
}

/** The series that a post is a part of, by its name, and its place there. */
export function SeriesFields({ values, errors, write }: SeriesFieldsProps) {
  const { data: all = [] } = useQuery({ queryKey: [postSeriesKey], queryFn: postsApi.listSeries });
  const id = toFieldId('series');
  const known = all.find(({ name }) => name === values.series.trim());
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
      <TextField
        id={id}
        name="series"
        label="Series"
        hint={known ? describeParts(known.posts, known.last_position) : 'Its name, if it is a part of one.'}
        list={`${id}-known`}
        autoComplete="off"
        error={errors['series']}
        value={values.series}
        onChange={({ currentTarget: { value } }) => write({ series: value }, 'series')}
      />
      <TextField
        id={toFieldId('series_position')}
        name="series_position"
        type="number"
        inputMode="numeric"
        min={1}
        label="Part"
        error={errors['series_position']}
        value={values.series_position}
        onChange={({ currentTarget: { value } }) => write({ series_position: value }, 'series_position')}
      />
      <datalist id={`${id}-known`}>
        {all.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </div>
  );
}

const describeParts = (posts: number, last: number | null): string =>
  `${posts} ${posts === 1 ? 'blog' : 'blogs'} so far${last === null ? '' : `, the last of them part ${last}`}.`;

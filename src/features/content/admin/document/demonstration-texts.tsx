import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Badge } from '#design/admin/badge.tsx';
import { linkClass } from '#design/ui/link-class.ts';
import { focusField } from '#domain/editing/admin/focus-field.ts';
import { contentApi, type DocumentName } from '../content-api.ts';
import { describeShare, kindLabels } from '../demonstration-words.ts';

interface DemonstrationTextsProps extends DocumentName {
  /** The label of a field. */
  describeField: (path: string) => string;
}

/** As many as one looks at before the form. */
const shownFirst = 3;

/** The texts of a document that are the demonstration's, each leading to its field; nothing if there are none. */
export function DemonstrationTexts({ collection, slug, describeField }: DemonstrationTextsProps) {
  const heading = useId();
  const [isWhole, setIsWhole] = useState(false);
  const { data } = useQuery({
    queryKey: ['content', 'demonstration', collection, slug],
    queryFn: () => contentApi.readDemonstration({ collection, slug }),
    meta: { failure: 'The demonstration’s texts could not be looked up.' },
  });
  if (!data || data.left.length === 0) return null;
  const { left, texts } = data;
  const shown = isWhole ? left : left.slice(0, shownFirst);
  return (
    <section aria-labelledby={heading} className="mb-6 border border-dashed border-control p-4">
      <h2 id={heading} className="text-small font-semibold">
        {describeShare({ left: left.length, texts })}
      </h2>
      <ul className="mt-2 flex flex-col text-small">
        {shown.map(({ field, text, kind }) => (
          <li
            key={field}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-x-3 border-t border-hairline py-1.5"
          >
            <span className="justify-self-start">
              <Badge tone={kind === 'wording' ? 'draft' : 'set'}>{kindLabels[kind]}</Badge>
            </span>
            <button
              type="button"
              className={`${linkClass} min-w-0 text-left`}
              onClick={() => focusField([field])}
            >
              <span className="text-ink">{describeField(field)}</span>
              <span className="block truncate text-fine text-ink-2">{text}</span>
            </button>
          </li>
        ))}
      </ul>
      {left.length > shownFirst && (
        <button
          type="button"
          aria-expanded={isWhole}
          className={`${linkClass} mt-2 text-small`}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${left.length}`}
        </button>
      )}
    </section>
  );
}

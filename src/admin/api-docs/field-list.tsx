import { Badge } from '#design/admin/badge.tsx';
import type { Field } from './describe-field.ts';

/** Fields with their types, limits and meaning. */
export function FieldList({ fields }: { fields: Field[] }) {
  return (
    <dl className="border-t border-hairline">
      {fields.map(({ name, type, isRequired, limits, description }) => (
        <div
          key={name}
          className="grid gap-x-6 gap-y-1 border-b border-hairline py-2 sm:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <dt className="flex flex-wrap items-start gap-2">
            <code className="font-mono text-small wrap-anywhere">{name}</code>
            {isRequired && <Badge>required</Badge>}
          </dt>
          <dd className="text-small wrap-anywhere">
            {[type, ...limits].join('; ')}
            {description && <p className="text-ink-2">{showPlain(description)}</p>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The document's descriptions are Markdown, of which they use only code marks. */
export const showPlain = (markdown: string): string => markdown.replaceAll('`', '');

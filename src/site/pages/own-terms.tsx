import type { TitledText } from '#content/schema.ts';

/** Terms at the left, what they mean at the right on the same line; below them on a phone. */
export const Terms = ({ items }: { items: readonly TitledText[] }) => (
  <dl>
    {items.map(({ title, text }) => (
      <div key={title} className="own-term">
        <dt className="own-term-name">{title}</dt>
        <dd className="max-w-[36em] text-ink-2">{text}</dd>
      </div>
    ))}
  </dl>
);

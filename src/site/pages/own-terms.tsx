import type { TitledText } from '#content/schema.ts';

/** Terms at the left, what they mean at the right on the same line; below them on a phone. */
export const Terms = ({ items }: { items: readonly TitledText[] }) => (
  <dl className="-mt-3">
    {items.map(({ title, text }) => (
      <div
        key={title}
        className="gap-x-6 border-hairline py-3 not-first:border-t md:grid md:grid-cols-2 md:py-4"
      >
        <dt className="font-[560] [font-stretch:112%] md:text-lead">{title}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

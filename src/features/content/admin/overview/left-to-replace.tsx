import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { linkClass } from '#design/ui/link-class.ts';

/** Something of the demonstration that visitors see. */
export interface LeftToReplace {
  /** Where it is edited. */
  href: string;
  title: string;
  reason: string;
}

/** The rest of the demonstration, each part linking to where it is edited. */
export function LeftToReplaceList({ items }: { items: readonly LeftToReplace[] }) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The list is rendered after the browser has looked for the address's fragment.
  useEffect(() => {
    if (location.hash !== '#to-replace') return;
    heading.current?.scrollIntoView();
    heading.current?.focus();
  }, []);

  return (
    <section aria-labelledby="to-replace">
      <h2 id="to-replace" ref={heading} tabIndex={-1} className="text-lead font-semibold outline-none">
        Demonstration texts to replace
      </h2>
      <p className="mt-1 mb-3 max-w-[40em] text-small text-ink-2">
        Visitors see these. A text counts as the demonstration’s until its words or its figures are yours. The
        number beside Content is that of their claims: promises, prices, names and figures.
      </p>
      <ul className="flex flex-col border-t border-hairline">
        {items.map(({ href, title, reason }) => (
          <li
            key={`${href} ${title}`}
            className="flex flex-wrap items-baseline gap-x-4 border-b border-hairline py-2 text-small"
          >
            <Link href={href} className={linkClass}>
              {title}
            </Link>
            <span className="text-ink-2">{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

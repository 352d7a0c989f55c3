import type { HeadDrawing } from '#content/head-words.schema.ts';
import { CheckedPage } from '#design/drawings/checked-page.tsx';
import type { WordedDrawing } from '#design/drawings/first-words.ts';
import { highlightCards } from '#design/drawings/highlights/highlight-cards.ts';
import { toHeadingId } from '../parts/heading-id.ts';

const headDrawings = { 'checked-page': CheckedPage, ...highlightCards };

/** The drawing beside the title of a page. */
export function DrawnHead({ drawn }: { drawn: HeadDrawing }) {
  const Head = headDrawings[drawn.kind] as WordedDrawing;
  return <Head words={drawn} />;
}

/** As many sections as are worth listing, and as stand beside a title. */
export const isListed = ({ length }: readonly unknown[]): boolean => length >= 3 && length <= 12;

/** The sections of a page, as the cells of a title block beside its title; a narrow screen has them below it anyway. */
export function SectionIndex({ label, headings }: { label: string; headings: readonly string[] }) {
  return (
    <nav aria-label={label} className="own-index border border-ink max-lg:hidden print:hidden">
      <p className="text-fine text-ink-2">{label}</p>
      <ol>
        {headings.map((heading, index) => (
          <li key={heading}>
            <a href={`#${toHeadingId(heading)}`} className="text-small font-medium hover:text-petrol">
              <span aria-hidden="true" className="text-ink-2 tabular-nums">
                {index + 1}
              </span>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

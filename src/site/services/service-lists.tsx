import { hasFirstWords } from '#content/drawn-words.schema.ts';
import type { TitledText } from '#content/schema.ts';
import type { AudienceCase, TechGroup } from '#content/services.schema.ts';
import { workWords, type WorkDrawing } from '#content/work-words.schema.ts';
import type { DrawingProps } from '#design/drawings/drawing.tsx';
import type { WordedDrawing } from '#design/drawings/first-words.ts';
import { ReferencedDrawing } from '#design/drawings/referenced-drawing.tsx';
import { workStrips } from '#design/drawings/strips/service-strips.ts';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { FoldableTerm } from '../parts/foldable-term.tsx';
import { ruledRows } from './offerings.tsx';

/** For whom: three cases side by side, a piece of the work of each, if all have one, above its name and what it means; on a phone the first is open. */
export function AudienceCases({ items }: { items: readonly AudienceCase[] }) {
  const areDrawn = items.every(({ drawing }) => drawing);
  return (
    <ul className={`grid gap-x-6 lg:grid-cols-3 md:gap-y-6${areDrawn ? ' border-ink max-sm:border-t' : ''}`}>
      {items.map(({ drawing, ...item }, index) => (
        <li
          key={item.title}
          className={
            areDrawn ? 'border-hairline max-md:border-b' : 'border-t border-hairline md:border-ink md:pt-3'
          }
        >
          {areDrawn && drawing ? (
            <details className="fold group" open={index === 0}>
              <DisclosureSummary className="min-h-12 py-2 font-medium">{item.title}</DisclosureSummary>
              <div className="gap-x-6 max-md:pb-3 md:max-lg:grid md:max-lg:grid-cols-2">
                <div className="mb-3 max-w-[24em] self-start border border-ink bg-sheet">
                  <DrawnWork drawn={drawing} />
                </div>
                <div>
                  <h3 className="fold-heading text-lead">{item.title}</h3>
                  <p className="mt-1 max-w-[33em] text-small text-ink-2">{item.text}</p>
                </div>
              </div>
            </details>
          ) : (
            <FoldableTerm
              item={item}
              row="items-baseline md:max-lg:grid md:max-lg:grid-cols-[1fr_2fr] md:max-lg:gap-x-6"
              termClass="md:text-lead"
              textClass="md:max-lg:mt-0"
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** From its file where its words are the first ones. */
export function DrawnWork({ drawn, ...rest }: DrawingProps & { drawn: WorkDrawing }) {
  const { kind } = drawn;
  if (hasFirstWords(workWords[kind], drawn)) return <ReferencedDrawing {...rest} name={`work-${kind}`} />;
  const Strip = workStrips[kind] as WordedDrawing;
  return <Strip {...rest} words={drawn} />;
}

/** The technologies of a service, as a parts list below a rule. */
export const PartsList = ({ groups }: { groups: readonly TechGroup[] }) => (
  <dl className={`mt-2 text-small ${ruledRows}`}>
    {groups.map(({ name, items }) => (
      <div key={name} className="grid grid-cols-[6rem_1fr] gap-x-4 border-hairline py-2 not-first:border-t">
        <dt className="font-medium">{name}</dt>
        <dd className="text-ink-2">{joinNames(items)}</dd>
      </div>
    ))}
  </dl>
);

/** What a technology's group has, with commas. */
export const joinNames = (names: readonly string[]): string => names.map(unbroken).join(', ');

/** "EU AI Act" and "Golden-master runs" on one line, which "SBOM and license scan" may not fit. */
const unbroken = (name: string): string =>
  name.length > 20 ? name : name.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060');

/** What the customer holds at the end. */
export function Deliverables({ items, isNarrow = false }: { items: readonly string[]; isNarrow?: boolean }) {
  return (
    <ul className={isNarrow ? `${ruledRows} text-small` : 'grid gap-x-6 md:grid-cols-2'}>
      {items.map((item) => (
        <li
          key={item}
          className={`flex gap-3 border-hairline ${isNarrow ? 'not-first:border-t' : 'border-t'} py-2 before:mt-3 before:h-px before:w-3 md:py-3 before:shrink-0 before:bg-ink`}
        >
          {item}
        </li>
      ))}
    </ul>
  );
}

/** The next three moves, numbered; on a phone what each means is folded. */
export function NextMoves({ items, isNarrow = false }: { items: readonly TitledText[]; isNarrow?: boolean }) {
  return (
    <ol className={`grid gap-x-6 md:gap-y-6 ${isNarrow ? '' : 'lg:grid-cols-3'}`}>
      {items.map((item, index) => (
        <li
          key={item.title}
          className="grid grid-cols-[2.5rem_1fr] items-baseline border-t border-hairline md:border-ink md:pt-3"
        >
          <span
            aria-hidden="true"
            className="text-lead font-[560] tabular-nums [font-stretch:112%] md:text-h3"
          >
            {index + 1}
          </span>
          <FoldableTerm item={item} termClass="md:text-lead md:font-[560] md:[font-stretch:112%]" />
        </li>
      ))}
    </ol>
  );
}

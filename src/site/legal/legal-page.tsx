import type { LegalBlock, LegalDocument } from '#content/legal.schema.ts';
import { formatLongDate } from '#design/ui/format-date.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { ArticleContents } from '../blog/article-contents.tsx';
import { frame } from '../parts/section.tsx';

interface LegalPageProps {
  document: LegalDocument;
  /** Written in the text as a link. */
  email: string;
}

/** A legal text at reading width, its contents in the left columns; on paper only the text. */
export function LegalPage({ document, email }: LegalPageProps) {
  return (
    <div className={`${frame} pt-6 pb-16 md:pt-10 md:pb-26 print:py-0`}>
      <h1 className="text-h2 sm:text-h1 print:text-h2">{document.title}</h1>
      <p className="mt-2 text-small text-ink-2">
        In force since{' '}
        <time dateTime={document.effectiveDate} className="whitespace-nowrap text-ink">
          {formatLongDate(document.effectiveDate, 'UTC')}
        </time>
      </p>
      <div className="mt-6 grid gap-x-6 gap-y-6 md:mt-10 lg:grid-cols-12 print:block">
        <div className="border-hairline max-lg:border-t lg:col-span-3 lg:pr-6">
          <ArticleContents
            name="Contents"
            headings={document.sections.map(({ id, heading }) => ({ id, text: heading }))}
          />
        </div>
        <div className="lg:col-span-9 print:mt-4">
          <p className={`${measure} text-lead print:text-body`}>
            <Linked text={document.lead} email={email} />
          </p>
          {document.sections.map(({ id, heading, isSummary, blocks }) => (
            <section
              key={id}
              id={id}
              className={`mt-10 md:mt-16 print:mt-6 ${isSummary ? `${measure} border-2 border-ink bg-sheet px-4 pb-6 text-lead sm:px-6` : ''}`}
            >
              <h2
                className={`pt-4 text-h3 print:break-after-avoid ${isSummary ? '' : `${measure} border-t border-ink`}`}
              >
                {heading}
              </h2>
              <div className="mt-3 space-y-4">
                {blocks.map((block) => (
                  <Block key={nameBlock(block)} block={block} email={email} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The words that it begins with. */
const nameBlock = (block: LegalBlock): string | undefined => {
  if (block.kind === 'paragraph') return block.text;
  return block.kind === 'list' ? block.items[0] : block.rows[0]?.what;
};

/** The width of everything but tables. */
const measure = 'max-w-[41.625rem] print:max-w-none';

function Block({ block, email }: { block: LegalBlock; email: string }) {
  if (block.kind === 'paragraph') {
    return (
      <p className={measure}>
        <Linked text={block.text} email={email} />
      </p>
    );
  }
  if (block.kind === 'table') return <Table block={block} email={email} />;
  return (
    <ul className={`list-disc space-y-2 pl-5 ${measure}`}>
      {block.items.map((item) => (
        <li key={item}>
          <Linked text={item} email={email} />
        </li>
      ))}
    </ul>
  );
}

/** On a phone each row is a block. */
function Table({ block: { heads, rows }, email }: { block: LegalTable; email: string }) {
  const cell = 'align-baseline sm:py-3 sm:pr-6';
  return (
    <table className="w-full text-left text-small max-sm:block">
      <thead className="border-b-2 border-ink max-sm:sr-only">
        <tr>
          <th scope="col" className="py-2 pr-6 font-medium">
            {heads.what}
          </th>
          {heads.use && (
            <th scope="col" className="py-2 pr-6 font-medium">
              {heads.use}
            </th>
          )}
          <th scope="col" className="py-2 font-medium">
            {heads.until}
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(({ what, use, until }) => (
          <tr key={what} className="border-b border-hairline max-sm:block max-sm:py-3">
            <th scope="row" className={`${cell} font-medium max-sm:block sm:w-[32%]`}>
              <Linked text={what} email={email} />
            </th>
            {heads.use && (
              <td className={`${cell} text-ink-2 max-sm:block sm:w-[43%]`}>
                <Linked text={use ?? ''} email={email} />
              </td>
            )}
            <td
              className={`${cell} max-sm:mt-1 max-sm:block ${heads.use ? 'sm:first-letter:uppercase' : 'first-letter:uppercase'}`}
            >
              {heads.use && (
                <span aria-hidden="true" className="text-ink-2 sm:hidden">{`${heads.until}: `}</span>
              )}
              <Linked text={until} email={email} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type LegalTable = Extract<LegalBlock, { kind: 'table' }>;

/** The text with each mention of the address as a link to write to it. */
function Linked({ text, email }: { text: string; email: string }) {
  if (!email) return keepTogether(text);
  const [first = '', ...rest] = text.split(email);
  return (
    <>
      {keepTogether(first)}
      {rest.map((part, index) => (
        <span key={`${part}${rest.length - index}`}>
          <a href={`mailto:${email}`} className="text-petrol underline underline-offset-4 hover:text-ink">
            {email}
          </a>
          {keepTogether(part)}
        </span>
      ))}
    </>
  );
}

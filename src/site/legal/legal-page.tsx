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
  const targets = { email, sections: document.sections };
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
            <Linked text={document.lead} targets={targets} />
          </p>
          {document.sections.map(({ id, heading, isSummary, blocks }) => (
            <section
              key={id}
              id={id}
              className={`print:mt-6 ${isSummary ? `mt-6 ${measure} border border-ink bg-sheet` : 'mt-10 md:mt-16'}`}
            >
              <h2
                className={
                  isSummary
                    ? 'border-b border-ink px-4 py-3 text-h3 sm:px-6'
                    : `${measure} border-t border-ink pt-4 text-h3 print:break-after-avoid`
                }
              >
                {heading}
              </h2>
              <div className={isSummary ? 'space-y-4 px-4 py-1 sm:px-6' : 'mt-3 space-y-4'}>
                {blocks.map((block) => (
                  <Block key={nameBlock(block)} block={block} targets={targets} isRuled={isSummary} />
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

/** The width of everything. */
const measure = 'max-w-[41.625rem] print:max-w-none';

interface Targets extends Pick<LegalDocument, 'sections'> {
  email: string;
}

interface BlockProps {
  block: LegalBlock;
  targets: Targets;
  /** Rules instead of bullets tell the items of a list apart. */
  isRuled?: boolean | undefined;
}

function Block({ block, targets, isRuled }: BlockProps) {
  if (block.kind === 'paragraph') {
    return (
      <p className={measure}>
        <Linked text={block.text} targets={targets} />
      </p>
    );
  }
  if (block.kind === 'table') return <Table block={block} targets={targets} />;
  return (
    <ul className={isRuled ? '' : `list-disc space-y-2 pl-5 ${measure}`}>
      {block.items.map((item) => (
        <li key={item} className={isRuled ? 'border-hairline py-3 not-first:border-t' : undefined}>
          <Linked text={item} targets={targets} />
        </li>
      ))}
    </ul>
  );
}

/** As wide as the page, its columns before its rows, so that these stand still. On a phone each row is a block. */
function Table({ block: { heads, rows }, targets }: { block: LegalTable; targets: Targets }) {
  const cell = 'align-baseline sm:py-3 sm:pr-6';
  const head = 'py-2 pr-6 font-medium';
  return (
    <table className="w-full table-fixed border-y-2 border-ink text-left text-small max-sm:block">
      <thead className="border-b border-ink max-sm:sr-only">
        <tr>
          <th scope="col" className={`${head} ${heads.use ? 'w-[27%]' : 'w-[45%]'}`}>
            {heads.what}
          </th>
          {heads.use && (
            <th scope="col" className={`${head} w-[46%]`}>
              {heads.use}
            </th>
          )}
          <th scope="col" className={head}>
            {heads.until}
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(({ what, use, until }) => (
          <tr key={what} className="border-hairline not-first:border-t max-sm:block max-sm:py-3">
            <th scope="row" className={`${cell} font-medium max-sm:block max-sm:text-body`}>
              <Linked text={what} targets={targets} />
            </th>
            {heads.use && (
              <td className={`${cell} text-pretty text-ink-2 max-sm:block`}>
                <Linked text={use ?? ''} targets={targets} />
              </td>
            )}
            <td
              className={`${cell} max-sm:mt-1 max-sm:block ${heads.use ? 'sm:first-letter:uppercase' : 'first-letter:uppercase'}`}
            >
              {heads.use && (
                <span aria-hidden="true" className="text-ink-2 sm:hidden">{`${heads.until}: `}</span>
              )}
              <Linked text={until} targets={targets} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type LegalTable = Extract<LegalBlock, { kind: 'table' }>;

const link = 'text-petrol underline underline-offset-4 hover:text-ink';

/** The text with each section that it quotes, and each mention of the address, as a link. */
function Linked({ text, targets: { email, sections } }: { text: string; targets: Targets }) {
  return text.split(/(?<=“)([^”]+)(?=”)/).map((part, index) => {
    const section = index % 2 === 0 ? undefined : sections.find(({ heading }) => heading === part);
    const key = part + String(index);
    return section ? (
      <a key={key} href={`#${section.id}`} className={link}>
        {part}
      </a>
    ) : (
      <WithEmail key={key} text={part} email={email} />
    );
  });
}

function WithEmail({ text, email }: { text: string; email: string }) {
  if (!email) return keepTogether(text);
  const [first = '', ...rest] = text.split(email);
  return (
    <>
      {keepTogether(first)}
      {rest.map((part, index) => (
        <span key={`${part}${rest.length - index}`}>
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
          {keepTogether(part)}
        </span>
      ))}
    </>
  );
}

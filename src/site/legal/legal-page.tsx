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

/** A legal text: in short, in a band, and then each heading beside its words, its contents in the left columns; on paper only the text. */
export function LegalPage({ document, email }: LegalPageProps) {
  const summary = document.sections.find(({ isSummary }) => isSummary);
  const sections = document.sections.filter((section) => section !== summary);
  const targets = { email, sections: document.sections };
  /* The sections before the first group are listed themselves. */
  const firstGrouped = sections.findIndex(({ group }) => group);
  const isGrouped = firstGrouped >= 0;
  const listed = sections.flatMap(({ id, group, heading }, index) => {
    const isPart = isGrouped && index >= firstGrouped;
    return [...(group ? [{ id, text: group }] : []), { id, text: heading, isPart }];
  });
  return (
    <>
      <div
        className={`${frame} grid gap-x-6 gap-y-4 pt-6 pb-6 md:pt-10 md:pb-10 lg:grid-cols-12 print:block print:py-0`}
      >
        <h1 className="text-h2 sm:text-h1 lg:col-span-12 print:text-h2">{document.title}</h1>
        <p className="text-small text-ink-2 lg:col-span-3 lg:pt-1">
          In force since{' '}
          <time dateTime={document.effectiveDate} className="whitespace-nowrap text-ink">
            {formatLongDate(document.effectiveDate, 'UTC')}
          </time>
        </p>
        <p className="text-body text-ink-2 md:text-lead lg:col-span-8">
          <Linked text={document.lead} targets={targets} />
        </p>
      </div>
      {summary && <Summary section={summary} targets={targets} />}
      <div className={`${frame} grid gap-x-6 gap-y-6 pb-16 md:pb-26 lg:grid-cols-12 print:block print:py-0`}>
        <div className="lg:col-span-3 lg:mt-10 lg:pr-6">
          <ArticleContents name="Contents" headings={listed} />
        </div>
        <div className="lg:col-span-9 print:mt-4">
          {sections.map(({ id, group, heading, blocks }, index) => {
            const isInGroup = isGrouped && index >= firstGrouped;
            const Heading = isInGroup ? 'h3' : 'h2';
            // The first has the contents above it, or beside it.
            const chapter = `${index > 0 ? 'border-t pt-4' : ''} ${isGrouped ? 'border-ink md:text-h2' : 'border-hairline'} text-h3 print:break-after-avoid`;
            return (
              <section
                key={id}
                id={id}
                className={`space-y-4 print:mt-6 ${index === 0 ? 'lg:mt-10' : isInGroup ? 'mt-10' : 'mt-6 md:mt-10'}`}
              >
                {group && <h2 className={`${chapter} legal-chapter`}>{group}</h2>}
                <Heading
                  className={
                    isInGroup ? `${group ? 'mt-6 md:mt-8' : ''} text-lead print:break-after-avoid` : chapter
                  }
                >
                  {heading}
                </Heading>
                {blocks.map((block) => (
                  <Block key={nameBlock(block)} block={block} targets={targets} />
                ))}
              </section>
            );
          })}
        </div>
      </div>
    </>
  );
}

/** What most people read: the statements of its lists, numbered. */
const Summary = ({ section: { id, heading, blocks }, targets }: SummaryProps) => (
  <section id={id} className="ink-band">
    <div className={`${frame} grid gap-x-6 gap-y-4 py-6 md:py-16 lg:grid-cols-12 print:block print:py-0`}>
      <h2 className="text-h3 md:text-h2 lg:col-span-3">{heading}</h2>
      <div className="space-y-4 lg:col-span-8">
        {blocks.map((block) =>
          block.kind === 'list' ? (
            <ol key={nameBlock(block)} className="border-hairline md:border-t">
              {block.items.map((item, index) => (
                <li
                  key={item}
                  className="grid grid-cols-[2.5rem_1fr] items-baseline border-hairline py-3 text-body text-balance not-first:border-t md:text-h3"
                >
                  <span aria-hidden="true" className="font-mono text-small text-ink-2">
                    {index + 1}
                  </span>
                  <span>
                    <Linked text={item} targets={targets} />
                  </span>
                </li>
              ))}
            </ol>
          ) : (
            <Block key={nameBlock(block)} block={block} targets={targets} />
          ),
        )}
      </div>
    </div>
  </section>
);

interface SummaryProps {
  section: LegalDocument['sections'][number];
  targets: Targets;
}

/** The words that it begins with. */
const nameBlock = (block: LegalBlock): string | undefined => {
  if (block.kind === 'paragraph') return block.text;
  return block.kind === 'list' ? block.items[0] : block.rows[0]?.what;
};

/** The measure of words. */
const measure = 'max-w-[41.625rem] print:max-w-none';

interface Targets extends Pick<LegalDocument, 'sections'> {
  email: string;
}

interface BlockProps {
  block: LegalBlock;
  targets: Targets;
}

function Block({ block, targets }: BlockProps) {
  if (block.kind === 'paragraph') {
    return (
      <p className={measure}>
        <Linked text={block.text} targets={targets} />
      </p>
    );
  }
  if (block.kind === 'table') return <Table block={block} targets={targets} />;
  return (
    <ul className={`${measure} list-disc space-y-2 pl-5`}>
      {block.items.map((item) => (
        <li key={item}>
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
    <table className="w-full table-fixed text-left text-small max-sm:block max-sm:leading-snug">
      <thead className="border-b border-ink max-sm:sr-only">
        <tr>
          <th scope="col" className={`${head} ${heads.use ? 'w-[28%]' : 'w-[45%]'}`}>
            {heads.what}
          </th>
          {heads.use && (
            <th scope="col" className={`${head} w-[34%]`}>
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
          <tr key={what} className="border-hairline not-first:border-t py-4 max-sm:block">
            <th scope="row" className={`${cell} mb-1 font-medium max-sm:block`}>
              <Linked text={what} targets={targets} />
            </th>
            {heads.use && (
              <td className={`${cell} text-pretty text-ink-2 max-sm:block`}>
                <Linked text={use ?? ''} targets={targets} />
              </td>
            )}
            <td className={`${cell} first-letter:uppercase max-sm:mt-1 max-sm:block`}>
              {heads.use && <span className="text-ink-2 sm:hidden">{heads.until}: </span>}
              <span className="legal-term">
                <Linked text={until} targets={targets} />
              </span>
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

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

/** A legal text, each heading beside its words, and its contents in the left columns; on paper only the text. */
export function LegalPage({ document, email }: LegalPageProps) {
  const { sections } = document;
  const targets = { email, sections };
  /* The sections before the first group are listed themselves. */
  const firstGrouped = sections.findIndex(({ group }) => group);
  const isGrouped = firstGrouped >= 0;
  const listed = sections.filter(({ group }, index) => !isGrouped || group || index < firstGrouped);
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
            headings={listed.map(({ id, group, heading }) => ({ id, text: group ?? heading }))}
          />
        </div>
        <div className="lg:col-span-9 print:mt-4">
          <p className={`${measure} text-lead print:text-body`}>
            <Linked text={document.lead} targets={targets} />
          </p>
          {sections.map(({ id, group, heading, isSummary, blocks }, index) => {
            const isInGroup = isGrouped && index >= firstGrouped;
            const Heading = isInGroup ? 'h3' : 'h2';
            return (
              <section key={id} id={id} className="mt-6 md:mt-10 print:mt-6">
                {group && (
                  <h2 className="mt-10 mb-4 text-h3 md:mt-16 md:text-h2 print:break-after-avoid">{group}</h2>
                )}
                <div
                  className={`grid grid-cols-1 gap-x-6 gap-y-4 lg:grid-cols-9 ${isSummary ? 'border border-ink bg-sheet p-4 pb-2 sm:px-6' : 'border-t border-ink pt-4'}`}
                >
                  <Heading
                    className={`${isInGroup ? 'text-lead' : 'text-h3'} ${isSummary ? 'lg:col-span-9' : 'lg:col-span-3'} print:break-after-avoid`}
                  >
                    {heading}
                  </Heading>
                  {blocks.map((block, position) => (
                    <Block
                      key={nameBlock(block)}
                      block={block}
                      targets={targets}
                      isFirst={position === 0}
                      isRuled={isSummary}
                    />
                  ))}
                </div>
              </section>
            );
          })}
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

/** The width of the lead, and of words beside their heading. */
const measure = 'max-w-[41.625rem] print:max-w-none';
const beside = `${measure} lg:col-span-6 lg:col-start-4`;

interface Targets extends Pick<LegalDocument, 'sections'> {
  email: string;
}

interface BlockProps {
  block: LegalBlock;
  targets: Targets;
  /** Its first sentence says what the section is about. */
  isFirst: boolean;
  /** Rules instead of bullets tell the items of a list apart. */
  isRuled?: boolean | undefined;
}

function Block({ block, targets, isFirst, isRuled }: BlockProps) {
  if (block.kind === 'paragraph') {
    const [opening = ''] = (isFirst && /^.+?[.:?!](?= )/.exec(block.text)) || [];
    return (
      <p className={beside}>
        {opening && (
          <b className="font-normal sm:font-medium">
            <Linked text={opening} targets={targets} />
          </b>
        )}
        <Linked text={block.text.slice(opening.length)} targets={targets} />
      </p>
    );
  }
  if (block.kind === 'table') return <Table block={block} targets={targets} />;
  return (
    <ul className={isRuled ? 'gap-x-6 md:columns-2 lg:col-span-9' : `${beside} list-disc space-y-2 pl-5`}>
      {block.items.map((item) => (
        <li
          key={item}
          className={isRuled ? 'break-inside-avoid border-t border-hairline py-2 text-pretty' : undefined}
        >
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
    <table className="w-full table-fixed border-b border-ink text-left text-small max-sm:block lg:col-span-9">
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
          <tr key={what} className="border-hairline not-first:border-t max-sm:block max-sm:py-3">
            <th scope="row" className={`${cell} font-medium max-sm:block max-sm:text-body`}>
              <Linked text={what} targets={targets} />
              {heads.use && (
                <span className="block text-small first-letter:uppercase sm:hidden">
                  <Linked text={until} targets={targets} />
                </span>
              )}
            </th>
            {heads.use && (
              <td className={`${cell} text-pretty text-ink-2 max-sm:block`}>
                <Linked text={use ?? ''} targets={targets} />
              </td>
            )}
            <td
              className={`${cell} first-letter:uppercase ${heads.use ? 'max-sm:hidden' : 'max-sm:mt-1 max-sm:block'}`}
            >
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

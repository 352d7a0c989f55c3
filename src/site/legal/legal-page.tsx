import { Fragment } from 'react';
import type { LegalBlock, LegalDocument } from '#content/legal.schema.ts';
import { DisclosureSummary } from '#design/ui/disclosure-summary.tsx';
import { formatLongDate } from '#design/ui/format-date.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { ArticleContents } from '../blog/article-contents.tsx';
import { frame } from '../parts/section.tsx';
import { YellowTick } from '../parts/sign-off-line.tsx';

interface LegalPageProps {
  document: LegalDocument;
  /** Written in the text as a link. */
  email: string;
}

/** A legal text: in short, in a band, and then its sections, each with its heading beside its words, its contents in the left columns; on a phone what stands in groups is folded, on paper nothing is. */
export function LegalPage({ document, email }: LegalPageProps) {
  const summary = document.sections.find(({ isSummary }) => isSummary);
  const sections = document.sections.filter((section) => section !== summary);
  const targets = { email, sections: document.sections };
  /* The sections before the first group are listed themselves. */
  const firstGrouped = sections.findIndex(({ group }) => group);
  const isGrouped = firstGrouped >= 0;
  const isPart = (section: LegalSection) => isGrouped && sections.indexOf(section) >= firstGrouped;
  const listed = sections.flatMap((section) => {
    const { id, group, heading } = section;
    return [...(group ? [{ id, text: group }] : []), { id, text: heading, isPart: isPart(section) }];
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
        <p className="text-body text-ink-2 md:text-lead lg:col-span-9">
          <Linked text={document.lead} targets={targets} />
        </p>
      </div>
      {summary && <Summary section={summary} targets={targets} />}
      <div className={`${frame} grid gap-x-6 gap-y-2 pb-10 md:pb-16 lg:grid-cols-12 print:block print:py-0`}>
        <div className="lg:col-span-3 lg:mt-10 lg:pr-6">
          <ArticleContents name="Contents" headings={listed} />
        </div>
        <div className="lg:col-span-9 lg:mt-4">
          {toGroups(sections).map(({ group, members }) => (
            <Fragment key={members[0]!.id}>
              {group && <h2 className="mt-10 border-t border-ink py-4 text-h3 md:text-h2">{group}</h2>}
              <div className="legal-clauses">
                {members.map((section) => (
                  <Clause key={section.id} section={section} targets={targets} isPart={isPart(section)} />
                ))}
              </div>
            </Fragment>
          ))}
        </div>
      </div>
    </>
  );
}

interface ClauseProps extends SectionProps {
  /** Whether it stands below a group's heading. */
  isPart: boolean;
}

/** A section; a table is below its heading. */
function Clause({ section: { id, heading, blocks }, targets, isPart }: ClauseProps) {
  const isWide = blocks.some(({ kind }) => kind === 'table');
  const layout = isWide ? '' : 'legal-words';
  const words = blocks.map((block) => <Block key={nameBlock(block)} block={block} targets={targets} />);
  return (
    <section id={id} className="border-t border-hairline">
      {isPart ? (
        <details className="fold">
          <DisclosureSummary className="min-h-12 py-2">
            <h3 className="text-body">{heading}</h3>
          </DisclosureSummary>
          <div className={`space-y-4 pb-6 md:py-6 ${layout}`}>
            <h3 className="fold-heading text-lead">{heading}</h3>
            {words}
          </div>
        </details>
      ) : (
        <div className={`space-y-4 py-4 md:py-6 ${layout}`}>
          <h2 className={isWide ? 'text-h3 md:text-h2' : 'text-h3'}>{heading}</h2>
          {words}
        </div>
      )}
    </section>
  );
}

/** What most people read: the statements of its lists, ticked. */
const Summary = ({ section: { id, heading, blocks }, targets }: SectionProps) => (
  <section id={id} className="ink-band">
    <div className={`${frame} grid gap-x-6 gap-y-4 py-6 md:py-10 lg:grid-cols-12 print:block print:py-0`}>
      <h2 className="text-h3 md:text-h2 lg:col-span-3">{heading}</h2>
      <div className="space-y-4 lg:col-span-9">
        {blocks.map((block) =>
          block.kind === 'list' ? (
            <ul key={nameBlock(block)} className="border-hairline md:border-t">
              {block.items.map((item) => (
                <li
                  key={item}
                  className="flex items-baseline gap-4 border-hairline py-3 text-body text-balance not-first:border-t md:text-lead"
                >
                  <YellowTick className="translate-y-1.25" />
                  <span className="min-w-0">
                    <Linked text={item} targets={targets} />
                  </span>
                </li>
              ))}
            </ul>
          ) : (
            <Block key={nameBlock(block)} block={block} targets={targets} />
          ),
        )}
      </div>
    </div>
  </section>
);

interface SectionProps {
  section: LegalSection;
  targets: Targets;
}

type LegalSection = LegalDocument['sections'][number];

/** Sections or rows in their groups: a name stands for the one that has it and those after it, up to the next. */
function toGroups<Member extends { group?: string | undefined }>(list: readonly Member[]) {
  const groups: { group: string | undefined; members: Member[] }[] = [];
  for (const member of list) {
    if (groups.length === 0 || member.group) groups.push({ group: member.group, members: [] });
    groups.at(-1)!.members.push(member);
  }
  return groups;
}

/** The words that it begins with. */
const nameBlock = (block: LegalBlock): string | undefined => {
  if (block.kind === 'paragraph') return block.text;
  return block.kind === 'list' ? block.items[0] : block.rows[0]?.what;
};

interface Targets extends Pick<LegalDocument, 'sections'> {
  email: string;
}

const measure = 'max-w-[36em]';

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

/** Its groups are folded on a phone, where each row says how long below what it is about, and then why. */
function Table({ block: { heads, rows }, targets }: { block: LegalTable; targets: Targets }) {
  return (
    <div className="md:text-small">
      <div aria-hidden="true" className="legal-row hidden border-b border-ink py-2 font-medium">
        <p>{heads.what}</p>
        {heads.use && <p>{heads.use}</p>}
        <p className={heads.use ? '' : 'md:col-span-2'}>{heads.until}</p>
      </div>
      {toGroups(rows).map(({ group, members }, index) => {
        const list = <Rows heads={heads} rows={members} targets={targets} />;
        if (!group) return <Fragment key="">{list}</Fragment>;
        return (
          <details key={group} open={index === 0} className="legal-group fold border-t border-hairline">
            <DisclosureSummary className="min-h-12 py-2 font-medium">{group}</DisclosureSummary>
            <p className="fold-heading pt-3 pb-1 text-body font-[560] [font-stretch:112%]">{group}</p>
            {list}
          </details>
        );
      })}
    </div>
  );
}

function Rows({ heads, rows, targets }: Pick<LegalTable, 'heads' | 'rows'> & { targets: Targets }) {
  return (
    <ul>
      {rows.map(({ what, use, until }) => (
        <li key={what} className="legal-row grid border-t border-hairline py-2 md:first:border-t-0">
          <p className={heads.use ? 'legal-what' : 'font-medium'}>
            <Linked text={what} targets={targets} />
          </p>
          {heads.use && (
            <p className="legal-use text-pretty text-ink-2 md:pr-2">
              <Linked text={use ?? ''} targets={targets} />
            </p>
          )}
          <p className={`text-pretty first-letter:uppercase ${heads.use ? 'legal-until' : 'md:col-span-2'}`}>
            <span className="sr-only">{heads.until}: </span>
            <Linked text={until} targets={targets} />
          </p>
        </li>
      ))}
    </ul>
  );
}

type LegalTable = Extract<LegalBlock, { kind: 'table' }>;

const link = 'text-petrol underline underline-offset-4 hover:text-ink';

/** The text with each section that it quotes, and each mention of the address, as a link. */
const Linked = ({ text, targets: { email, sections } }: { text: string; targets: Targets }) =>
  text.split(/((?<=“)[^”]+(?=”)|[^\s(“]+@\S*\w)/).map((part, index) => {
    const section = index % 2 > 0 && sections.find(({ heading }) => heading === part);
    const href = section ? `#${section.id}` : part && part === email && `mailto:${email}`;
    return href ? (
      <a key={part + String(index)} href={href} className={link}>
        {part}
      </a>
    ) : (
      keepTogether(part)
    );
  });

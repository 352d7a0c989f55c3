import type { ReactNode } from 'react';
import type { SiteContent } from '#content/collections.ts';
import type { OwnSection as Content } from '#content/own-pages.schema.ts';
import { TeaserCard } from '../portfolio/teaser-card.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { Questions } from '../parts/questions.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { Section } from '../parts/section.tsx';
import { SuccessStats } from '../services/success-stats.tsx';
import { PeopleList } from '../people/people-list.tsx';
import { EmbedCard } from './embed-card.tsx';
import { Columns, columnsFor } from './own-columns.tsx';
import {
  isHardlyWide,
  Logos,
  OwnPicture,
  PictureWithText,
  Quote,
  type SizedPicture,
} from './own-pictures.tsx';
import { Terms } from './own-terms.tsx';
import { SectionTable } from './section-table.tsx';

interface OwnSectionProps {
  section: Content;
  tone: 'paper' | 'sheet';
  content: SiteContent;
  /** The section's content if it is an island: the contact form. */
  children?: ReactNode;
}

/** One section of a page of the owner's own, drawn with the site's parts. */
export function OwnSection({ section, tone, content, children }: OwnSectionProps) {
  const { heading, lead } = section;
  const ground = section.dark ? 'ink' : tone;
  if (section.kind === 'pictureText') return <PictureWithText section={section} tone={ground} />;
  return (
    <Section
      heading={heading}
      tone={ground}
      dense="half"
      layout={section.kind === 'call' ? 'call' : isBesideWords(section) ? 'aside' : 'stack'}
      {...(lead !== undefined && { lead })}
      {...(section.kind === 'call' && {
        action: <LinkButton href={section.action.href}>{section.action.label}</LinkButton>,
      })}
    >
      {children ?? renderBody(section, content)}
    </Section>
  );
}

/** The widest table, in columns, that stands beside its heading. */
const narrowTable = 4;

const besideWords = ['text', 'list', 'questions', 'video', 'embed', 'form'];

/** Whether a section's content leaves room for its heading at its side. */
function isBesideWords(section: Content): boolean {
  switch (section.kind) {
    case 'picture':
      return isHardlyWide((section as SizedPicture).size);
    case 'table':
      return section.columns.length <= narrowTable;
    case 'figures':
    case 'columns':
    case 'steps':
    case 'logos':
      return section.items.length === 1;
    case 'cases':
      return section.cases.length === 1;
    case 'people':
      return section.people.length <= 2;
    default:
      return besideWords.includes(section.kind);
  }
}

function renderBody(section: Content, { cases, people }: SiteContent): ReactNode {
  switch (section.kind) {
    case 'text':
      return <RichText html={section.body} />;
    case 'figures':
      return <SuccessStats items={section.items} />;
    case 'columns':
      return <Columns items={section.items} />;
    case 'steps':
      return <Columns items={section.items} isNumbered />;
    case 'picture':
      return <OwnPicture picture={section} />;
    case 'quote':
      return <Quote section={section} />;
    case 'logos':
      return <Logos items={section.items} />;
    case 'video':
      return <EmbedCard {...section} shape="wide" />;
    case 'list':
      return <Terms items={section.items} />;
    case 'table':
      return <SectionTable {...section} />;
    case 'questions':
      return <Questions items={section.items} />;
    case 'cases':
      return <Cases studies={pickEntries(cases, section.cases)} />;
    case 'people':
      return (
        <PeopleList people={pickEntries(people, section.people)} grid={columnsFor(section.people.length)} />
      );
    case 'embed':
      return <EmbedCard {...section} />;
    case 'pictureText':
    case 'call':
    case 'form':
      return null;
  }
}

/** Three in a row, and no row half empty: those left over come first, two in a row. */
function Cases({ studies }: { studies: SiteContent['cases'] }) {
  const wide = [0, 4, 2][studies.length % 3]!;
  return (
    <ul className="grid gap-x-6 gap-y-10 md:grid-cols-6">
      {studies.map((study, index) => (
        <li key={study.slug} className={index < wide ? 'md:col-span-3' : 'md:col-span-2'}>
          <TeaserCard teaser={study} />
        </li>
      ))}
    </ul>
  );
}

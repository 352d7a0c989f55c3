import type { ReactNode } from 'react';
import type { SiteContent } from '#content/collections.ts';
import type { OwnSection as Content } from '#content/own-pages.schema.ts';
import { CaseTeasers } from '../portfolio/case-teasers.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { Questions } from '../parts/questions.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { Section } from '../parts/section.tsx';
import { PeopleList } from '../people/people-list.tsx';
import { EmbedCard } from './embed-card.tsx';
import { Columns, columnsFor, Figures, Steps } from './own-columns.tsx';
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
  /** The section above it. */
  above?: Content | undefined;
  content: SiteContent;
  /** The section's content if it is an island: the contact form. */
  children?: ReactNode;
}

/** One section of a page of the owner's own, drawn with the site's parts. */
export function OwnSection({ section, above, content, children }: OwnSectionProps) {
  const { heading, lead, dark } = section;
  const words = {
    heading,
    ...(lead !== undefined && { lead }),
    tone: dark ? ('ink' as const) : isBand(section) ? ('sheet' as const) : ('paper' as const),
    ...findRule(section, above),
  };
  if (section.kind === 'pictureText') return <PictureWithText section={section} words={words} />;
  if (section.kind === 'call') {
    return (
      <Section
        {...words}
        action={<LinkButton href={section.action.href}>{section.action.label}</LinkButton>}
      />
    );
  }
  return (
    <Section {...words} layout={isRead(section) ? 'aside' : 'stack'}>
      {children ?? renderBody(section, content)}
    </Section>
  );
}

/** Sections that are proof stand on a ground of their own, as on the home page. */
export const isBand = (section: Content | undefined): boolean =>
  section?.kind === 'quote' || section?.kind === 'cases';

/** What parts a section from the one above it: a rule, or the edge of a band. */
function findRule(section: Content, above: Content | undefined): { rule?: 'above' | 'none' } {
  if (section.dark || above?.dark) return { rule: 'none' };
  return isBand(section) || isBand(above) ? {} : { rule: 'above' };
}

/** The widest table, in columns, that stands beside its heading. */
const narrowTable = 4;

const readKinds = ['text', 'list', 'questions', 'quote', 'video', 'embed', 'form'];

/** Whether a section is read, so that its heading stands beside it: what is shown has the page's width. */
function isRead(section: Content): boolean {
  if (section.kind === 'picture') return isHardlyWide((section as SizedPicture).size);
  if (section.kind === 'table') return section.columns.length <= narrowTable;
  if (section.kind === 'cases') return section.cases.length === 1;
  if (section.kind === 'people') return section.people.length <= 2;
  return readKinds.includes(section.kind) || ('items' in section && section.items.length === 1);
}

function renderBody(section: Content, { cases, people }: SiteContent): ReactNode {
  switch (section.kind) {
    case 'text':
      return <RichText html={section.body} isWide />;
    case 'figures':
      return <Figures items={section.items} />;
    case 'columns':
      return <Columns items={section.items} />;
    case 'steps':
      return <Steps items={section.items} />;
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
      return (
        <div className="own-rows">
          <Questions items={section.items} opensFirst />
        </div>
      );
    case 'cases':
      return <CaseTeasers cases={pickEntries(cases, section.cases)} />;
    case 'people':
      return (
        <PeopleList
          people={pickEntries(people, section.people)}
          {...(section.people.length % 4 > 0 && { grid: columnsFor(section.people.length) })}
        />
      );
    case 'embed':
      return <EmbedCard {...section} />;
    case 'pictureText':
    case 'call':
    case 'form':
      return null;
  }
}

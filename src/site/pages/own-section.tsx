import type { ReactNode } from 'react';
import type { SiteContent } from '#content/collections.ts';
import type { OwnSection as Content } from '#content/own-pages.schema.ts';
import { TeaserCard } from '../portfolio/teaser-card.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { Questions } from '../parts/questions.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { Section } from '../parts/section.tsx';
import { OfferingList } from '../services/offerings.tsx';
import { SuccessStats } from '../services/success-stats.tsx';
import { PeopleList } from '../people/people-list.tsx';
import { EmbedCard } from './embed-card.tsx';
import { Columns, columnsFor } from './own-columns.tsx';
import { Logos, OwnPicture, PictureWithText, Quote } from './own-pictures.tsx';
import { SectionTable } from './section-table.tsx';

interface OwnSectionProps {
  section: Content;
  tone: 'paper' | 'sheet';
  content: SiteContent;
  /** The section's content if it is an island: the contact form. */
  children?: ReactNode;
}

const besideWords = ['text', 'list', 'questions', 'form'];

/** One section of a page of the owner's own, drawn with the site's parts. */
export function OwnSection({ section, tone, content, children }: OwnSectionProps) {
  const { kind, heading, lead } = section;
  return (
    <Section
      heading={heading}
      tone={section.dark ? 'ink' : tone}
      layout={besideWords.includes(kind) ? 'aside' : 'stack'}
      {...(lead !== undefined && { lead })}
    >
      {children ?? renderBody(section, content)}
    </Section>
  );
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
    case 'pictureText':
      return <PictureWithText section={section} />;
    case 'quote':
      return <Quote section={section} />;
    case 'logos':
      return <Logos items={section.items} />;
    case 'video':
      return <EmbedCard {...section} shape="wide" />;
    case 'list':
      return <OfferingList items={section.items} />;
    case 'table':
      return <SectionTable {...section} />;
    case 'questions':
      return <Questions items={section.items} />;
    case 'cases':
      return (
        <ul className={`grid gap-x-6 gap-y-10 ${columnsFor(section.cases.length)}`}>
          {pickEntries(cases, section.cases).map((study) => (
            <li key={study.slug}>
              <TeaserCard teaser={study} />
            </li>
          ))}
        </ul>
      );
    case 'people':
      return <PeopleList people={pickEntries(people, section.people)} />;
    case 'embed':
      return <EmbedCard {...section} />;
    case 'call':
      return <LinkButton href={section.action.href}>{section.action.label}</LinkButton>;
    case 'form':
      return null;
  }
}

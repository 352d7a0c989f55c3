import type { ReactNode } from 'react';
import type { SiteContent } from '#content/collections.ts';
import type { OwnSection as Content } from '#content/own-pages.schema.ts';
import type { TitledText } from '#content/schema.ts';
import { CaseTeasers } from '../portfolio/case-teasers.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { Questions } from '../parts/questions.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { Section, type tones } from '../parts/section.tsx';
import { PeopleList } from '../people/people-list.tsx';
import { EmbedCard } from './embed-card.tsx';
import { Columns, columnsFor, Figures } from './own-columns.tsx';
import {
  isHardlyWide,
  Logos,
  OwnPicture,
  PictureWithText,
  Quote,
  type SizedPicture,
} from './own-pictures.tsx';
import { Steps } from './own-steps.tsx';
import { Terms } from './own-terms.tsx';
import { SectionTable } from './section-table.tsx';

interface OwnSectionProps {
  section: Content;
  tone: Tone;
  content: SiteContent;
  /** The section's content if it is an island: the contact form. */
  children?: ReactNode;
}

/** One section of a page of the owner's own, drawn with the site's parts. */
export function OwnSection({ section, tone, content, children }: OwnSectionProps) {
  const { heading, lead } = section;
  const words = {
    heading,
    ...(lead !== undefined && { lead }),
    tone,
    dense: 'half' as const,
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
    <Section {...words} layout={isBeside(section) ? 'aside' : 'stack'}>
      {children ?? renderBody(section, content)}
    </Section>
  );
}

type Tone = keyof typeof tones;

/** The grounds of a page's sections and of what follows them: the two light ones in turn, from that of the page's head. */
export function pickTones(sections: readonly Content[]): Tone[] {
  const picked: Tone[] = [];
  for (const section of [...sections, undefined]) {
    const next = (picked.at(-1) ?? 'paper') === 'paper' ? 'sheet' : 'paper';
    picked.push(section?.dark ? 'ink' : next);
  }
  return picked;
}

const besideKinds = ['text', 'list', 'questions', 'logos', 'video', 'embed', 'form'];

/** Whether a section's heading stands beside it, because it is read or low: what is shown has the page's width. */
function isBeside(section: Content): boolean {
  if (section.kind === 'picture') return isHardlyWide((section as SizedPicture).size);
  if (section.kind === 'list' && isFewAndShort(section.items)) return false;
  if (section.kind === 'cases') return section.cases.length === 1;
  if (section.kind === 'people') return section.people.length <= 2;
  return besideKinds.includes(section.kind) || ('items' in section && section.items.length === 1);
}

/** Whether the items of a list stand side by side: below each other they would leave most of the page empty. */
const isFewAndShort = (items: readonly TitledText[]): boolean =>
  [3, 4].includes(items.length) && items.every(({ text }) => text.length <= 120);

function renderBody(section: Content, { cases, people, site }: SiteContent): ReactNode {
  switch (section.kind) {
    case 'text':
      return <RichText html={section.body} isWide />;
    case 'figures':
      return <Figures items={section.items} />;
    case 'columns':
      return <Columns items={section.items} />;
    case 'steps':
      return <Steps items={section.items} legend={site.heroDrawings} />;
    case 'picture':
      return <OwnPicture picture={section} />;
    case 'quote':
      return <Quote section={section} />;
    case 'logos':
      return <Logos items={section.items} />;
    case 'video':
      return <EmbedCard {...section} shape="wide" />;
    case 'list':
      return isFewAndShort(section.items) ? (
        <Columns items={section.items} />
      ) : (
        <Terms items={section.items} />
      );
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

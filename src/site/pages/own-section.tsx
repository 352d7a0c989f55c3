import type { ReactNode } from 'react';
import type { SiteContent } from '#content/collections.ts';
import type { OwnSection as Content } from '#content/own-pages.schema.ts';
import { CaseTeasers } from '../portfolio/case-teasers.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { pickEntries } from '../parts/pick-entries.ts';
import { Questions } from '../parts/questions.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { Section } from '../parts/section.tsx';
import { PeopleList, PersonTexts } from '../people/people-list.tsx';
import { SignedPortrait } from '../people/signed-portrait.tsx';
import { EmbedCard } from './embed-card.tsx';
import { Columns, columnsFor, Figures, isFewAndShort } from './own-columns.tsx';
import {
  isHardlyWide,
  Logos,
  OwnPicture,
  PictureWithText,
  QuoteSection,
  type SizedPicture,
} from './own-pictures.tsx';
import { Steps } from './own-steps.tsx';
import { Terms } from './own-terms.tsx';
import type { Tone } from './bands.ts';
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
  if (section.kind === 'quote') return <QuoteSection section={section} tone={tone} />;
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

const besideKinds = ['text', 'list', 'questions', 'logos', 'video', 'embed', 'form'];

/** Whether a section's heading stands beside it, because it is read or low: what is shown has the page's width. */
function isBeside(section: Content): boolean {
  if (section.kind === 'picture') return isHardlyWide((section as SizedPicture).size);
  if (section.kind === 'list' && isFewAndShort(section.items)) return false;
  if (section.kind === 'cases') return section.cases.length === 1;
  if (section.kind === 'people') return section.people.length <= 2;
  return besideKinds.includes(section.kind) || ('items' in section && section.items.length === 1);
}

/** From how many characters on a text is set in the size of articles. */
const longText = 800;

function renderBody(section: Content, { cases, people, site }: SiteContent): ReactNode {
  switch (section.kind) {
    case 'text':
      return <RichText html={section.body} isWide isLarge={section.body.length < longText} />;
    case 'figures':
      return <Figures items={section.items} />;
    case 'columns':
      return <Columns items={section.items} />;
    case 'steps':
      return <Steps items={section.items} labels={site.labels} />;
    case 'picture':
      return <OwnPicture picture={section} />;
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
    case 'people': {
      const shown = pickEntries(people, section.people);
      const [first] = shown;
      if (first && shown.length === 1) return <OwnPerson person={first} />;
      return <PeopleList people={shown} {...(shown.length % 4 > 0 && { grid: columnsFor(shown.length) })} />;
    }
    case 'embed':
      return <EmbedCard {...section} />;
    case 'quote':
    case 'pictureText':
    case 'call':
    case 'form':
      return null;
  }
}

/** One person alone: portrait and words in one frame, as wide as what stands beside a heading. */
const OwnPerson = ({ person }: { person: SiteContent['people'][number] }) => (
  <div className="own-person border border-ink bg-sheet">
    <SignedPortrait person={person} className="relative z-1 -m-px w-24 xl:w-38" />
    <div className="self-center px-4 py-2 md:px-6">
      <h3 className="text-lead md:text-h3">{person.name}</h3>
      <p className="text-small text-ink-2">{person.role}</p>
      <PersonTexts person={person} signsClass="mt-2 max-w-[30em] md:text-lead" />
    </div>
  </div>
);

import type { ComponentProps, ReactNode } from 'react';
import type { SiteContent } from '#content/collections.ts';
import type { Labels } from '#content/labels.schema.ts';
import type { Service, ServicePart } from '#content/services.schema.ts';
import type { PostCard } from '#features/posts/contract.ts';
import { pickWays } from '../onward/find-onward.ts';
import { ReadOn } from '../onward/read-on.tsx';
import { Questions } from '../parts/questions.tsx';
import { HalfSection, Section, SharedBand, type tones } from '../parts/section.tsx';
import { listBands, toneOf } from './service-bands.ts';
import { OfferedList } from './offered-list.tsx';
import { OfferingList } from './offerings.tsx';
import { ProcessSteps } from './process-steps.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { AudienceCases, Deliverables, DrawnWork, NextMoves, PartsList } from './service-lists.tsx';
import { planService, type ServicePlan } from './service-plans.ts';
import { LargeStats, LoneStats } from './success-stats.tsx';
import { findWork } from './work-shown.tsx';
import { Workshops } from './workshops.tsx';

interface ServicePartsProps {
  content: SiteContent;
  detail: Service;
  /** Articles that the page leads to. */
  posts: readonly PostCard[];
}

/** The parts of a service's page in the order of its plan and the ways onward, in bands on sheet and on paper by turns. */
export function ServiceParts({ content, detail, posts }: ServicePartsProps) {
  const { labels, onward } = content.site;
  const plan = planService(detail);
  const bands = listBands(detail);
  const { isDrawn, study } = findWork(content, detail);
  const all = pickWays(content, detail.onward);
  const ways = { ...all, cases: all.cases.filter((one) => one !== study) };
  return (
    <>
      {bands.map((parts, index) => {
        const tone = toneOf(bands, index);
        const [part] = parts;
        const props = { parts, detail, labels, plan, tone, hasLegend: !isDrawn } as const;
        if (part && (parts.length === 1 || part === 'offerings' || part === 'workshops')) {
          return <Part key={part} {...props} part={part} />;
        }
        return (
          <SharedBand key={part} tone={tone} dense="half">
            {parts.map((half) => (
              <HalfPart key={half} {...props} part={half} />
            ))}
          </SharedBand>
        );
      })}
      <ReadOn words={onward} ways={ways} posts={posts} tone={toneOf(bands, bands.length)} />
    </>
  );
}

function HalfPart(props: PartProps) {
  const content = props.detail[props.part];
  if (!content) return null;
  return (
    <HalfSection heading={content.heading} lead={content.lead}>
      {renderPart(props)}
    </HalfSection>
  );
}

interface PartProps {
  part: ServicePart;
  /** All that are in its band. */
  parts: readonly ServicePart[];
  detail: Service;
  labels: Labels;
  plan: ServicePlan;
  tone: keyof typeof tones;
  /** Where the page's head has none. */
  hasLegend: boolean;
}

function Part(props: PartProps) {
  const { part, detail, tone } = props;
  const content = detail[part];
  if (!content) return null;
  const isAside = ['technologies', 'record', 'questions', 'tools'].includes(part);
  return (
    <Section
      heading={content.heading}
      {...(content.lead !== undefined && { lead: content.lead })}
      layout={isAside ? 'aside' : 'stack'}
      tone={tone}
      dense={part === 'figures' ? false : 'half'}
    >
      {renderPart(props)}
    </Section>
  );
}

function renderPart({ part, parts, detail, labels, plan, hasLegend }: PartProps): ReactNode {
  const isNarrow = parts.length > 1;
  const technologies = parts.includes('technologies') ? detail.technologies : undefined;
  switch (part) {
    case 'audience':
      return <AudienceCases items={detail.audience?.items ?? []} />;
    case 'offerings':
      return <OfferedList items={detail.offerings.items} technologies={technologies} />;
    case 'process':
      return <ProcessSteps {...{ labels, hasLegend }} steps={detail.process.items} view={plan.process} />;
    case 'technologies':
      return <PartsList groups={detail.technologies?.items ?? []} />;
    case 'figures':
      return isNarrow ? (
        <LargeStats items={detail.figures?.items ?? []} />
      ) : (
        <LoneStats items={detail.figures?.items ?? []} />
      );
    case 'record':
      return detail.record && <RecordSheet record={detail.record} labels={labels} />;
    case 'questions':
      return <Questions items={detail.questions?.items ?? []} isLarge opensFirst />;
    case 'next':
      return <NextMoves items={detail.next?.items ?? []} isNarrow={isNarrow} />;
    case 'deliverables':
      return <Deliverables items={detail.deliverables?.items ?? []} isNarrow={isNarrow} />;
    case 'tools':
      return <OfferingList items={detail.tools?.items ?? []} isNarrow={isNarrow} />;
    case 'workshops':
      return (
        <Workshops
          items={detail.workshops?.items ?? []}
          action={detail.hero.action}
          technologies={technologies}
        />
      );
    case 'trainingProcess':
      return <TrainingSteps {...{ labels, hasLegend }} process={detail.trainingProcess} />;
  }
}

/** The steps, beside a drawing if they have one. */
function TrainingSteps({ process, ...rest }: TrainingStepsProps) {
  const { items = [], drawing } = process ?? {};
  if (!drawing) return <ProcessSteps {...rest} steps={items} view="columns" />;
  return (
    <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-12">
      <div className="lg:col-span-8">
        <ProcessSteps {...rest} steps={items} view="rows" />
      </div>
      <div className="self-start border border-ink bg-sheet lg:col-span-4">
        <DrawnWork drawn={drawing} />
      </div>
    </div>
  );
}

interface TrainingStepsProps extends Omit<ComponentProps<typeof ProcessSteps>, 'steps' | 'view'> {
  process: Service['trainingProcess'];
}

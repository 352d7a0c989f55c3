import type { ReactNode } from 'react';
import type { SiteContent } from '#content/collections.ts';
import type { Labels } from '#content/labels.schema.ts';
import type { Question } from '#content/schema.ts';
import type { Service, ServicePart } from '#content/services.schema.ts';
import type { PostCard } from '#features/posts/contract.ts';
import { pickWays } from '../onward/find-onward.ts';
import { ReadOn } from '../onward/read-on.tsx';
import { FoldableTerm } from '../parts/foldable-term.tsx';
import { YellowTick } from '../parts/sign-off-line.tsx';
import { Questions } from '../parts/questions.tsx';
import { HalfSection, Section, SharedBand } from '../parts/section.tsx';
import { groupBands } from './service-bands.ts';
import { OfferingList, Offerings, ruledRows } from './offerings.tsx';
import { ProcessSteps } from './process-steps.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { AudienceCases, Deliverables, NextMoves, PartsList } from './service-lists.tsx';
import { planService, type ServicePlan } from './service-plans.ts';
import { SuccessStats } from './success-stats.tsx';
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
  const bands = groupBands(plan.parts);
  const hasLegend = !findWork(content, detail).isDrawn;
  const toneOf = (band: number) => (band % 2 === 0 ? 'sheet' : 'paper');
  return (
    <>
      {bands.map((parts, index) => {
        const tone = toneOf(index);
        const [part] = parts;
        if (parts.length === 1 && part) {
          return <Part key={part} {...{ part, detail, labels, plan, tone, hasLegend }} />;
        }
        return (
          <SharedBand key={part} tone={tone} dense="half">
            {parts.map((half) => (
              <HalfPart key={half} part={half} {...{ detail, labels }} />
            ))}
          </SharedBand>
        );
      })}
      <ReadOn
        words={onward}
        ways={pickWays(content, detail.onward)}
        posts={posts}
        tone={toneOf(bands.length)}
      />
    </>
  );
}

function HalfPart({ part, detail, labels }: Pick<PartProps, 'part' | 'detail' | 'labels'>) {
  const content = detail[part];
  if (!content) return null;
  return (
    <HalfSection heading={content.heading} lead={content.lead}>
      {renderHalf(part, detail, labels)}
    </HalfSection>
  );
}

interface PartProps {
  part: ServicePart;
  detail: Service;
  labels: Labels;
  plan: ServicePlan;
  tone: 'paper' | 'sheet';
  /** Where the page's head has none. */
  hasLegend: boolean;
}

function Part({ part, detail, labels, plan, tone, hasLegend }: PartProps) {
  const content = detail[part];
  if (!content) return null;
  if (part === 'offerings') return <Offerings {...detail.offerings} tone={tone} dense="half" />;
  const aside = ['technologies', 'record', 'questions', 'tools'].includes(part);
  const firstProcess = plan.parts.find((one) => one === 'process' || one === 'trainingProcess');
  return (
    <Section
      heading={content.heading}
      {...(content.lead !== undefined && { lead: content.lead })}
      layout={aside ? 'aside' : 'stack'}
      tone={tone}
      dense="half"
      {...(hasLegend && part === firstProcess ? { action: <ProcessLegend words={labels.legend} /> } : {})}
    >
      {renderPart({ part, detail, labels, plan, tone })}
    </Section>
  );
}

function renderPart({
  part,
  detail,
  labels,
  plan,
  tone,
}: Pick<PartProps, 'detail' | 'labels' | 'plan' | 'tone'> & {
  part: Exclude<ServicePart, 'offerings'>;
}): ReactNode {
  switch (part) {
    case 'audience':
      return <AudienceCases items={detail.audience?.items ?? []} />;
    case 'process':
      return <ProcessSteps steps={detail.process.items} view={plan.process} labels={labels} tone={tone} />;
    case 'technologies':
      return <PartsList groups={detail.technologies?.items ?? []} />;
    case 'figures':
      return <SuccessStats items={detail.figures?.items ?? []} />;
    case 'record':
      return detail.record && <RecordSheet record={detail.record} labels={labels} />;
    case 'questions':
      return <Questions items={detail.questions?.items ?? []} />;
    case 'next':
      return <NextMoves items={detail.next?.items ?? []} />;
    case 'deliverables':
      return <Deliverables items={detail.deliverables?.items ?? []} />;
    case 'tools':
      return <OfferingList items={detail.tools?.items ?? []} />;
    case 'workshops':
      return <Workshops items={detail.workshops?.items ?? []} />;
    case 'trainingProcess':
      return (
        <ProcessSteps
          steps={detail.trainingProcess?.items ?? []}
          view="columns"
          labels={labels}
          tone={tone}
        />
      );
  }
}

/** A part where it has half of the page's width. */
function renderHalf(part: ServicePart, detail: Service, labels: Labels): ReactNode {
  switch (part) {
    case 'tools':
      return <OfferingList items={detail.tools?.items ?? []} isNarrow />;
    case 'technologies':
      return <PartsList groups={detail.technologies?.items ?? []} />;
    case 'figures':
      return <SuccessStats items={detail.figures?.items ?? []} isNarrow />;
    case 'record':
      return detail.record && <RecordSheet record={detail.record} labels={labels} />;
    case 'deliverables':
      return <Deliverables items={detail.deliverables?.items ?? []} isNarrow />;
    case 'questions':
      return <FewQuestions items={detail.questions?.items ?? []} />;
    case 'next':
      return <NextMoves items={detail.next?.items ?? []} isNarrow />;
    case 'audience':
    case 'offerings':
    case 'process':
    case 'trainingProcess':
    case 'workshops':
      return null;
  }
}

/** Two at most stand open, but on a phone. */
function FewQuestions({ items }: { items: readonly Question[] }) {
  if (items.length > 2) return <Questions items={items} />;
  return (
    <ul className={ruledRows}>
      {items.map(({ question, answer }) => (
        <li key={question} className="border-hairline not-first:border-t md:py-3">
          <FoldableTerm item={{ title: question, text: answer }} textClass="md:text-body" />
        </li>
      ))}
    </ul>
  );
}

/** The legend of dashed, solid and yellow, beside the stages that use them. */
function ProcessLegend({ words }: { words: Labels['legend'] }) {
  return (
    <ul className="mt-6 flex flex-wrap gap-x-4 gap-y-2 text-fine text-ink-2 sm:gap-x-6">
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="w-6 border-t-2 border-dashed border-ink" />
        {words.machine}
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="w-6 border-t-2 border-ink" />
        {words.engineer}
      </li>
      <li className="flex items-center gap-2">
        <YellowTick />
        {words.signature}
      </li>
    </ul>
  );
}

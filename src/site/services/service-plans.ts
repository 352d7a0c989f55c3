import type { Service, ServicePart } from '#content/services.schema.ts';

/** `scale`: bars on a common measure of time; `columns`: side by side. */
export type ProcessView = 'scale' | 'columns';

/** How one service's page differs from the others on the same grid. */
export interface ServicePlan {
  process: ProcessView;
  /** The order says what this service is bought for: figures, rules, proof, a date. */
  parts: readonly ServicePart[];
}

const plans: Record<string, ServicePlan> = {
  'mobile-app-development': {
    process: 'scale',
    parts: ['audience', 'offerings', 'process', 'figures', 'record', 'technologies', 'questions', 'next'],
  },
  'web-app-development': {
    process: 'columns',
    parts: ['figures', 'record', 'audience', 'offerings', 'process', 'technologies', 'questions', 'next'],
  },
  'custom-software': {
    process: 'scale',
    parts: ['process', 'audience', 'offerings', 'figures', 'record', 'technologies', 'questions', 'next'],
  },
  'integration-services': {
    process: 'scale',
    parts: ['audience', 'process', 'offerings', 'figures', 'record', 'technologies', 'questions', 'next'],
  },
  'ai-automation': {
    process: 'scale',
    parts: [
      'audience',
      'offerings',
      'process',
      'figures',
      'record',
      'deliverables',
      'tools',
      'technologies',
      'questions',
      'next',
    ],
  },
  'training-consultancy': {
    process: 'scale',
    parts: [
      'workshops',
      'trainingProcess',
      'process',
      'audience',
      'offerings',
      'figures',
      'technologies',
      'record',
      'questions',
    ],
  },
};

const standardPlan: ServicePlan = {
  process: 'scale',
  parts: [
    'audience',
    'offerings',
    'process',
    'workshops',
    'trainingProcess',
    'figures',
    'record',
    'technologies',
    'deliverables',
    'tools',
    'questions',
    'next',
  ],
};

/** The layout of a service's page: the parts that its owner shows, or all, once each; an empty one is left out. */
export function planService(detail: Service): ServicePlan {
  const plan = plans[detail.slug] ?? standardPlan;
  const parts = detail.shown ?? new Set([...plan.parts, ...standardPlan.parts]);
  return { ...plan, parts: [...parts].filter((part) => detail[part]?.items.length) };
}

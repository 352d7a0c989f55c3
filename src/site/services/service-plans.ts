import type { Service, ServicePart } from '#content/services.schema.ts';

/** `scale`: bars on a common measure of time; `columns`: side by side; `rows`: one below the other, beside a drawing. */
export type ProcessView = 'scale' | 'columns' | 'rows';

/** How one service's page differs from the others on the same grid. */
export interface ServicePlan {
  process: ProcessView;
  /** The order says what this service is bought for: figures, rules, proof, a date. */
  parts: readonly ServicePart[];
}

const plans: Record<string, ServicePlan> = {
  'mobile-app-development': {
    process: 'scale',
    parts: ['audience', 'offerings', 'technologies', 'figures', 'record', 'process', 'questions', 'next'],
  },
  'web-app-development': {
    process: 'columns',
    parts: ['figures', 'record', 'audience', 'offerings', 'technologies', 'process', 'questions', 'next'],
  },
  'custom-software': {
    process: 'scale',
    parts: ['process', 'audience', 'figures', 'record', 'offerings', 'technologies', 'questions', 'next'],
  },
  'integration-services': {
    process: 'scale',
    parts: ['audience', 'process', 'figures', 'record', 'offerings', 'technologies', 'questions', 'next'],
  },
  'training-consultancy': {
    process: 'scale',
    parts: [
      'workshops',
      'technologies',
      'trainingProcess',
      'figures',
      'audience',
      'process',
      'offerings',
      'record',
      'questions',
    ],
  },
};

const standardPlan: ServicePlan = {
  process: 'scale',
  parts: [
    'audience',
    'process',
    'workshops',
    'trainingProcess',
    'figures',
    'record',
    'offerings',
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

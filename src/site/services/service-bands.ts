import type { ServicePart } from '#content/services.schema.ts';

/** The parts that are narrow enough to stand beside another one. */
const narrow: ReadonlySet<ServicePart> = new Set([
  'audience',
  'offerings',
  'figures',
  'deliverables',
  'tools',
  'technologies',
  'questions',
  'next',
]);

const canShare = (left: ServicePart, right: ServicePart) =>
  (narrow.has(left) && narrow.has(right)) || (left === 'trainingProcess' && right === 'process');

/** The parts of a page in their order, by bands: two narrow ones, or two processes, that follow each other share one. */
export function groupBands(parts: readonly ServicePart[]): ServicePart[][] {
  const bands: ServicePart[][] = [];
  for (const part of parts) {
    const [beside, full] = bands.at(-1) ?? [];
    if (beside && !full && canShare(beside, part)) bands.at(-1)?.push(part);
    else bands.push([part]);
  }
  return bands;
}

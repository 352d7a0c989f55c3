import type { ServicePart } from '#content/services.schema.ts';

/** The parts that can share a band, each with those of about its length. */
const alike: Partial<Record<ServicePart, readonly ServicePart[]>> = {
  deliverables: ['tools'],
  figures: ['record'],
  record: ['figures', 'questions'],
  questions: ['technologies', 'next'],
  technologies: ['questions', 'next'],
  tools: ['deliverables'],
};

/** The parts of a page in their order, by bands: two of about the same length that follow each other share one. */
export function groupBands(parts: readonly ServicePart[]): ServicePart[][] {
  const bands: ServicePart[][] = [];
  for (const part of parts) {
    const [beside, full] = bands.at(-1) ?? [];
    if (beside && !full && alike[beside]?.includes(part)) bands.at(-1)?.push(part);
    else bands.push([part]);
  }
  return bands;
}

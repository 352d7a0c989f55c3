import type { Service, ServicePart } from '#content/services.schema.ts';
import { planService } from './service-plans.ts';

/** The parts that can share a band, each with those of about its length. */
const alike: Partial<Record<ServicePart, readonly ServicePart[]>> = {
  offerings: ['technologies'],
  workshops: ['technologies'],
  deliverables: ['tools'],
  figures: ['record'],
  record: ['figures', 'questions'],
  questions: ['next'],
  tools: ['deliverables'],
};

/** Whether it is the page's band of ink: what was measured, and a sheet as it was signed. */
export const showsProof = (parts: readonly ServicePart[]): boolean =>
  parts.some((part) => part === 'figures' || part === 'record');

/** The ground of a band, of the ways onward after all, or of the closing after those: sheet and paper by turns, one ink. */
export function toneOf(bands: readonly ServicePart[][], band: number): 'ink' | 'sheet' | 'paper' {
  const proof = bands.findIndex(showsProof);
  const ink = proof < 0 ? bands.length + 1 : proof;
  if (band === ink) return 'ink';
  return (band > ink ? band - 1 : band) % 2 === 0 ? 'sheet' : 'paper';
}

/** The bands of a page before the ways onward. */
export const listBands = (detail: Service): ServicePart[][] => groupBands(planService(detail).parts);

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

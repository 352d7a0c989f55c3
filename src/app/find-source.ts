import { findVisit } from '#features/insights/server/find-visit.ts';
import type { Source } from '#domain/attribution/contract.ts';
import { completeSource, type SentSource } from '#domain/attribution/server/complete-source.ts';
import type { Platform } from '#platform/context.ts';
import { withDeadline } from '#platform/database/query-signal.ts';

/** The longest that a form waits for the record of its visit. */
const deadlineMs = 500;

/** Finds a sender's source in the counted visits if their browser does not know it. */
export async function findSource(
  platform: Platform,
  { source, clientIp, userAgent }: SentSource,
): Promise<Source | null> {
  if (userAgent === null) return source;
  try {
    const visit = await withDeadline(deadlineMs, () => findVisit(platform, { clientIp, userAgent }));
    return visit ? completeSource(source, visit) : source;
  } catch (error) {
    platform.log.warn({ err: error }, 'the visit of a form was not found');
    return source;
  }
}

import { createVisitFinder } from '#features/insights/server/find-visit.ts';
import type { ViewCounter } from '#features/insights/server/view-counter.ts';
import { completeSource, type FindSource } from '#domain/attribution/server/complete-source.ts';
import type { Platform } from '#platform/context.ts';
import { withDeadline } from '#platform/database/query-signal.ts';

/** The longest that a form waits for the record of its visit. */
const deadlineMs = 500;

/** Finds a sender's source in the counted visits if their browser does not know it. */
export function createSourceFinder(platform: Platform, views: ViewCounter): FindSource {
  const findVisit = createVisitFinder(platform, views);
  return async ({ source, clientAddress, userAgent }) => {
    if (userAgent === null) return source;
    try {
      const visit = await withDeadline(deadlineMs, () => findVisit({ clientAddress, userAgent }));
      return visit ? completeSource(source, visit) : source;
    } catch (error) {
      platform.log.warn({ err: error }, 'the visit of a form was not found');
      return source;
    }
  };
}

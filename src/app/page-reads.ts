import type { Platform } from '#platform/context.ts';
import { withDeadline } from '#platform/database/query-signal.ts';
import { Problem } from '#platform/http/problem.ts';
import { toProblem } from '#platform/http/to-problem.ts';

/** How long a page waits for the database in total: it is served within two seconds with what it has. */
const readingBudgetMs = 1500;

/** The reads of one page, which share a budget of time. */
interface PageReads {
  /** @returns null for what could not be read: the page goes without it, and is not cached */
  orNull<T>(what: string, read: () => Promise<T>): Promise<T | null>;
  /** For pages that are nothing without their posts, such as a feed. @throws Problem if the read fails */
  orOutage<T>(read: () => Promise<T>): Promise<T>;
  /** Whether everything was read. */
  isComplete(): boolean;
  /** Why a page that is nothing without its posts fails. */
  findOutage(): Problem | null;
}

/** Begins the reads of one page. */
export function beginReads({ log }: Pick<Platform, 'log'>): PageReads {
  let leftMs = readingBudgetMs;
  let isComplete = true;
  let outage: Problem | null = null;
  return {
    async orNull(what, read) {
      const startedAt = performance.now();
      try {
        return await withDeadline(leftMs, read);
      } catch (error) {
        if (error instanceof Problem) throw error;
        log.error({ err: error }, `${what} could not be read`);
        isComplete = false;
        return null;
      } finally {
        leftMs = Math.max(0, leftMs - (performance.now() - startedAt));
      }
    },
    async orOutage(read) {
      try {
        return await withDeadline(leftMs, read);
      } catch (error) {
        outage = toProblem(error, log, '');
        throw outage;
      }
    },
    isComplete: () => isComplete,
    findOutage: () => outage,
  };
}

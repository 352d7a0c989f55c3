import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** How many tests had each result. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

/** Reads the file of Vitest's JSON reporter. */
export function readVitestCounts(file: string): TestCounts {
  const report = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Reads the file of Playwright's JSON reporter. */
export function readPlaywrightCounts(file: string): TestCounts {
  const { stats } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/** The last line of a run: `12 passed, 0 failed`, and `, 1 skipped` if some were. */
export function describeCounts(counts: TestCounts[]): string {
  const sum = (name: keyof TestCounts) => counts.reduce((total, count) => total + count[name], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { describeCounts, readPlaywrightCounts, readVitestCounts } from './test-counts.ts';

describe('the last line of a test run', () => {
  let dir: string;
  beforeEach(() => {
    dir = makeTestFolder();
  });

  function writeReport(report: object): string {
    const file = join(dir, 'report.json');
    writeFileSync(file, JSON.stringify(report));
    return file;
  }

  it('adds up both kinds of tests', () => {
    const first = { passed: 40, failed: 0, skipped: 0 };
    expect(describeCounts([first, { ...first, passed: 2 }])).toBe('42 passed, 0 failed');
  });

  it('names skipped tests where there are some', () => {
    expect(describeCounts([{ passed: 1, failed: 0, skipped: 2 }])).toBe('1 passed, 0 failed, 2 skipped');
  });

  it('counts what Vitest reports', () => {
    const file = writeReport({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 });
    expect(readVitestCounts(file)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  it('counts a browser test that passed only at times as failed', () => {
    const file = writeReport({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } });
    expect(readPlaywrightCounts(file)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });
});

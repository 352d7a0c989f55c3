import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { publicRoutes } from '#tests/support/routes.ts';
import type { Benchmark, Result } from '../benchmark.ts';
import { findMedian } from '#tests/support/quantiles.ts';

/** The version is part of the figure: its simulation changes with it. */
const lighthouse = 'lighthouse@13.5.0';
const goalMs = 900;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const run = promisify(execFile);

/** What one run of Lighthouse says of a page. */
interface Report {
  /** 0 to 100, in the order of `categories`. A page that is not for search engines has no last one. */
  scores: number[];
  largestPaintMs: number;
  shift: number;
  consoleErrors: number;
}

export const lighthousePages: Benchmark = {
  title: 'Every public page in Lighthouse',
  method: `\`${lighthouse}\`, its mobile preset with simulated throttling, in turns; medians. Pages that search engines are told to leave out have no SEO score.`,
  async run(bench) {
    const { url } = await bench.startProduct({ seeded: true });
    const routes = publicRoutes
      .filter((path) => !path.includes('?'))
      // Without a sign-in in progress it leads there.
      .map((path) => (path === '/auth/second-factor' ? `${path}?ended=1` : path));
    // A page is packed tightly once it was asked for again and has stood for a moment.
    for (const path of [...routes, ...routes]) await fetch(url + path);
    await sleep(10_000);
    const reports = new Map<string, Report[]>(routes.map((path) => [path, []]));
    for (let round = 0; round < (bench.quick ? 1 : 3); round += 1) {
      for (const path of routes) {
        bench.say(path);
        // Chromium does not always record the beginning (NO_NAVSTART).
        const report = await measure(url, path).catch(() => measure(url, path));
        reports.get(path)!.push(report);
      }
    }
    return [...reports].flatMap(([path, of]) => describe(path, of));
  },
};

async function measure(url: string, path: string): Promise<Report> {
  const isUnlisted = /^\/(auth|search)/.test(path);
  const only = isUnlisted ? categories.filter((name) => name !== 'seo') : categories;
  const flags = [
    '--headless',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
  ];
  const { stdout } = await run(
    'npm',
    [
      ...[
        'exec',
        '--yes',
        `--package=${lighthouse}`,
        '--',
        'lighthouse',
        url + path,
        '--quiet',
        '--output=json',
      ],
      `--only-categories=${only.join(',')}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    {
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, CHROME_PATH: process.env['CHROMIUM'] ?? '/usr/bin/chromium' },
    },
  );
  return readReport(stdout, only);
}

const valueSchema = z.object({ numericValue: z.number() });

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.object({
    'largest-contentful-paint': valueSchema,
    'cumulative-layout-shift': valueSchema,
    'errors-in-console': z.object({ details: z.object({ items: z.array(z.unknown()) }).optional() }),
  }),
});

function readReport(json: string, only: readonly string[]): Report {
  const { categories: found, audits } = reportSchema.parse(JSON.parse(json));
  return {
    scores: only.map((name) => Math.round(found[name]!.score * 100)),
    largestPaintMs: audits['largest-contentful-paint'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    consoleErrors: audits['errors-in-console'].details?.items.length ?? 0,
  };
}

function describe(path: string, reports: Report[]): Result[] {
  const scores = reports[0]!.scores.map((_, index) =>
    findMedian(reports.map(({ scores: of }) => of[index]!)),
  );
  const paintMs = findMedian(reports.map(({ largestPaintMs }) => largestPaintMs));
  const shift = findMedian(reports.map((report) => report.shift));
  const errors = Math.max(...reports.map(({ consoleErrors }) => consoleErrors));
  return [
    {
      measure: `${path}: scores, shift, console errors`,
      figure: `${scores.join(' ')}, ${shift.toFixed(3)}, ${errors}`,
      goal: `${scores.map(() => 100).join(' ')}, 0, 0`,
      reached: scores.every((score) => score === 100) && shift < 0.0005 && errors === 0,
    },
    {
      measure: `${path}: largest paint`,
      figure: `${(paintMs / 1000).toFixed(2)} s`,
      goal: `< ${goalMs / 1000} s`,
      reached: paintMs < goalMs,
    },
  ];
}

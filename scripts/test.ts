import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installRequirements } from './install-requirements.ts';
import { describeCounts, readPlaywrightCounts, readVitestCounts } from './test-counts.ts';
import { testRequirements } from './test-requirements.ts';

const root = join(import.meta.dirname, '..');
const reportDir = mkdtempSync(join(tmpdir(), 'countermark-reports-'));
const vitestFile = join(reportDir, 'vitest.json');
const playwrightFile = join(reportDir, 'playwright.json');

/** `npm run test:all`: every page and every suite, not a representative part of them. */
const isWhole = process.argv.includes('--all');

interface Step {
  name: string;
  command: string[];
  /** Shows its output while it runs; otherwise only when it fails. */
  live?: boolean;
  env?: Record<string, string>;
}

/** Takes one core, for longer than all other checks together. */
const types: Step = { name: 'types', command: ['npm', 'run', '-s', 'types'] };

/** Started while types are checked: the first use one core too. */
const besideTypes: Step[] = [
  { name: 'lint', command: ['npm', 'run', '-s', 'lint'] },
  { name: 'format', command: ['npm', 'run', '-s', 'format:check'] },
  { name: 'build', command: ['npm', 'run', '-s', 'build'] },
  {
    name: 'unit and API tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`],
    live: true,
  },
];

/** Journeys that go through what the databases do differently. */
const journeys =
  'lead-journey newsletter main-journey move-in start-clean team admin-content admin-post-autosave admin-post-drafts admin-post-list admin-inbox admin-issues admin-import admin-media search'.split(
    ' ',
  );

const wholeSuites: Step[] = [
  {
    name: 'browser tests on PostgreSQL',
    command: ['playwright', 'test', ...journeys.map((journey) => `e2e/${journey}.spec`)],
    live: true,
    env: { BROWSER_DATABASE: 'postgres' },
  },
  ...['security', 'faults', 'instances', 'engines'].map((suite) => ({
    name: suite,
    command: ['npm', 'run', '-s', `test:${suite}`],
    live: true,
  })),
  // The passing of time alone makes no change wrong: only before a release.
  { name: 'outdated packages', command: ['npm', 'run', '-s', 'outdated'], live: true },
];

const suites: Step[] = [
  { name: 'browser tests', command: ['playwright', 'test', '--reporter=list,json'], live: true },
  ...(isWhole ? wholeSuites : []),
];

/** The part of a line for each step that has ended. */
const durations: string[] = [];

const describeSeconds = (startedAt: number): string =>
  `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

try {
  process.exitCode = await runAll();
} finally {
  rmSync(reportDir, { recursive: true, force: true });
}

/** Runs the steps. Resolves with the exit code. */
async function runAll(): Promise<number> {
  const startedAt = performance.now();
  try {
    installRequirements(testRequirements);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  const passed = await Promise.all([runStep(types), runInTurn(besideTypes)]);
  if (passed.includes(false) || !(await runInTurn(suites, isWhole))) return 1;
  const counts = describeCounts([readVitestCounts(vitestFile), readPlaywrightCounts(playwrightFile)]);
  console.log(`${durations.join(', ')}: ${describeSeconds(startedAt)} in all\n${counts}`);
  return 0;
}

/**
 * @param goesOn after one that fails, as the whole run does: an hour later there is more to know than its first failure
 * @returns whether all passed
 */
async function runInTurn(steps: Step[], goesOn = false): Promise<boolean> {
  let passed = true;
  for (const step of steps) {
    if (!(await runStep(step))) passed = false;
    if (!passed && !goesOn) break;
  }
  return passed;
}

async function runStep({ name, command, live = false, env }: Step): Promise<boolean> {
  const startedAt = performance.now();
  const [program, ...args] = command;
  const child = spawn(program!, args, {
    cwd: root,
    env: { ...createEnvironment(), ...env },
    stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part));
  const [code] = await once(child, 'close');
  const passed = code === 0;
  if (!passed) process.stdout.write(Buffer.concat(output));
  const duration = describeSeconds(startedAt);
  durations.push(`${name} ${duration}`);
  console.log(`${passed ? 'passed' : 'FAILED'}: ${name} (${duration})`);
  return passed;
}

/** The project's own programs come first, even if npm did not start this. */
function createEnvironment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightFile,
    ...(isWhole && { TEST_ALL: '1' }),
    ASTRO_TELEMETRY_DISABLED: '1',
  };
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { arch, cpus, release, totalmem, type } from 'node:os';
import type { Benchmark, Result } from './benchmark.ts';

const root = join(import.meta.dirname, '..');

/** Writes a benchmark's table to results/<name>.md, for people and for the repository. */
export function writeResults(
  name: string,
  { title, method }: Benchmark,
  figures: Result[],
  isFull: boolean,
): void {
  const when = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const lines = [
    `# ${title}`,
    '',
    method,
    '',
    `\`npm run bench -- ${name}${isFull ? ' --full' : ''}\` · ${when} · commit ${describeCommit()}`,
    '',
    describeMachine(),
    '',
    drawTable(figures),
    '',
  ];
  mkdirSync(join(root, 'benchmarks/results'), { recursive: true });
  writeFileSync(join(root, `benchmarks/results/${name}.md`), lines.join('\n'));
}

/** A Markdown table that can be read as it is, too. */
export function drawTable(figures: Result[]): string {
  const head = ['measure', 'figure', 'goal', 'reached'];
  const rows = figures.map(({ measure, figure, goal = '', reached }) => [
    measure,
    figure,
    goal,
    reached === undefined ? '' : reached ? 'yes' : 'NO',
  ]);
  const widths = head.map((cell, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]!.length), cell.length),
  );
  const draw = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [draw(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(draw)].join(
    '\n',
  );
}

/** The machine in one line: figures mean nothing without it. */
function describeMachine(): string {
  const cores = cpus();
  return [
    `${cores[0]?.model.trim() ?? 'unknown processor'}, ${cores.length} cores`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `${type()} ${release()} ${arch()}`,
    `Node ${process.versions.node}`,
  ].join(' · ');
}

/** The commit measured, marked where something was changed since. */
function describeCommit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    return git('describe', '--always', '--dirty', '--exclude=*');
  } catch {
    return 'unknown';
  }
}

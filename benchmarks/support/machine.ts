import { execFileSync } from 'node:child_process';
import { arch, cpus, release, totalmem, type } from 'node:os';

/** The machine in one line: figures mean nothing without it. */
export function describeMachine(): string {
  const cores = cpus();
  return [
    `${cores[0]?.model.trim() ?? 'unknown processor'}, ${cores.length} cores`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `${type()} ${release()} ${arch()}`,
    `Node ${process.versions.node}`,
  ].join(' · ');
}

/** The commit measured, marked where something was changed since. */
export function describeCommit(root: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    return git('describe', '--always', '--dirty', '--exclude=*');
  } catch {
    return 'unknown';
  }
}

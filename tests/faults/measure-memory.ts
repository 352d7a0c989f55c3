import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The peak memory of a process and of those that it has started, in MB. */
export interface PeakMemory {
  ownMb: number;
  childrenMb: number;
}

/** Looks at a process again and again until what goes on is over. */
export async function measureMemory(pid: number, whatGoesOn: Promise<unknown>): Promise<PeakMemory> {
  const stopping = new AbortController();
  const peak: PeakMemory = { ownMb: readMb(pid), childrenMb: 0 };
  const watch = async () => {
    while (!stopping.signal.aborted) {
      peak.ownMb = Math.max(peak.ownMb, readMb(pid));
      peak.childrenMb = Math.max(
        peak.childrenMb,
        listChildren(pid).reduce((sum, child) => sum + readMb(child), 0),
      );
      await sleep(20);
    }
  };
  const watching = watch();
  try {
    await whatGoesOn;
  } finally {
    stopping.abort();
    await watching;
  }
  return { ownMb: Math.round(peak.ownMb), childrenMb: Math.round(peak.childrenMb) };
}

/** Resident memory; 0 for one that has ended. */
export const readMb = (pid: number): number =>
  Number(read(`/proc/${pid}/status`).match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1024;

const listChildren = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

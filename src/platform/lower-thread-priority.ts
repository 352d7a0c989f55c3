import { constants, platform, setPriority } from 'node:os';

/**
 * Yields the processors to the other threads, above all the event loop's, whenever they need them. On Linux a
 * priority belongs to one thread (sched(7)); elsewhere it belongs to the whole process, and nothing is
 * changed. Where a sandbox forbids it, the thread works on with the priority that it has.
 */
export function lowerThreadPriority(): void {
  if (platform() !== 'linux') return;
  try {
    setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A system call filter (EPERM, ENOSYS).
  }
}

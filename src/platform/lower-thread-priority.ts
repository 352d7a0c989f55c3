import { constants, platform, setPriority } from 'node:os';

/**
 * Yields the processors to the other threads, above all the event loop's, whenever they need them. On Linux a
 * priority belongs to one thread (sched(7)); elsewhere it belongs to the whole process, and nothing is
 * changed.
 */
export function lowerThreadPriority(): void {
  if (platform() === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
}

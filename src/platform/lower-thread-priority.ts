import { constants, platform, setPriority } from 'node:os';

/**
 * Leaves the processors to the other threads, the event loop's above all, whenever they need them. On Linux a
 * priority is one thread's (sched(7)); elsewhere it is the whole process's, and nothing is changed.
 */
export function lowerThreadPriority(): void {
  if (platform() === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
}

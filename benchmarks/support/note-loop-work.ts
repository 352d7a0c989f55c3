import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/*
 * Loaded into the product (`--import`): notes the longest that one turn of its event loop keeps the processor, and
 * writes it, in milliseconds, when SIGUSR2 comes. Processor time, not the clock's: other programs do not count.
 */
if (isMainThread) {
  let longestMs = 0;
  let before = process.threadCpuUsage();
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    longestMs = Math.max(longestMs, (user + system) / 1000);
  }, 1).unref();
  process.on('SIGUSR2', () => {
    writeFileSync(process.env['LOOP_WORK_FILE']!, String(longestMs));
    longestMs = 0;
  });
}

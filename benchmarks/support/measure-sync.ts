import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** How often a second this disk says of a page of 4 KiB that it is kept: what one commit waits for. */
export function measureSyncsPerSecond(dir: string, seconds: number): number {
  const file = join(dir, 'sync-rate');
  const page = Buffer.alloc(4096, 1);
  const descriptor = openSync(file, 'w');
  try {
    const startedAt = performance.now();
    for (let syncs = 0; ; syncs += 1) {
      const elapsedMs = performance.now() - startedAt;
      if (elapsedMs >= seconds * 1000) return (syncs * 1000) / elapsedMs;
      writeSync(descriptor, page, 0, page.byteLength, (syncs % 1000) * page.byteLength);
      fdatasyncSync(descriptor);
    }
  } finally {
    closeSync(descriptor);
    rmSync(file);
  }
}

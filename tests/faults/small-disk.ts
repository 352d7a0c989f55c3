import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own, small enough to fill; only root can make one. */
export interface SmallDisk {
  folder: string;
  /** @returns makes room again */
  fill(): () => void;
  remove(): void;
}

export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'countermark-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  return {
    folder,
    fill() {
      const file = join(folder, 'filler');
      for (const size of [1_048_576, 65_536, 4096, 1024]) {
        try {
          for (;;) appendFileSync(file, Buffer.alloc(size));
        } catch {
          // Full for this size.
        }
      }
      return () => rmSync(file);
    },
    remove() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

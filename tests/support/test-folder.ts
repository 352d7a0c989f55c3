import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder for a test, which is removed after it. To be called in the test, or before each. */
export function makeTestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'countermark-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

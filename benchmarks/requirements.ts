import { spawnSync } from 'node:child_process';
import type { Requirement } from '../scripts/install-requirements.ts';
import { chromium, nginx } from '../scripts/test-requirements.ts';

export const benchmarkRequirements: Requirement[] = [
  chromium,
  nginx,
  { name: 'wrk', debianPackage: 'wrk', isPresent: () => canRun('wrk', '-v') },
];

/** wrk tells its version with an exit code of 1. */
const canRun = (program: string, flag: string): boolean => spawnSync(program, [flag]).error === undefined;

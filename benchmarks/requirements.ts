import { spawnSync } from 'node:child_process';
import type { Requirement } from '../scripts/install-requirements.ts';
import { chromium, nginx, postgres } from '../scripts/test-requirements.ts';

export const benchmarkRequirements: Requirement[] = [
  chromium,
  nginx,
  postgres,
  { name: 'wrk', debianPackage: 'wrk', isPresent: () => canRun('wrk', '-v') },
];

/** wrk tells its version with an exit code of 1. */
const canRun = (program: string, flag: string): boolean => spawnSync(program, [flag]).error === undefined;

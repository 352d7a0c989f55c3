import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Requirement } from '../scripts/install-requirements.ts';
import { nginx, postgres } from '../scripts/test-requirements.ts';

export const benchmarkRequirements: Requirement[] = [
  {
    name: 'Chromium',
    debianPackage: 'chromium',
    isPresent: () => existsSync(process.env['CHROMIUM'] ?? '/usr/bin/chromium'),
  },
  nginx,
  postgres,
  { name: 'wrk', debianPackage: 'wrk', isPresent: () => canRun('wrk', '-v') },
];

/** wrk tells its version with an exit code of 1. */
const canRun = (program: string, flag: string): boolean => spawnSync(program, [flag]).error === undefined;

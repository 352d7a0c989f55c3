import { spawnSync } from 'node:child_process';
import type { Requirement } from '../scripts/install-requirements.ts';

export const benchmarkRequirements: Requirement[] = [
  { name: 'nginx', debianPackage: 'nginx', isPresent: () => canRun('/usr/sbin/nginx', '-v') },
  { name: 'wrk', debianPackage: 'wrk', isPresent: () => canRun('wrk', '-v') },
];

/** wrk tells its version with an exit code of 1. */
const canRun = (program: string, flag: string): boolean => spawnSync(program, [flag]).error === undefined;

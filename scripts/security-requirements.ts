import { spawnSync } from 'node:child_process';
import type { Requirement } from './install-requirements.ts';
import { postgres } from './test-requirements.ts';

/** The tools and targets of the security tests. */
export const securityRequirements: Requirement[] = [
  postgres,
  ...['sqlmap', 'wapiti'].map((name) => ({
    name,
    debianPackage: name,
    isPresent: () => spawnSync(name, ['--version']).status === 0,
  })),
];

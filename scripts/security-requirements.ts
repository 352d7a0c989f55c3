import { spawnSync } from 'node:child_process';
import type { Requirement } from './install-requirements.ts';
import { postgres } from './test-requirements.ts';

/** What the security tests attack with, and what they attack on. */
export const securityRequirements: Requirement[] = [
  postgres,
  ...['sqlmap', 'wapiti'].map((name) => ({
    name,
    debianPackage: name,
    isPresent: () => spawnSync(name, ['--version']).status === 0,
  })),
];

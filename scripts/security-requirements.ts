import { spawnSync } from 'node:child_process';
import type { Requirement } from './install-requirements.ts';

/** Scanners that `npm run test:security` runs besides what the tests need. */
export const securityRequirements: Requirement[] = ['sqlmap', 'wapiti'].map((name) => ({
  name,
  debianPackage: name,
  isPresent: () => spawnSync(name, ['--version']).status === 0,
}));

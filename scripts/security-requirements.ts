import { spawnSync } from 'node:child_process';
import { findPostgresPrograms } from '../tests/support/postgres-cluster.ts';
import type { Requirement } from './install-requirements.ts';

/** What `npm run test:security` attacks with, and what it attacks on. */
export const securityRequirements: Requirement[] = [
  {
    name: 'PostgreSQL (server)',
    debianPackage: 'postgresql',
    isPresent: () => findPostgresPrograms() !== null,
  },
  ...['sqlmap', 'wapiti'].map((name) => ({
    name,
    debianPackage: name,
    isPresent: () => spawnSync(name, ['--version']).status === 0,
  })),
];

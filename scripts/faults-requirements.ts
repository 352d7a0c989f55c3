import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { findPostgresPrograms } from '../tests/support/postgres-cluster.ts';
import type { Requirement } from './install-requirements.ts';

/** What `npm run test:faults` makes faults with. */
export const faultsRequirements: Requirement[] = [
  {
    name: 'PostgreSQL (server)',
    debianPackage: 'postgresql',
    isPresent: () => findPostgresPrograms() !== null,
  },
  { name: 'strace', debianPackage: 'strace', isPresent: () => spawnSync('strace', ['-V']).status === 0 },
  {
    name: 'slowhttptest',
    debianPackage: 'slowhttptest',
    isPresent: () => existsSync('/usr/bin/slowhttptest'),
  },
  {
    name: 'libfaketime',
    debianPackage: 'faketime',
    isPresent: () => globSync('/usr/lib/*/faketime/libfaketime.so.1').length > 0,
  },
];

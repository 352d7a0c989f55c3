import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import type { Requirement } from './install-requirements.ts';
import { dovecot, postgres } from './test-requirements.ts';

/** The tools that `npm run test:faults` uses to cause faults. */
export const faultsRequirements: Requirement[] = [
  postgres,
  dovecot,
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

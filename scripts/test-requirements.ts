import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findPostgresPrograms } from '#tests/support/postgres-cluster.ts';
import type { Requirement } from './install-requirements.ts';

/** Chromium without a window: journeys take a third less time in it. */
const headlessShell: Requirement = {
  name: 'Chromium (headless shell)',
  debianPackage: 'chromium-headless-shell',
  isPresent: () => existsSync(process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell'),
};

/**
 * The font in which pages are painted before their own fonts are loaded has Arial's widths
 * (scripts/fonts/fallbacks.ts).
 */
const arialWidths: Requirement = {
  name: 'a font of Arial’s widths',
  debianPackage: 'fonts-liberation',
  isPresent: () =>
    process.platform !== 'linux' ||
    /Arial|Liberation Sans|Helvetica/.test(
      spawnSync('fc-match', ['Arial'], { encoding: 'utf8' }).stdout ?? '',
    ),
};

export const nginx: Requirement = {
  name: 'nginx',
  debianPackage: 'nginx',
  isPresent: () => existsSync('/usr/sbin/nginx') || spawnSync('nginx', ['-v']).status === 0,
};

export const postgres: Requirement = {
  name: 'PostgreSQL (server)',
  debianPackage: 'postgresql',
  isPresent: () => findPostgresPrograms() !== null,
};

export const dovecot: Requirement = {
  name: 'Dovecot',
  debianPackage: 'dovecot-imapd',
  isPresent: () => existsSync('/usr/sbin/dovecot'),
};

export const testRequirements: Requirement[] = [
  headlessShell,
  arialWidths,
  postgres,
  nginx,
  dovecot,
  {
    name: 'Java',
    debianPackage: 'default-jre-headless',
    isPresent: () => spawnSync('java', ['-version']).status === 0,
  },
];

import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { findPostgresPrograms } from '#tests/support/postgres-cluster.ts';
import type { Requirement } from './install-requirements.ts';
import { findMiniBrowser } from '#tests/engines/webkit.ts';

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

const dovecot: Requirement = {
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

/** The browser engines besides Chromium, and the screen and the message bus that WebKitGTK needs. */
export const enginesRequirements: Requirement[] = [
  {
    name: 'Firefox',
    debianPackage: 'firefox-esr',
    isPresent: () => existsSync('/usr/bin/firefox-esr'),
  },
  {
    name: 'WebKitGTK’s driver',
    debianPackage: 'webkit2gtk-driver',
    isPresent: () => existsSync('/usr/bin/WebKitWebDriver') && findMiniBrowser() !== undefined,
  },
  ...Object.entries({ 'xvfb-run': 'xvfb', xauth: 'xauth', 'dbus-run-session': 'dbus-daemon' }).map(
    ([name, debianPackage]) => ({ name, debianPackage, isPresent: () => existsSync(`/usr/bin/${name}`) }),
  ),
];

/** The tools that `npm run test:faults` uses to cause faults. */
export const faultsRequirements: Requirement[] = [
  postgres,
  dovecot,
  nginx,
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
  {
    name: 'systemd (its groups of system calls)',
    debianPackage: 'systemd',
    isPresent: () => spawnSync('systemd-analyze', ['--version']).status === 0,
  },
  {
    name: 'libseccomp for Python',
    debianPackage: 'python3-seccomp',
    isPresent: () => spawnSync('/usr/bin/python3', ['-c', 'import seccomp']).status === 0,
  },
];

const swiftServers = ['proxy', 'account', 'container', 'object'];

/** A load balancer and an S3-compatible server: what several instances run behind and on. */
export const instancesRequirements: Requirement[] = [
  postgres,
  {
    name: 'haproxy',
    debianPackage: 'haproxy',
    isPresent: () => existsSync('/usr/sbin/haproxy'),
  },
  ...swiftServers.map((server) => ({
    name: `OpenStack Swift (${server})`,
    debianPackage: `swift-${server}`,
    isPresent: () => existsSync(`/usr/bin/swift-${server}-server`),
  })),
];

/** The tools and targets of the security tests. */
export const securityRequirements: Requirement[] = [
  postgres,
  ...['sqlmap', 'wapiti'].map((name) => ({
    name,
    debianPackage: name,
    isPresent: () => spawnSync(name, ['--version']).status === 0,
  })),
];

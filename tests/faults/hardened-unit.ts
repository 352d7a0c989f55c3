import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const unit = readFileSync(join(import.meta.dirname, '../../deploy/countermark.service'), 'utf8');

/** The values of a setting of the shipped unit, in the order of the file. */
const readSettings = (name: string): string[] =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value!);

const readWords = (name: string): string[] => readSettings(name).join(' ').split(' ');

/** The environment of the shipped unit, without the place of its data and its port. */
export const unitEnvironment = Object.fromEntries(
  readWords('Environment')
    .map((entry) => entry.split('=') as [string, string])
    .filter(([name]) => name !== 'DATA_DIR' && name !== 'PORT'),
);

/**
 * The command of the shipped unit as systemd would run it here: with the unit's filters of system calls and
 * address families, without capabilities, and with nothing to write to but one folder and a temporary one. Only root can do that.
 */
export function confineAsUnit(dataDir: string): string[] {
  const [, ...args] = readSettings('ExecStart')[0]!.split(' ');
  const mounts = [
    `mount --bind ${dataDir} ${dataDir}`,
    'mount -t tmpfs tmpfs /var/tmp',
    'mount -o remount,bind,ro /',
  ].join(' && ');
  return [
    ...['unshare', '--mount', '--', 'sh', '-c', `${mounts} && exec "$@"`, 'sh'],
    ...['setpriv', '--bounding-set=-all', '--inh-caps=-all', '--no-new-privs'],
    ...filterAsUnit([]),
    ...[process.execPath, ...args],
  ];
}

/** The beginning of a command that runs with the unit's filters. @param forbidden system calls, besides */
export function filterAsUnit(forbidden: string[]): string[] {
  const filter = {
    calls: listAllowedCalls().filter((call) => !forbidden.includes(call)),
    families: readWords('RestrictAddressFamilies'),
    error: readSettings('SystemCallErrorNumber')[0],
  };
  return ['/usr/bin/python3', join(import.meta.dirname, 'run-filtered.py'), JSON.stringify(filter)];
}

/** A list that begins with `~` takes away from those before it; `@default` is always allowed. */
function listAllowedCalls(): string[] {
  const allowed = new Set(expandGroup('@default'));
  for (const value of readSettings('SystemCallFilter')) {
    const calls = value.replace(/^~/, '').split(' ').flatMap(expandGroup);
    for (const call of calls) {
      if (value.startsWith('~')) allowed.delete(call);
      else allowed.add(call);
    }
  }
  return [...allowed];
}

function expandGroup(name: string): string[] {
  if (!name.startsWith('@')) return [name];
  const listed = execFileSync('systemd-analyze', ['syscall-filter', name], { encoding: 'utf8' });
  const members = listed
    .split('\n')
    .slice(1)
    .map((line) => line.trim());
  return members.filter((member) => member && !member.startsWith('#')).flatMap(expandGroup);
}

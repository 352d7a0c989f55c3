import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };

const minimum = packageFile.engines.node.replace('>=', '');

/** Asks what a Node of this version says to the file that everything imports first. */
function ask(version: string) {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, 'src/start/require-node.js'],
    { encoding: 'utf8' },
  );
  return [status, stderr];
}

it.each(['20.20.2', '22.9.0', '22.21.1'])('stops Node %s with one line', (version) => {
  expect(ask(version)).toEqual([1, `Countermark needs Node.js ${minimum}.0 or later; this is ${version}.\n`]);
});

it.each([`${minimum}.0`, '24.0.0', '100.1.0'])('lets Node %s go on', (version) => {
  expect(ask(version)).toEqual([0, '']);
});

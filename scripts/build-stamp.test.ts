import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { hashBuildInputs } from './build-stamp.ts';

describe('the build stamp', () => {
  let root: string;
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);

  beforeEach(() => {
    root = makeTestFolder();
    mkdirSync(join(root, 'src/pages'), { recursive: true });
    write('src/pages/index.astro', '<h1>Home</h1>');
    write('astro.config.ts', 'export default {}');
    write('package-lock.json', '{}');
  });

  it('stays the same while nothing changes', () => {
    expect(hashBuildInputs(root)).toBe(hashBuildInputs(root));
  });

  it.each([
    ['a changed page', () => write('src/pages/index.astro', '<h1>Hello</h1>')],
    ['a new page', () => write('src/pages/about.astro', '')],
    ['a page of another name', () => renameSync(join(root, 'src/pages'), join(root, 'src/page'))],
    ['a changed configuration', () => write('astro.config.ts', 'export default { a: 1 }')],
    ['other dependencies', () => write('package-lock.json', '{ "a": 1 }')],
    ['text moved from one file to the next', () => moveText()],
  ])('changes with %s', (_, change) => {
    write('src/pages/second.astro', 'bc');
    const before = hashBuildInputs(root);
    change();
    expect(hashBuildInputs(root)).not.toBe(before);
  });

  it.each([
    ['a test', 'src/pages/index.test.ts'],
    ['a document', 'README.md'],
  ])('stays the same with %s', (_, path) => {
    const before = hashBuildInputs(root);
    write(path, 'anything');
    expect(hashBuildInputs(root)).toBe(before);
  });

  function moveText(): void {
    write('src/pages/index.astro', '<h1>Home</h1>b');
    write('src/pages/second.astro', 'c');
  }
});

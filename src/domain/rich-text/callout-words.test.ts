import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { articleClasses } from './elements.ts';

const css = readFileSync(join(import.meta.dirname, '../../design/prose-blocks.css'), 'utf8');

it.each(articleClasses['aside']!)('says in a word that a callout is a %s', (kind) => {
  const word = kind[0]!.toUpperCase() + kind.slice(1);
  expect(css).toMatch(new RegExp(`aside\\.${kind}::before \\{\\s+content: '${word}';`));
});

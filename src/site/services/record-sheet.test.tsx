import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import type { RecordSheet as Sheet } from '#content/record.schema.ts';
import { RecordSheet } from './record-sheet.tsx';

const { labels } = defaultContent.site;
const row = { label: 'Rest', value: '11 hours', isSigned: true };
const render = (changes: Partial<Sheet>) =>
  renderToStaticMarkup(
    <RecordSheet record={{ title: 'Rule 14', items: [row], ...changes }} labels={labels} />,
  );

it('ticks what is signed and says so, and leaves a draft dashed and its box empty', () => {
  const signed = render({});
  expect(signed).toContain('<svg');
  expect(signed).toContain(labels.signedOff);
  expect(signed).not.toContain('border-dashed');
  const draft = render({ items: [{ ...row, isSigned: false }] });
  expect(draft).toMatch(/border-dashed[^>]*>11 hours/);
  expect(draft).not.toContain('<svg');
  expect(draft).not.toContain(labels.signedOff);
});

it('strikes what was drafted, and has the correction in red', () => {
  const html = render({ items: [{ ...row, struck: '8 hours' }] });
  expect(html).toMatch(/<del[^>]*>8 hours<\/del>/);
  expect(html).toMatch(/text-redline[^>]*>11 hours/);
});

it('has a foot and a stamp only with words for them', () => {
  expect(render({})).not.toContain('bg-mark px-4');
  expect(render({ stamp: 'RULE 14' })).toMatch(/bg-mark px-4[^>]*><b>RULE 14/);
});

it('strikes what is corrected in a draft too', () => {
  const draft = render({ items: [{ ...row, struck: '8 hours', isSigned: false }] });
  expect(draft).toMatch(/<del[^>]*>8 hours<\/del><b class="text-redline">11 hours<\/b>/);
  expect(draft).not.toContain(labels.signedOff);
});

import { describe, expect, it } from 'vitest';
import { isMaterial } from './note-revision.ts';

const text = `<p>${'one two three four five '.repeat(20)}</p>`;

describe('a text changes in substance', () => {
  it.each([
    ['by a tenth of its words', text.replaceAll('one', 'eleven')],
    ['by as many new ones', `${text}<p>${'new '.repeat(12)}</p>`],
    ['by those that are gone', text.replaceAll('five', '')],
  ])('%s', (_name, after) => expect(isMaterial(text, after)).toBe(true));

  it.each([
    ['by a corrected word', text.replace('one', 'eleven')],
    ['by its markup', text.replace('<p>', '<p class="note">').replaceAll('two', '<strong>two</strong>')],
    ['by punctuation and case', text.replaceAll('two three', 'Two, three.')],
    ['by a link of a few words', `${text}<p>See the next part.</p>`],
  ])('not %s', (_name, after) => expect(isMaterial(text, after)).toBe(false));
});

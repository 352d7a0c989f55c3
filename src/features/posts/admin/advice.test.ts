import { describe, expect, it } from 'vitest';
import { listAdvice, type Outline } from './advice.ts';

const texts = {
  title: 'How we review drafts',
  excerpt: 'What an engineer looks at, and in what order, in ten minutes.',
};

const outline: Outline = { headings: [2, 3, 3, 2], picturesWithoutAlt: 0, links: [], lostParts: [] };

const advise = (changes: Partial<Outline & typeof texts>, nowhere: string[] = []) =>
  listAdvice({ ...texts, ...changes }, { ...outline, ...changes }, new Set(nowhere));

describe('advice before publishing', () => {
  it('is none for a text in order', () => {
    expect(advise({})).toEqual([]);
  });

  it('names what search results would cut, and what they would replace', () => {
    expect(advise({ title: 'x'.repeat(61) })).toEqual([
      'The title has 61 characters; search results show about 60.',
    ]);
    expect(advise({ excerpt: 'x'.repeat(161) })).toEqual([
      'The excerpt has 161 characters; search results show about 160.',
    ]);
    expect(advise({ excerpt: 'Short' })).toEqual([
      'The excerpt has 5 characters: short for the description in search results.',
    ]);
    expect(advise({ excerpt: '' })).toEqual([]);
  });

  it('counts pictures without alternative text', () => {
    expect(advise({ picturesWithoutAlt: 1 })).toEqual(['A picture has no alternative text.']);
    expect(advise({ picturesWithoutAlt: 2 })).toEqual(['2 pictures have no alternative text.']);
  });

  it('names a heading whose level is skipped', () => {
    expect(advise({ headings: [3] })).toEqual(['A heading 3 comes without a heading 2 before it.']);
    expect(advise({ headings: [2, 4] })).toEqual(['A heading 4 comes without a heading 3 before it.']);
  });

  it('names links that lead nowhere', () => {
    const links = [
      { path: '/blog/gone', text: 'Gone' },
      { path: '/blog/there', text: 'There' },
    ];
    expect(advise({ links, lostParts: ['note'] }, ['/blog/gone'])).toEqual([
      'The link “Gone” leads nowhere: there is no /blog/gone.',
      'The link “note” leads to a part that the text does not have.',
    ]);
  });
});

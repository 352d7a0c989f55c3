import { describe, expect, it } from 'vitest';
import { listAdvice, type Outline } from './advice.ts';

const texts = {
  title: 'How we review drafts',
  excerpt: 'What an engineer looks at, and in what order, in ten minutes.',
  search_title: '',
  search_description: '',
  image_url: '/uploads/blog-1.webp',
  image_alt: 'A desk',
};

const outline: Outline = {
  headings: [2, 3, 3, 2],
  picturesWithoutAlt: 0,
  picturesNotPasted: 0,
  pictures: [],
  links: [],
  lostParts: [],
};

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
    expect(advise({ excerpt: 'S' })).toEqual([
      'The excerpt has 1 character: short for the description in search results.',
    ]);
    expect(advise({ excerpt: '' })).toEqual([]);
  });

  it('names pictures that are only marked in the text', () => {
    expect(advise({ picturesNotPasted: 1 })).toEqual([
      'A picture was not pasted: its mark is still in the text.',
    ]);
    expect(advise({ picturesNotPasted: 2 })).toEqual([
      '2 pictures were not pasted: their marks are still in the text.',
    ]);
  });

  it('goes by the texts for search results, where there are some', () => {
    const own = { title: 'x'.repeat(61), search_title: 'Short', search_description: 'Too short' };
    expect(advise(own)).toEqual([
      'The text in search results has 9 characters: short for the description in search results.',
    ]);
  });

  it('names pictures that are missing, and an image that is not described', () => {
    expect(advise({ pictures: ['/uploads/a.webp', '/uploads/b.webp'] }, ['/uploads/b.webp'])).toEqual([
      'A picture is missing: there is no /uploads/b.webp.',
    ]);
    expect(advise({}, [texts.image_url])).toEqual(['The image is missing: there is nothing at its address.']);
    expect(advise({ image_alt: ' ' })).toEqual(['The image has no description.']);
    expect(advise({ image_url: '' })).toEqual(['There is no image for lists and shared links.']);
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

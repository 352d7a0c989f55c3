import { describe, expect, it } from 'vitest';
import { allPosts, readFilter, toFilterSearch } from './post-filter.ts';

describe('the filter of the list of posts', () => {
  it('is read from an address and written to one', () => {
    const filter = { q: 'a & b', state: 'scheduled', tag: 'batteries', author: 'ann' } as const;
    expect(readFilter(toFilterSearch(filter))).toEqual(filter);
    expect(toFilterSearch(allPosts)).toBe('');
  });

  it('is everything where an address says nothing that exists', () => {
    expect(readFilter('?state=gone&tag=&q=%20&x=1')).toEqual(allPosts);
  });
});

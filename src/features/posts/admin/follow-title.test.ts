import { describe, expect, it } from 'vitest';
import { followTitle } from './follow-title.ts';

describe('followTitle', () => {
  it('makes the slug of a new post from its title', () => {
    expect(followTitle({ title: '', slug: '' }, 'AI & You: a Start')).toBe('ai-you-a-start');
  });

  it('follows every further change of the title', () => {
    expect(followTitle({ title: 'First', slug: 'first' }, 'First draft')).toBe('first-draft');
  });

  it('leaves a slug alone that was edited by hand', () => {
    expect(followTitle({ title: 'First', slug: 'my-own' }, 'Second')).toBe('my-own');
  });

  it('leaves a slug alone that was emptied by hand', () => {
    expect(followTitle({ title: 'First', slug: '' }, 'Second')).toBe('');
  });

  it('follows again once the slug is what the title gives', () => {
    expect(followTitle({ title: 'Second', slug: 'second' }, 'Third')).toBe('third');
  });
});

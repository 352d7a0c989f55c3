import { describe, expect, it } from 'vitest';
import { describeFailures, describePublished } from './describe-bulk.ts';

const changed = (...states: ('published' | 'scheduled' | 'expired')[]) =>
  states.map((state, index) => ({ id: String(index), state }));

describe('what became of several posts', () => {
  it('is said by their states where they are published', () => {
    expect(describePublished(changed('published'))).toBe('1 blog published');
    expect(describePublished(changed('published', 'published', 'scheduled'))).toBe(
      '2 blogs published, 1 blog scheduled',
    );
    expect(describePublished(changed('expired'))).toBe('1 blog past the date until which they are visible');
  });

  it('names those that could not be changed, and why', () => {
    const failed = ['a', 'b', 'c', 'd'].map((id) => ({ id, code: 'x', detail: `Because of ${id}` }));
    const posts = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: `Post ${id}` }));
    expect(describeFailures(failed.slice(0, 1), posts)).toBe(
      '1 blog could not be changed. “Post a”: Because of a.',
    );
    expect(describeFailures(failed, posts)).toBe(
      '4 blogs could not be changed. “Post a”: Because of a. “Post b”: Because of b. “Post c”: Because of c. And 1 more.',
    );
  });
});

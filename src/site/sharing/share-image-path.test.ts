import { expect, it } from 'vitest';
import { getShareImagePath, readShareImagePath } from './share-image-path.ts';

it('leads from a page to its picture and back', () => {
  for (const path of ['/', '/services/ai-automation', '/blog/a-post']) {
    const [address = ''] = getShareImagePath(path, 'A title').split('?');
    expect(readShareImagePath(address)).toBe(path);
  }
  expect(readShareImagePath('/og/')).toBeNull();
});

it('has another address when the words change', () => {
  expect(getShareImagePath('/', 'One title')).not.toBe(getShareImagePath('/', 'Another title'));
});

import { expect, it } from 'vitest';
import { getShareImageAddress, readShareImageAddress } from './share-image-address.ts';

it('leads from a page to its picture and back', () => {
  for (const path of ['/', '/services/ai-automation', '/blog/a-post']) {
    const [address = ''] = getShareImageAddress(path, 'A title').split('?');
    expect(readShareImageAddress(address)).toBe(path);
  }
  expect(readShareImageAddress('/og/')).toBeNull();
});

it('has another address when the words change', () => {
  expect(getShareImageAddress('/', 'One title')).not.toBe(getShareImageAddress('/', 'Another title'));
});

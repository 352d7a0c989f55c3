import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { ImageWork } from '#platform/images/image-work.ts';
import { drawShareImage } from './draw-share-image.ts';
import { createShareImages } from './share-images.ts';

const words = { title: 'A title', kind: 'Article', siteName: 'Countermark', address: 'example.com' };

describe('pictures for sharing', () => {
  it('are drawn once for the same words, and again for others', async () => {
    const draw = vi.fn(async () => new Uint8Array(1));
    const drawOnce = createShareImages(new ImageWork(), draw);
    await Promise.all([drawOnce(words), drawOnce({ ...words })]);
    expect(draw).toHaveBeenCalledTimes(1);
    await drawOnce({ ...words, title: 'Another title' });
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('are tried again after a failure', async () => {
    const draw = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(new Uint8Array(1));
    const drawOnce = createShareImages(new ImageWork(), draw);
    await expect(drawOnce(words)).rejects.toThrow('no');
    await expect(drawOnce(words)).resolves.toHaveLength(1);
  });

  it.each([
    ['a short title', 'Costs'],
    ['a title of 200 letters', 'Wort '.repeat(40).trim()],
    ['one word of 200 letters', 'x'.repeat(200)],
    ['letters that the fonts lack', '日本語のタイトル'],
    ['markup', '<script>alert(1)</script> & "more"'],
  ])('hold %s', async (_name, title) => {
    const { width, height, format } = await sharp(await drawShareImage({ ...words, title })).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
  });

  it("carry the owner's mark, which is read once", async () => {
    const own = { r: 200, g: 30, b: 120 };
    const mark = await sharp({ create: { width: 192, height: 192, channels: 3, background: own } })
      .png()
      .toBuffer();
    const read = vi.fn(() => Promise.resolve<Uint8Array>(mark));
    const drawOnce = createShareImages(new ImageWork());
    const page = { ...words, mark: { url: '/uploads/icon.png', read } };
    const [image] = await Promise.all([drawOnce(page), drawOnce(page)]);
    expect(read).toHaveBeenCalledTimes(1);
    const { data } = await sharp(image)
      .extract({ left: 110, top: 530, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // The palette may shift a color a little.
    for (const [index, value] of Object.values(own).entries()) {
      expect(Math.abs(data[index]! - value)).toBeLessThan(8);
    }
  });

  it('show the words: other titles give other pictures', async () => {
    const [one, other] = await Promise.all([
      drawShareImage(words),
      drawShareImage({ ...words, title: 'Another title' }),
    ]);
    expect(one.equals(other)).toBe(false);
  });
});

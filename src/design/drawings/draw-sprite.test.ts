import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { drawSprite, toAttributes } from './draw-sprite.ts';

it('draws every figure with styles that go with it', () => {
  const { svg, entries } = drawSprite();
  expect(entries.size).toBeGreaterThanOrEqual(23);
  expect(entries.get('product-lms')).toMatchObject({ viewBox: '0 0 400 260' });
  expect(entries.get('product-lms')?.label).toContain('certificate');
  expect(svg).not.toContain('class=');
  expect(svg).toContain('stroke="var(--redline)"');
  expect(gzipSync(svg).length).toBeLessThan(12_000);
});

it('changes its version with the drawings only', () => {
  expect(drawSprite().version).toBe(drawSprite().version);
});

it('writes utilities as attributes, and refuses one it does not know', () => {
  expect(toAttributes('<g class="block stroke-[2.5] fill-none text-redline text-[13px] font-mono">')).toBe(
    '<g stroke-width="2.5" fill="none" color="var(--redline)" font-size="13px" font-family="var(--font-martian),monospace">',
  );
  expect(() => toAttributes('<g class="animate-spin">')).toThrow('animate-spin');
});

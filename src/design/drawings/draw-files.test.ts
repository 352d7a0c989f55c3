import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { drawFiles, toAttributes } from './draw-files.ts';

it('draws every figure with styles that go with it', () => {
  const files = drawFiles();
  expect(files.size).toBeGreaterThanOrEqual(23);
  expect(files.get('product-lms')).toMatchObject({
    viewBox: '0 0 400 260',
    label: expect.stringContaining('certificate'),
  });
  for (const [name, { svg }] of files) {
    expect(svg).not.toContain('class=');
    expect([...svg.matchAll(/<symbol id="([^"]*)"/g)].map(([, id]) => id)).toEqual([name]);
    expect(gzipSync(svg).length).toBeLessThan(2_000);
  }
  expect(files.get('product-hrms')?.svg).toContain('stroke="var(--redline)"');
});

it('changes the version of a file with its drawing only', () => {
  const versions = [...drawFiles().values()].map(({ version }) => version);
  expect([...drawFiles().values()].map(({ version }) => version)).toEqual(versions);
  expect(new Set(versions).size).toBe(versions.length);
});

it('writes utilities as attributes, and refuses one it does not know', () => {
  expect(toAttributes('<g class="block stroke-[2.5] fill-none text-redline text-[13px] font-mono">')).toBe(
    '<g stroke-width="2.5" fill="none" color="var(--redline)" font-size="13px" font-family="var(--font-martian),monospace">',
  );
  expect(() => toAttributes('<g class="animate-spin">')).toThrow('animate-spin');
});

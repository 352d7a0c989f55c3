import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { startAttacked } from './attacked-product.ts';

const attacked = startAttacked();
const script = '<script>alert(document.domain)</script>';

const draw = (width = 8, height = 8) => sharp({ create: { width, height, channels: 3, background: '#888' } });

async function upload(
  bytes: Uint8Array,
  name = 'a.png',
  type = 'image/png',
  kind = 'blog',
): Promise<Response> {
  const body = new FormData();
  body.set('kind', kind);
  body.set('file', new File([new Uint8Array(bytes)], name, { type }));
  return attacked.ask('/functions/v1/uploads', {
    method: 'POST',
    headers: { cookie: attacked.cookie },
    body,
  });
}

const readUrl = async (response: Response): Promise<string> =>
  ((await response.json()) as { url: string }).url;

/** A chunk of a PNG (PNG specification, 5.3). */
function makeChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function makePng(width: number, height: number, pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    makeChunk('IHDR', header),
    makeChunk('IDAT', pixels),
    makeChunk('IEND', Buffer.alloc(0)),
  ]);
}

it.each([
  [
    'an SVG',
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    'a.svg',
    'image/svg+xml',
  ],
  [
    'an SVG that is called a PNG',
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    'a.png',
    'image/png',
  ],
  [
    'an SVG behind a byte order mark',
    Buffer.from(`\uFEFF<?xml version="1.0"?><svg>${script}</svg>`),
    'a.png',
    'image/png',
  ],
  ['a script that begins as a GIF', Buffer.from('GIF89a=1;alert(document.domain)//'), 'a.gif', 'image/gif'],
  ['a page that begins as a PNG', Buffer.concat([signature, Buffer.from(script)]), 'a.png', 'image/png'],
  ['a PDF', Buffer.from('%PDF-1.7\n'), 'a.png', 'image/png'],
  ['a TIFF', Buffer.from('II*\0', 'latin1'), 'a.png', 'image/png'],
])('refuses %s', async (_what, bytes, name, type) => {
  expect((await upload(bytes, name, type)).status).toBe(400);
});

it.each([
  ['many pixels in few bytes', makePng(30_000, 30_000, deflateSync(Buffer.alloc(1_000_000)))],
  ['the most pixels that a PNG can say', makePng(0x7fffffff, 0x7fffffff, deflateSync(Buffer.alloc(10)))],
  ['no pixels', makePng(0, 0, deflateSync(Buffer.alloc(0)))],
  ['more data than pixels, hundredfold packed', makePng(16, 16, deflateSync(Buffer.alloc(60_000_000)))],
  [
    'a text that unpacks to much',
    Buffer.concat([
      makePng(8, 8, deflateSync(Buffer.alloc(72))).subarray(0, 33),
      makeChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(60_000_000))])),
      makePng(8, 8, deflateSync(Buffer.alloc(72))).subarray(33),
    ]),
  ],
])('reads or refuses %s soon, and goes on', { timeout: 60_000 }, async (_what, bytes) => {
  const startedAt = performance.now();
  const { status } = await upload(bytes);
  expect([201, 400]).toContain(status);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  expect((await attacked.ask('/healthz')).status).toBe(200);
});

it('keeps nothing of what a picture carries beside its pixels', async () => {
  const png = await draw().png().toBuffer();
  const carriers = [
    Buffer.concat([png, Buffer.from(script)]),
    Buffer.concat([
      png.subarray(0, 33),
      makeChunk('tEXt', Buffer.from(`Comment\0${script}`)),
      png.subarray(33),
    ]),
    await draw()
      .jpeg()
      .withExif({ IFD0: { ImageDescription: script, Copyright: script } })
      .toBuffer(),
    Buffer.concat([await draw().gif().toBuffer(), Buffer.from(script)]),
  ];
  for (const bytes of carriers) {
    expect(bytes.includes(script)).toBe(true);
    const url = await readUrl(await upload(bytes));
    const served = await attacked.ask(url);
    expect(Buffer.from(await served.arrayBuffer()).includes('alert')).toBe(false);
  }
});

it.each([
  ['../../../etc/passwd', 'image/png'],
  ['..\\..\\a.png', 'image/png'],
  ['a.png\0.svg', 'image/png'],
  ['a.svg', 'image/svg+xml'],
  ['a.html', 'text/html'],
  ['a.php.png', 'image/png'],
  ['.htaccess', 'image/png'],
  ['a.png;.html', 'text/html'],
  ['CON', 'application/octet-stream'],
  [`${'a'.repeat(5000)}.png`, 'image/png'],
])('names a picture itself, whatever it was called: %j', async (name, type) => {
  const url = await readUrl(await upload(await draw().png().toBuffer(), name, type));
  expect(url).toMatch(/^\/uploads\/blog-\d+\.png$/);
  const served = await attacked.ask(url);
  expect([served.headers.get('content-type'), served.headers.get('x-content-type-options')]).toEqual([
    'image/png',
    'nosniff',
  ]);
  expect(served.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it.each(['../blog', 'blog/../../x', 'avatar', '__proto__', ''])('takes no kind %j', async (kind) => {
  expect((await upload(await draw().png().toBuffer(), 'a.png', 'image/png', kind)).status).toBe(400);
});

import { rights } from '#platform/rights.contract.ts';
import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import type { Context, Platform } from '#platform/context.ts';
import { openTestApi } from './test-api.ts';

const folder = join(import.meta.dirname, '../imports');

export const ghostFile = join(folder, 'ghost-5.json');
export const wordpressFile = join(folder, 'wordpress.xml');

export const ghostPictures = ['2023/05/dock.png', '2023/05/one.png', '2023/05/cover.png'];
export const wordpressPictures = ['2019/05/crane.png', '2019/05/hook.png'];

/** A picture that differs from all others. */
const makePicture = (index: number): Promise<Buffer> =>
  sharp({ create: { width: 40 + index, height: 30, channels: 3, background: '#e8dc3c' } })
    .png()
    .toBuffer();

/** Writes pictures into a folder, as if copied from a site. */
export async function writePictures(into: string, names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    mkdirSync(dirname(join(into, name)), { recursive: true });
    writeFileSync(join(into, name), await makePicture(index));
  }
}

export async function writeZip(file: string, entries: Record<string, Buffer>): Promise<void> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(entries)) zip.addBuffer(bytes, name);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
}

/** The Ghost export with its pictures, as Ghost's own archives have them. @returns the file, in that folder */
export async function writeGhostZip(into: string): Promise<string> {
  const file = join(into, 'dock-notes.zip');
  const entries: Record<string, Buffer> = {
    'my-site/my-site.ghost.2024-05-20.json': readFileSync(ghostFile),
  };
  for (const [index, name] of ghostPictures.entries())
    entries[`my-site/content/images/${name}`] = await makePicture(index);
  await writeZip(file, entries);
  return file;
}

export async function openAdmin(platform: Platform): Promise<Context> {
  const { adminId } = await openTestApi(platform);
  const caller = {
    kind: 'user',
    userId: adminId,
    email: 'a@example.com',
    roles: ['admin'],
    rights,
    lacksSecondFactor: false,
    via: 'session',
  } as const;
  return { ...platform, caller };
}

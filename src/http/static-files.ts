import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { encodeResponse, type EncodedResponse } from './cache/encode.ts';
import { sharedResource } from './security-headers.ts';

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** The end of a packed file's name. */
const packedEnd = '.br';

export interface StaticFiles {
  /** The file at a URL path, or null. Only built files are ever served. */
  find(path: string): Promise<EncodedResponse> | null;
}

/**
 * The built files, packed by the build (astro/pack-files.ts). Each is read at its first request and kept. Files with a
 * content hash in their name never change and are cached for a year.
 */
export function openStaticFiles(dir: string): StaticFiles {
  const paths = new Map(listFiles(dir).map((file) => [`/${relative(dir, file).split(sep).join('/')}`, file]));
  const encoded = new Map<string, Promise<EncodedResponse>>();
  return {
    find(path) {
      const file = paths.get(path);
      if (!file) return null;
      const known = encoded.get(path) ?? packFile(file, path);
      encoded.set(path, known);
      return known;
    },
  };
}

function packFile(file: string, path: string): Promise<EncodedResponse> {
  const headers = {
    'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
    'cache-control': path.startsWith('/_astro/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
    // Mails show the mark, also where a website reads them.
    ...(extname(file) === '.png' && sharedResource),
  };
  const packed = `${file}${packedEnd}`;
  return encodeResponse(200, headers, readFileSync(file), existsSync(packed) ? readFileSync(packed) : 11);
}

function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(packedEnd))
    .map((entry) => join(entry.parentPath, entry.name));
}

import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { ServedFile } from './nginx.ts';

/** Headers that each server has its own of. */
const ownHeaders = new Set([
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'etag',
  'transfer-encoding',
]);

/** A page's bytes as they go over the wire, with its headers. (`fetch` would unpack them.) */
export async function fetchPacked(url: string, path: string, encoding = 'br'): Promise<ServedFile> {
  return new Promise((resolve, reject) => {
    get(url + path, { headers: { 'accept-encoding': encoding }, agent: false }, (response) => {
      const headers = Object.entries(response.headers).filter(([name]) => !ownHeaders.has(name));
      buffer(response).then(
        (body) =>
          resolve({
            path,
            headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
            body,
          }),
        reject,
      );
    }).on('error', reject);
  });
}

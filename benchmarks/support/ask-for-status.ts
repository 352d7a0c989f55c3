import { get } from 'node:http';

/** Asks for a page in brotli on a connection of its own. Resolves with the status; 0 where nobody answers. */
export function askForStatus(url: string): Promise<number> {
  return new Promise((resolve) => {
    get(url, { headers: { 'accept-encoding': 'br' }, agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', () => resolve(0));
  });
}

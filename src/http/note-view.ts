import type { IncomingMessage } from 'node:http';
import { readPeer } from '#platform/http/client-ip.ts';
import type { PageView } from '#platform/http/page-view.ts';

export type NoteView = (view: PageView) => void;

/**
 * Records a view. A page that a browser fetches ahead is not seen yet: once it is, the page says so by a HEAD
 * request for itself (site/shell/shell.inline.js).
 */
export function noteParsedView(request: IncomingMessage, noteView: NoteView | undefined): void {
  const { headers, url = '', method } = request;
  const isOpened = method === 'HEAD' && headers['page-view'] === 'opened';
  if (!noteView || !(isOpened || (method === 'GET' && !isFetchedAhead(request)))) return;
  noteView({
    target: url,
    peer: readPeer(request),
    userAgent: headers['user-agent'] ?? '',
    referer: headers.referer ?? '',
    forwardedFor: String(headers['x-forwarded-for'] ?? ''),
    refusesTracking: headers['dnt'] === '1' || headers['sec-gpc'] === '1',
  });
}

/** Chromium's, Safari's and Firefox's ways to say it. */
const isFetchedAhead = ({ headers }: IncomingMessage): boolean =>
  [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some(
    (purpose) => typeof purpose === 'string' && /^(?:prefetch|preview)\b/.test(purpose),
  );

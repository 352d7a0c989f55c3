import type { IncomingMessage } from 'node:http';
import { readPeer } from '#platform/http/client-address.ts';
import type { PageView } from '#platform/http/page-view.ts';

export type NoteView = (view: PageView) => void;

/** Records a view whose request Node has parsed. */
export function noteParsedView(request: IncomingMessage, noteView: NoteView | undefined): void {
  const { headers, url = '', method } = request;
  if (!noteView || method !== 'GET') return;
  noteView({
    target: url,
    peer: readPeer(request),
    userAgent: headers['user-agent'] ?? '',
    referer: headers.referer ?? '',
    forwardedFor: String(headers['x-forwarded-for'] ?? ''),
    refusesTracking: headers['dnt'] === '1' || headers['sec-gpc'] === '1',
  });
}

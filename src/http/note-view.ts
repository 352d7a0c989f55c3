import type { IncomingMessage } from 'node:http';
import { readPeer } from '#platform/http/client-address.ts';

/** What is known about a view of a page. */
interface View {
  /** The request target of a page that is there. */
  target: string;
  /** At the other end of the connection. */
  peer: string;
  userAgent: string;
  referer: string;
  forwardedFor: string;
  refusesTracking: boolean;
}

export type NoteView = (view: View) => void;

/** Notes a view whose request Node has parsed. */
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

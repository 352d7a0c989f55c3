/** What is known about a view of a page. */
export interface PageView {
  /** The request target of a page that is there. */
  target: string;
  /** At the other end of the connection. */
  peer: string;
  userAgent: string;
  referer: string;
  forwardedFor: string;
  refusesTracking: boolean;
}

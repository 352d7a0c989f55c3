export interface PageView {
  /** The request target, a page that exists. */
  target: string;
  /** The address of the connection's peer. */
  peer: string;
  userAgent: string;
  referer: string;
  forwardedFor: string;
  refusesTracking: boolean;
}

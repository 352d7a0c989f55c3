/** An error whose message is written for the person at the screen. */
export class DisplayError extends Error {
  override name = 'DisplayError';
}

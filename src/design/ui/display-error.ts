/** An error whose message is written for the user. */
export class DisplayError extends Error {
  override name = 'DisplayError';
}

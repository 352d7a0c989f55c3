/** Every status that an error may have (SPEC section 8, "Documented HTTP errors", and the usual rest). */
export const documentedErrors: readonly [status: number, text: string][] = [
  [400, 'Invalid or missing fields, or a body that is not JSON'],
  [401, 'A credential was given and is not valid'],
  [402, 'The text service asks for payment'],
  [403, 'Admin access required'],
  [404, 'Resource not found'],
  [405, 'Method not allowed; the Allow header names those that are'],
  [409, 'Conflict with what is stored: a slug that is taken, an address that is subscribed'],
  [413, 'Content too large'],
  [415, 'Unsupported media type'],
  [422, 'An Idempotency-Key that was used with another body'],
  [428, 'The version that the change began from is missing'],
  [429, 'Too many requests; the Retry-After header says when to try again'],
  [500, 'Unexpected server error'],
  [502, 'The text service failed'],
  [503, 'Temporarily unavailable; the Retry-After header says when to try again'],
  [504, 'The text service did not answer in time'],
];

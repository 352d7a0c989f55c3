/** A key's state in a limit's current window. */
export interface Allowance {
  policy: string;
  quota: number;
  windowSeconds: number;
  /** How many more uses pass; negative once a use was refused. */
  remaining: number;
  /** Until the window ends. */
  resetSeconds: number;
}

/** Sets a response's rate-limit headers; one refused by a limit already has them. */
export function setRateLimitHeaders(headers: Headers, allowances: Allowance[]): void {
  if (headers.has('ratelimit')) return;
  for (const [name, value] of Object.entries(describeAllowances(allowances))) headers.set(name, value);
}

/** `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-10, sections 3 and 4). */
export function describeAllowances(allowances: Allowance[]): Record<string, string> {
  if (allowances.length === 0) return {};
  const list = (describe: (allowance: Allowance) => string) => allowances.map(describe).join(', ');
  return {
    'ratelimit-policy': list(
      ({ policy, quota, windowSeconds }) => `"${policy}";q=${quota};w=${windowSeconds}`,
    ),
    ratelimit: list(
      ({ policy, remaining, resetSeconds }) => `"${policy}";r=${Math.max(0, remaining)};t=${resetSeconds}`,
    ),
  };
}

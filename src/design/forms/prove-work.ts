import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * Solves a challenge and sends the proof. The browser computes outside the page's own thread. Where it
 * cannot (without HTTPS there is no Web Crypto) nothing is lost: what was sent waits for an admin.
 * @param path where the proof goes
 * @param text the value of the `Proof-Challenge` header
 */
export async function proveWork(path: string, text: string): Promise<void> {
  const challenge: Challenge = JSON.parse(atob(text));
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) return;
  await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ challenge, solution }),
    keepalive: true,
  });
}

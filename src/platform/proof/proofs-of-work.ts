import { hkdfSync } from 'node:crypto';
import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

/** A challenge as it is handed out. */
export interface IssuedChallenge {
  /** What is to be stored: whoever solves the challenge comes back with it. */
  nonce: string;
  /** The challenge in base64, for a header. */
  text: string;
}

/** Proofs of work (ALTCHA's, version 2): they cost a sender some computing, and the server next to none. */
export interface ProofsOfWork {
  /** @param subject what the proof is good for; it is good for nothing else */
  issue(subject: string): Promise<IssuedChallenge>;
  /** The nonce of a proof for this subject; null when it is none. The caller lets each nonce count once. */
  verify(proof: Proof, subject: string): Promise<string | null>;
}

const hexText = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .meta({ description: '16 bytes in hexadecimal' });

/** A challenge with its solution. Whether the parameters are ours, the signature says. */
export const proofSchema = z
  .strictObject({
    challenge: z.strictObject({
      parameters: z.strictObject({
        algorithm: z.string().max(40),
        nonce: hexText,
        salt: hexText,
        cost: z.number().int().min(1).max(100_000),
        keyLength: z.number().int().min(1).max(64),
        keyPrefix: z.string().max(64),
        keySignature: z.string().max(128),
        expiresAt: z.number().int().min(0),
        data: z.strictObject({ subject: z.string().max(100) }),
      }),
      signature: z.string().max(128),
    }),
    solution: z.strictObject({
      counter: z.number().int().min(0).max(0xffffffff),
      derivedKey: z.string().max(128),
      time: z.number().min(0).optional(),
    }),
  })
  .meta({ id: 'Proof', description: 'A challenge as it was given, and its solution (ALTCHA, version 2)' });

export type Proof = z.infer<typeof proofSchema>;

/** Iterations of PBKDF2 for each guess; a guess takes a phone about 2 ms. */
const cost = 5000;

/** The guess that is right lies between these: half a second of work on average. */
const guesses = { fewest: 100, most: 400 };

/** A proof is done at once, or by a page that was left open; not on another day. */
const lifetimeMs = 3_600_000;

/**
 * @param secret AUTH_SECRET; the keys are derived from it (RFC 5869)
 * @param now the clock
 */
export function createProofsOfWork(secret: string, now: () => Date): ProofsOfWork {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `countermark proof of work ${purpose} v1`, 32)).toString(
      'hex',
    );
  const hmacSignatureSecret = derive('challenge');
  const hmacKeySignatureSecret = derive('key');

  return {
    async issue(subject) {
      const challenge: Challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(guesses.most, guesses.fewest),
        deriveKey,
        expiresAt: new Date(now().getTime() + lifetimeMs),
        data: { subject },
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      const text = Buffer.from(JSON.stringify(challenge)).toString('base64');
      return { nonce: challenge.parameters.nonce, text };
    },
    async verify({ challenge, solution }, subject) {
      const { parameters } = challenge;
      if (parameters.data.subject !== subject || parameters.expiresAt * 1000 < now().getTime()) return null;
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      return verified ? parameters.nonce : null;
    },
  };
}

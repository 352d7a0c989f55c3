import type { Source } from '#domain/attribution/contract.ts';
import type { Platform } from '#platform/context.ts';
import { Problem, tooManyRequests } from '#platform/http/problem.ts';
import type { FortuneAdvice, FortuneAnswers } from '../contract.ts';
import { makeFortune } from './ask-model.ts';
import { FortuneError, type FortuneErrorStatus } from './fortune-error.ts';
import type { FortuneWords } from './generate-fortune.ts';
import { fortuneLimit } from './limits.ts';

/** How long to leave a model's service alone after a 429; it rarely says. */
const retryAfterSeconds = 30;

declare module '#platform/context.ts' {
  interface Site {
    /** The texts that fortunes are made of. */
    readFortuneWords(platform: Pick<Platform, 'database'>): Promise<FortuneWords>;
    /** The recommendation of the owner's rules for four answers; nothing if it no longer exists. */
    readAdvice(
      platform: Pick<Platform, 'database'>,
      answers: FortuneAnswers,
    ): Promise<FortuneAdvice | undefined>;
    /** Counts a fortune that is told. */
    noteQuizResult(
      platform: Platform,
      result: { answers: FortuneAnswers; source: Source | null },
    ): Promise<void>;
  }
}

interface Quiz {
  answers: FortuneAnswers;
  clientIp: string;
  source?: Source | null | undefined;
}

/** Tells one fortune to a visitor. @throws Problem 402, 429, 502, 504; its detail is the catalogue's text */
export async function tellFortune(
  platform: Platform,
  { answers, clientIp, source = null }: Quiz,
): Promise<string> {
  const { limits, log, site } = platform;
  await limits.take(fortuneLimit, clientIp);
  const words = await site.readFortuneWords(platform);
  const { ai } = await site.readOwnerSettings(platform);
  const fortune = await makeFortune({ ai, log }, { answers, words }).catch((error: unknown) => {
    throw error instanceof FortuneError ? toFortuneProblem(error.status) : error;
  });
  await site.noteQuizResult(platform, { answers, source });
  return fortune;
}

/** The response to a teller's failure. */
export function toFortuneProblem(status: FortuneErrorStatus): Problem {
  switch (status) {
    case 429:
      return tooManyRequests(retryAfterSeconds);
    case 402:
      return new Problem({
        status,
        title: 'Payment required',
        detail: 'Service temporarily unavailable. Please try again later.',
        code: 'fortune_unpaid',
      });
    case 502:
      return failed(status, 'Bad gateway', 'fortune_failed');
    case 504:
      return failed(status, 'Gateway timeout', 'fortune_timeout');
  }
}

const failed = (status: 502 | 504, title: string, code: string): Problem =>
  new Problem({ status, title, detail: 'Failed to generate your fortune. Please try again.', code });

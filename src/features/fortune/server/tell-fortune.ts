import type { Source } from '#domain/attribution/contract.ts';
import type { Platform } from '#platform/context.ts';
import { Problem, tooManyRequests } from '#platform/http/problem.ts';
import type { FortuneAnswers } from '../contract.ts';
import type { FortuneTeller } from './ask-model.ts';
import { FortuneError, type FortuneErrorStatus } from './fortune-error.ts';
import { fortuneLimit } from './limits.ts';

/** How long to leave a model's service alone after a 429; it rarely says. */
const retryAfterSeconds = 30;

/** Tells one fortune to a visitor. @throws Problem 402, 429, 502, 504; its detail is the catalogue's text */
export type TellFortune = (
  answers: FortuneAnswers,
  clientAddress: string,
  source?: Source | null,
) => Promise<string>;

/** Applies the visitors' limit to a teller, and turns its failures into problems. */
export function createTellFortune({ limits }: Pick<Platform, 'limits'>, teller: FortuneTeller): TellFortune {
  return async (answers, clientAddress) => {
    await limits.take(fortuneLimit, clientAddress);
    try {
      return await teller(answers);
    } catch (error) {
      throw error instanceof FortuneError ? toFortuneProblem(error.status) : error;
    }
  };
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

import type { BudgetBands, FortuneAnswers } from '../contract.ts';
import type { ChatModelSettings, createChatModel } from './chat-model.ts';
import { FortuneError } from './fortune-error.ts';
import { generateFortune } from './generate-fortune.ts';

export interface FortuneTellerOptions {
  /** The site's names of the budgets. */
  readBudgets(): Promise<BudgetBands>;
  /** Without a model, fortunes are made locally. */
  ai?: ChatModelSettings | null | undefined;
  /** The whole question, from connecting to the last byte. */
  timeoutMs?: number;
  log?: { warn(details: object, message: string): void };
}

export type FortuneTeller = (answers: FortuneAnswers) => Promise<string>;

/**
 * Tells fortunes with the configured chat model, or locally without one. A failing model is an error and
 * never falls back: the page has its own text for it. The returned function throws FortuneError.
 */
export function createFortuneTeller({
  readBudgets,
  ai,
  timeoutMs = 10_000,
  log,
}: FortuneTellerOptions): FortuneTeller {
  if (!ai) return async (answers) => generateFortune(answers, await readBudgets());

  let model: Promise<ReturnType<typeof createChatModel>> | undefined;

  return async (answers) => {
    // Loaded with the first question: the SDK takes about 30 MB that a site without a model need not spend.
    model ??= import('./chat-model.ts').then((module) => module.createChatModel(ai, timeoutMs));
    try {
      const askForFortune = await model;
      return await askForFortune(answers, await readBudgets());
    } catch (error) {
      // The cause is not logged: a service may repeat the request, including the key, in its answer.
      if (error instanceof FortuneError) log?.warn({ status: error.status }, error.message);
      throw error;
    }
  };
}

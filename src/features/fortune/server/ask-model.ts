import type { OwnerSettings } from '#platform/config/owner-settings.ts';
import type { Platform } from '#platform/context.ts';
import type { FortuneAnswers } from '../contract.ts';
import { FortuneError } from './fortune-error.ts';
import { generateFortune, type FortuneWords } from './generate-fortune.ts';

interface FortuneRequest {
  answers: FortuneAnswers;
  words: FortuneWords;
  /** The whole question, from connecting to the last byte. */
  timeoutMs?: number;
}

/**
 * Tells a fortune with the configured chat model, or locally without one. A failing model is an error and
 * never falls back: the page has its own text for it.
 * @throws FortuneError
 */
export async function makeFortune(
  { ai, log }: { ai: OwnerSettings['ai']; log: Pick<Platform['log'], 'warn'> },
  { answers, words, timeoutMs = 10_000 }: FortuneRequest,
): Promise<string> {
  if (!ai) return generateFortune(answers, words);
  // Loaded with the first question: the SDK takes about 30 MB that a site without a model need not spend.
  const { createChatModel } = await import('./chat-model.ts');
  try {
    return await createChatModel(ai, timeoutMs)(answers, words.bands);
  } catch (error) {
    // The cause is not logged: a service may repeat the request, including the key, in its answer.
    if (error instanceof FortuneError) log.warn({ status: error.status }, error.message);
    throw error;
  }
}

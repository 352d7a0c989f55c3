import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText } from 'ai';
import type { AiSettings } from '#platform/config/owner-settings.ts';
import { describeConnectionError, toFailure, type ServiceFailure } from '#platform/service-failure.ts';
import type { BudgetBands, FortuneAnswers } from '../contract.ts';
import { createBoundedFetch } from './bounded-fetch.ts';
import { cleanFortune } from './clean-fortune.ts';
import { FortuneError } from './fortune-error.ts';
import { describeProfile, fortuneInstructions } from './fortune-prompt.ts';

const maxOutputTokens = 600;
const maxAnswerBytes = 256 * 1024;
/** Anything shorter is not a fortune. */
const minFortuneLength = 40;

/**
 * Asks the model once: no retries, since the visitor waits and can try again.
 * @throws FortuneError
 */
export function createChatModel(settings: AiSettings, timeoutMs: number) {
  const model = openModel(settings);

  return async function askForFortune(answers: FortuneAnswers, bands: BudgetBands): Promise<string> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const { text, finishReason } = await generateText({
        model,
        instructions: fortuneInstructions,
        prompt: describeProfile(answers, bands),
        maxOutputTokens,
        maxRetries: 0,
        abortSignal: signal,
      });
      return checkFortune(text, finishReason);
    } catch (error) {
      throw toFortuneError(error, signal.aborted);
    }
  };
}

function openModel({ baseUrl, apiKey, model }: AiSettings) {
  const provider = createOpenAICompatible({
    name: 'fortune',
    baseURL: baseUrl,
    ...(apiKey !== '' && { apiKey }),
    fetch: createBoundedFetch(maxAnswerBytes),
  });
  return provider.chatModel(model);
}

/** Asks a model for a word. @returns why it gave none, or null */
export async function checkChatModel(
  settings: AiSettings,
  timeoutMs: number,
): Promise<ServiceFailure | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    await generateText({
      model: openModel(settings),
      prompt: 'Answer with the word yes.',
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
    });
    return null;
  } catch (error) {
    const status = APICallError.isInstance(error) ? error.statusCode : undefined;
    if (signal.aborted) return toFailure(false, `no answer within ${timeoutMs / 1000} seconds`);
    const message = describeConnectionError(error);
    return toFailure(
      status !== undefined,
      [status, message].filter((part) => part !== undefined).join(' '),
      settings.apiKey,
    );
  }
}

function checkFortune(text: string, finishReason: string): string {
  if (finishReason === 'content-filter') throw new FortuneError(502, 'The model refused');
  const fortune = cleanFortune(text);
  if (fortune.length < minFortuneLength || !/\p{L}{2}.*\s.*\p{L}{2}/u.test(fortune)) {
    throw new FortuneError(502, 'The model gave no readable text');
  }
  return fortune;
}

function toFortuneError(error: unknown, hasTimedOut: boolean): FortuneError {
  if (error instanceof FortuneError) return error;
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  if (status === 402 || status === 429) {
    return new FortuneError(status, `The model's service answered ${status}`, { cause: error });
  }
  if (hasTimedOut)
    return new FortuneError(504, "The model's service did not answer in time", { cause: error });
  return new FortuneError(502, describeFailure(status), { cause: error });
}

function describeFailure(status: number | undefined): string {
  if (status === undefined) return "The model's service was not reached";
  if (status < 300) return "The model's service gave an answer that cannot be read";
  return `The model's service answered ${status}`;
}

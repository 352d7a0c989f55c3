import type { AiSettings } from '#platform/config/owner-settings.ts';
import type { ServiceFailure } from '#platform/service-failure.ts';

/** Somebody waits for it. */
const timeoutMs = 15_000;

/** Asks a model for a word, before it is saved. @returns why it gave none, or null */
export async function checkModel(ai: AiSettings): Promise<ServiceFailure | null> {
  const { checkChatModel } = await import('./chat-model.ts');
  return checkChatModel(ai, timeoutMs);
}

import { useSyncExternalStore } from 'react';

interface Question {
  answered: Promise<boolean>;
  answer: (isConfirmed: boolean) => void;
}

let question: Question | null = null;
const listeners = new Set<() => void>();

/**
 * Asks the signed-in person to confirm who they are, before a request that was refused for lack of it is sent
 * again. Concurrent requests share one prompt.
 * @returns false if they declined
 */
export function askToConfirmSignIn(): Promise<boolean> {
  if (!question) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    change({ answered: promise, answer: resolve });
  }
  return question!.answered;
}

/** Closes the prompt. */
export function settleConfirmation(isConfirmed: boolean): void {
  question?.answer(isConfirmed);
  change(null);
}

/** Whether the prompt is open. */
export const useConfirmationQuestion = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => question !== null,
  );

function change(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

import { useSyncExternalStore } from 'react';

interface Question {
  answered: Promise<boolean>;
  answer: (isConfirmed: boolean) => void;
}

let question: Question | null = null;
const listeners = new Set<() => void>();

/**
 * Has whoever is signed in show who they are, before a request that was refused for want of it is sent
 * again. Requests that ask meanwhile share the one question.
 * @returns false when they would not
 */
export function askToConfirmSignIn(): Promise<boolean> {
  if (!question) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    change({ answered: promise, answer: resolve });
  }
  return question!.answered;
}

/** Ends the question. */
export function answerConfirmation(isConfirmed: boolean): void {
  question?.answer(isConfirmed);
  change(null);
}

/** Whether the question stands. */
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

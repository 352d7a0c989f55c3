import { useSyncExternalStore } from 'react';

interface Asked {
  answered: Promise<boolean>;
  answer: (isConfirmed: boolean) => void;
}

/** A question that requests have to the person in front of the screen. Concurrent requests share one prompt. */
export class Question {
  #asked: Asked | null = null;
  readonly #listeners = new Set<() => void>();

  /** Opens the prompt. @returns false if they declined */
  ask = (): Promise<boolean> => {
    if (!this.#asked) {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      this.#change({ answered: promise, answer: resolve });
    }
    return this.#asked!.answered;
  };

  /** Closes the prompt. */
  settle = (isConfirmed: boolean): void => {
    this.#asked?.answer(isConfirmed);
    this.#change(null);
  };

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  isOpen = (): boolean => this.#asked !== null;

  #change(next: Asked | null): void {
    this.#asked = next;
    for (const listener of this.#listeners) listener();
  }
}

/** Whether the prompt is open. */
export const useQuestion = (question: Question): boolean =>
  useSyncExternalStore(question.subscribe, question.isOpen);

/**
 * Asks the signed-in person to confirm who they are, before a request that was refused for lack of it is sent again.
 */
export const signInConfirmation = new Question();

/** Asks someone whose session has ended to sign in again, before what they have typed is sent again. */
export const newSignIn = new Question();

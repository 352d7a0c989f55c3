import type { QuestionView } from './list-questions.ts';

/** An answer as the request has it, and as the visitor read it. */
export interface GivenAnswer {
  value: string;
  label: string;
}

/** The given answers, in the questions' order; anything else is left out. */
export function listAnswers(
  questions: readonly QuestionView[],
  given: Readonly<Record<string, string>>,
): GivenAnswer[] {
  return questions.flatMap(({ key, options }) => options.find(({ value }) => value === given[key]) ?? []);
}

import type { SiteContent } from '#content/collections.ts';
import { fortuneAnswersSchema, type FortuneAnswers } from '../contract.ts';

/** One question as the quiz asks it. */
export interface QuestionView {
  key: keyof FortuneAnswers;
  question: string;
  options: { value: string; label: string; hint: string }[];
}

/** The questions and answers of the fortune request in order, with the owner's texts. */
export function listQuestions(quiz: SiteContent['quiz']): QuestionView[] {
  return Object.entries(fortuneAnswersSchema.shape).map(([name, { options: values }]) => {
    const key = name as keyof FortuneAnswers;
    const words = quiz[key].options as Record<string, { label: string; hint: string }>;
    return {
      key,
      question: quiz[key].question,
      options: values.map((value) => ({ value, ...words[value]! })),
    };
  });
}

import { highlightWords } from '#content/highlight-words.schema.ts';
import { drawFirstWords } from '../first-words.ts';
import { CodeReview } from './code-review.tsx';
import { FieldMatch } from './field-match.tsx';
import { TestReport } from './test-report.tsx';

/** The drawings that a highlight of the home page can have. */
export const highlightCards = {
  'ai-assisted-development': CodeReview,
  'automation-first': TestReport,
  'smart-integration': FieldMatch,
};

/** Each with the words that it has at first. */
export const firstHighlightCards = drawFirstWords(highlightCards, highlightWords);

import { fortunes } from '#content/fortunes.ts';
import type { FortuneWords } from '#features/fortune/server/generate-fortune.ts';

/** A site's possible words for the budgets, and the texts that it starts with. */
export const fortuneWords: FortuneWords = {
  bands: {
    small: 'Under $50K',
    medium: '$50K to $200K',
    large: '$200K to $1M',
    enterprise: 'Over $1M',
  },
  fortunes,
};

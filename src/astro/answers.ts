import type { ClientDirective } from 'astro';

/** Hydrates an island only when the quiz has left its answers for it (features/leads/site/quiz-answers.island.tsx). */
const answers: ClientDirective = (load) => {
  try {
    if (sessionStorage.getItem('quiz-answers')) void load().then((hydrate) => hydrate());
  } catch {
    // Storage is disabled: no answers can have been left.
  }
};

export default answers;

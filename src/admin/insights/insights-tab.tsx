import { InsightsScreen } from '#features/insights/admin/insights-screen.tsx';
import { useQuizWords } from './use-quiz-words.ts';

/** The Insights tab, with the quiz's texts. */
export default function InsightsTab() {
  return <InsightsScreen nameAnswer={useQuizWords()} />;
}

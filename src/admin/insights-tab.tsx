import { useQueries } from '@tanstack/react-query';
import { InsightsScreen } from '#features/insights/admin/insights-screen.tsx';
import { contentApi } from '#features/content/admin/content-api.ts';
import type { NameAnswer } from '#features/insights/admin/quiz-results.tsx';

/** The Insights tab, with the quiz's texts. */
export default function InsightsTab() {
  return <InsightsScreen nameAnswer={useQuizWords()} />;
}

/** Where the texts of each question are. */
const documents = {
  businessType: 'business-type',
  techChallenge: 'tech-challenge',
  growthGoal: 'growth-goal',
  budget: 'budget',
} as const;

interface Words {
  question: string;
  options: Record<string, { label: string }>;
}

/** The quiz's texts for its questions and answers, as the owner has them. */
function useQuizWords(): NameAnswer {
  const questions = Object.keys(documents) as (keyof typeof documents)[];
  const read = useQueries({
    queries: questions.map((question) => ({
      queryKey: ['content', 'document', 'quiz', documents[question], 'words'],
      queryFn: () => contentApi.read({ collection: 'quiz', slug: documents[question] }),
      staleTime: Infinity,
    })),
  });
  return (question, answer) => {
    const index = questions.indexOf(question as keyof typeof documents);
    const words = read[index]?.data?.data as unknown as Words | undefined;
    return words ? { question: words.question, answer: words.options[answer]?.label ?? answer } : null;
  };
}

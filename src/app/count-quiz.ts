import type { TellFortune } from '#features/fortune/server/tell-fortune.ts';
import { noteQuizResult } from '#features/insights/server/note-quiz-result.ts';
import type { Platform } from '#platform/context.ts';

/** Counts every fortune that is told. */
export const countQuiz =
  (platform: Platform, tellFortune: TellFortune): TellFortune =>
  async (answers, clientAddress, source = null) => {
    const fortune = await tellFortune(answers, clientAddress);
    await noteQuizResult(platform, { answers, source });
    return fortune;
  };

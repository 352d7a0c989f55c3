import type { SiteContent } from '#content/collections.ts';
import type { FortuneAdvice, FortuneAnswers } from '#features/fortune/contract.ts';
import { paths } from '#paths/paths.ts';

const questions = ['businessType', 'techChallenge', 'growthGoal', 'budget'] as const;

/** The recommendation of the owner's first rule that matches. */
export function chooseAdvice(
  { services, cases, site: { quizAdvice } }: SiteContent,
  answers: FortuneAnswers,
): FortuneAdvice | undefined {
  const fits = (rule: Partial<FortuneAnswers>) =>
    questions.every((question) => rule[question] === undefined || rule[question] === answers[question]);
  const { heading, serviceLabel, caseLabel, rules, otherwise } = quizAdvice;
  const chosen = rules.find(fits) ?? otherwise;
  if (!chosen) return undefined;
  const service = services.find(({ slug }) => slug === chosen.service);
  const study = cases.find(({ slug }) => slug === chosen.case);
  if (!service || (chosen.case && !study)) return undefined;
  return {
    heading,
    reason: chosen.reason,
    service: {
      label: serviceLabel,
      title: service.title,
      text: service.teaser ?? service.description,
      path: paths.service(service.slug),
    },
    ...(study && {
      case: {
        label: caseLabel,
        title: `${study.client}: ${study.hoverSummary}`,
        path: paths.caseStudy(study.slug),
      },
    }),
  };
}

import { expect, it } from 'vitest';
import { defaultContent, type SiteContent } from '#content/collections.ts';
import { fortuneAnswersSchema, type FortuneAnswers } from '#features/fortune/contract.ts';
import { chooseAdvice } from './choose-advice.ts';

const { shape } = fortuneAnswersSchema;
const combinations: FortuneAnswers[] = shape.businessType.options.flatMap((businessType) =>
  shape.techChallenge.options.flatMap((techChallenge) =>
    shape.growthGoal.options.flatMap((growthGoal) =>
      shape.budget.options.map((budget) => ({ businessType, techChallenge, growthGoal, budget })),
    ),
  ),
);

const withRules = (rules: SiteContent['site']['quizAdvice']['rules']): SiteContent => ({
  ...defaultContent,
  site: { ...defaultContent.site, quizAdvice: { ...defaultContent.site.quizAdvice, rules } },
});

it('recommends a service, and a case where one fits, for every combination of answers', () => {
  expect(combinations).toHaveLength(256);
  const chosen = combinations.map((answers) => chooseAdvice(defaultContent, answers));
  for (const advice of chosen) {
    expect(advice?.service.path).toMatch(/^\/services\//);
    expect(advice?.service.text).toBeTruthy();
  }
  const suggested = chosen.flatMap((advice) => advice?.case ?? []);
  expect(suggested.length).toBeLessThan(chosen.length);
  for (const { path } of suggested) expect(path).toMatch(/^\/portfolio\//);
  expect(new Set(chosen.map((advice) => advice?.service.path)).size).toBe(defaultContent.services.length);
});

it('recommends AI to a startup that loses its time to manual work', () => {
  const startups = combinations.filter(
    ({ businessType, techChallenge }) => businessType === 'startup' && techChallenge === 'automation',
  );
  for (const answers of startups) {
    expect(chooseAdvice(defaultContent, answers)?.service.path).toBe('/services/ai-automation');
  }
});

it('names no case that took longer than the team lasts that the budget buys', () => {
  /** As content/fortunes.ts has them. */
  const months = { small: 7 / 4, medium: 6, large: 12, enterprise: 12 };
  for (const answers of combinations) {
    const path = chooseAdvice(defaultContent, answers)?.case?.path;
    const study = defaultContent.cases.find(({ slug }) => path === `/portfolio/${slug}`);
    if (!study) continue;
    expect(study.duration).toMatch(/^\d+ months$/);
    expect(parseInt(study.duration)).toBeLessThanOrEqual(months[answers.budget]);
  }
});

it('takes the first rule whose answers were all given', () => {
  const [answers] = combinations as [FortuneAnswers];
  const rule = { service: 'custom-software', case: 'marking-desk', reason: 'Because.' };
  const content = withRules([
    { ...rule, businessType: answers.businessType, budget: 'enterprise' },
    { ...rule, businessType: answers.businessType, reason: 'This one.' },
    { ...rule, reason: 'Anything.' },
  ]);
  expect(chooseAdvice(content, answers)?.reason).toBe('This one.');
  expect(chooseAdvice(content, { ...answers, budget: 'enterprise' })?.reason).toBe('Because.');
  expect(chooseAdvice(content, { ...answers, businessType: 'large' })?.reason).toBe('Anything.');
});

it('recommends nothing that is not there', () => {
  const [answers] = combinations as [FortuneAnswers];
  const withCase = { ...answers, budget: 'large' } as const;
  expect(chooseAdvice(defaultContent, withCase)?.case).toBeDefined();
  expect(chooseAdvice({ ...defaultContent, cases: [] }, withCase)).toBeUndefined();
});

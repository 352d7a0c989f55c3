import { createRoute } from '@hono/zod-openapi';
import { createRoutes } from '#platform/http/api.ts';
import { answers, jsonAnswer, jsonBody, publicSecurity } from '#platform/http/openapi.ts';
import { foreignOrigin, invalidFields } from '#platform/http/problem.ts';
import {
  fortuneRequestSchema,
  fortuneResponseSchema,
  type BudgetBands,
  type FortuneAnswers,
} from '../contract.ts';
import { generateFortune } from './generate-fortune.ts';
import { toFortuneProblem, type TellFortune } from './tell-fortune.ts';

const answersExample: FortuneAnswers = {
  businessType: 'small',
  techChallenge: 'automation',
  growthGoal: 'efficiency',
  budget: 'medium',
};

const bandsExample: BudgetBands = {
  small: 'Under $50K',
  medium: '$50K-200K',
  large: '$200K to $1M',
  enterprise: 'Over $1M',
};

const tellRoute = createRoute({
  method: 'post',
  path: '/',
  operationId: 'tellFortune',
  tags: ['Fortune'],
  summary: 'Tell the fortune that belongs to four answers',
  description: 'Open to everyone. `budget` is per year: under 50K, 50K to 200K, 200K to 1M, over 1M.',
  security: publicSecurity,
  request: { body: jsonBody(fortuneRequestSchema, { answers: answersExample }) },
  responses: {
    200: jsonAnswer('The fortune', fortuneResponseSchema, {
      fortune: generateFortune(answersExample, bandsExample),
    }),
    ...answers(
      invalidFields([{ field: 'answers.budget', message: 'Please select an option to continue' }]),
      400,
      toFortuneProblem(402),
      foreignOrigin(),
      413,
      415,
      toFortuneProblem(502),
      toFortuneProblem(504),
    ),
  },
});

/** `/functions/v1/fortune-teller` */
export function createFortuneRoutes(tellFortune: TellFortune) {
  return createRoutes().openapi(tellRoute, async (c) => {
    const fortune = await tellFortune(c.req.valid('json').answers, c.var.clientAddress);
    return c.json({ fortune }, 200);
  });
}

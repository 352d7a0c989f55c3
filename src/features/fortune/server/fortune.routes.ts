import { createRoute } from '@hono/zod-openapi';
import { readSource, sourceHeaderSchema } from '#domain/attribution/server/read-source.ts';
import { createRoutes } from '#platform/http/api.ts';
import { errorResponses, jsonResponse, jsonBody, publicSecurity } from '#platform/http/openapi.ts';
import { invalidFields } from '#platform/http/problem.ts';
import {
  fortuneRequestSchema,
  fortuneResponseSchema,
  type FortuneAdvice,
  type FortuneAnswers,
} from '../contract.ts';
import { tellFortune, toFortuneProblem } from './tell-fortune.ts';

const answersExample: FortuneAnswers = {
  businessType: 'small',
  techChallenge: 'automation',
  growthGoal: 'efficiency',
  budget: 'medium',
};

const fortuneExample =
  'The cards show one form that everyone fills in twice. In the first quarter, connect the two systems that ask for it.';

const adviceExample: FortuneAdvice = {
  heading: 'For answers like yours',
  reason: 'Retyping ends when systems talk to each other.',
  service: {
    label: 'Service',
    title: 'Integration Services',
    path: '/services/integration-services',
  },
  case: { label: 'Example', title: 'Northfield Clinics', path: '/portfolio/northfield-clinics' },
};

const tellRoute = createRoute({
  method: 'post',
  path: '/',
  operationId: 'tellFortune',
  summary: 'Tell the fortune that belongs to four answers',
  description: 'Open to everyone. `budget` is per year: under 50K, 50K to 200K, 200K to 1M, over 1M.',
  security: publicSecurity,
  request: { headers: sourceHeaderSchema, body: jsonBody(fortuneRequestSchema, { answers: answersExample }) },
  responses: {
    200: jsonResponse('The fortune', fortuneResponseSchema, {
      fortune: fortuneExample,
      advice: adviceExample,
    }),
    ...errorResponses(
      invalidFields([{ field: 'answers.budget', message: 'Please select an option to continue' }]),
      toFortuneProblem(402),
      toFortuneProblem(502),
      toFortuneProblem(504),
    ),
  },
});

/** `/functions/v1/fortune-teller` */
export const fortuneRoutes = createRoutes('Fortune').openapi(tellRoute, async (c) => {
  const { context, clientIp } = c.var;
  const { answers: given } = c.req.valid('json');
  const source = readSource(c.req.valid('header')['Form-Source']);
  const fortune = await tellFortune(context, { answers: given, clientIp, source });
  const advice = await context.site.readAdvice(context, given);
  return c.json({ fortune, ...(advice && { advice }) }, 200);
});

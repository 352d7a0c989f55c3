import { z } from '@hono/zod-openapi';
import { adminSecurity, answers, jsonAnswer } from '../http/openapi.ts';
import { foreignOrigin } from '../http/problem.ts';
import { editorSchema } from './contract.ts';
import { editorExample } from './editing.examples.ts';

/** What every operation says by which an editor reports what it has open. @param what such as `a post` */
export const describePresence = (what: string) =>
  ({
    method: 'post',
    summary: `Say that you have ${what} open`,
    description: 'Whoever does so every 20 seconds is shown to the others. The answer: who else has it open.',
    security: adminSecurity,
    responses: {
      200: jsonAnswer('Who else has it open', z.array(editorSchema), [editorExample]),
      ...answers(403, foreignOrigin(), 404),
    },
  }) as const;

import { z } from '@hono/zod-openapi';
import { adminSecurity, errorResponses, jsonResponse } from '#platform/http/openapi.ts';
import { foreignOrigin } from '#platform/http/problem.ts';
import { editorSchema } from '../contract.ts';
import { editorExample } from './editing.examples.ts';

/** The common part of operations by which an editor reports what it has open. @param what such as `a post` */
export const describePresence = (what: string) =>
  ({
    method: 'post',
    summary: `Report that you have ${what} open`,
    description:
      'Repeat it every 20 seconds to stay visible to the others. The response says who else has it open.',
    security: adminSecurity,
    responses: {
      200: jsonResponse('Who else has it open', z.array(editorSchema), [editorExample]),
      ...errorResponses(403, foreignOrigin(), 404),
    },
  }) as const;

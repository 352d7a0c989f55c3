import { z } from '@hono/zod-openapi';
import { adminChange } from '#platform/http/admin-operations.ts';
import { jsonResponse } from '#platform/http/openapi.ts';
import { editorSchema } from '../contract.ts';
import { editorExample } from './editing.examples.ts';

/** The common part of operations by which an editor reports what it has open. @param what such as `a post` */
export const describePresence = (what: string) =>
  ({
    ...adminChange('post', jsonResponse('Who else has it open', z.array(editorSchema), [editorExample]), 404),
    summary: `Report that you have ${what} open`,
    description:
      'Repeat it every 20 seconds to stay visible to the others. The response says who else has it open.',
  }) as const;

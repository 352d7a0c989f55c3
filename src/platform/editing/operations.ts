import { z } from '@hono/zod-openapi';
import { adminSecurity, answers, jsonAnswer, listAnswer } from '../http/openapi.ts';
import { badRequest, foreignOrigin } from '../http/problem.ts';
import { editorSchema, versionSchema, versionTextSchema, type VersionText } from './contract.ts';
import { editorExample, versionExample } from './editing.examples.ts';

/** Which version, in a path. */
export const versionNumberSchema = z.coerce
  .number()
  .int()
  .min(1)
  .meta({ description: 'The version', example: 3 });

/** What all operations share by which an editor reports what it has open. @param what such as `a post` */
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

/** What all operations share that list versions. @param whose such as `a post's` */
export const describeVersions = (whose: string) =>
  ({
    method: 'get',
    summary: `List ${whose} versions, newest first`,
    description:
      'Every change is one. All of the last day are kept, then one for each day of a month, then one for each month.',
    security: adminSecurity,
    responses: {
      200: listAnswer('The versions', versionSchema, [versionExample]),
      ...answers(badRequest('cursor is not one of this list'), 403, 404),
    },
  }) as const;

/** What all operations share that read a version. @param whose such as `a post's` */
export const describeVersion = (whose: string, example: VersionText) =>
  ({
    method: 'get',
    summary: `Read one of ${whose} versions with its text`,
    security: adminSecurity,
    responses: {
      200: jsonAnswer('The version', versionTextSchema, example),
      ...answers(400, 403, 404),
    },
  }) as const;

/** What all operations share that look up an address for an editor. @param what such as `post` */
export const describeAddress = (what: string) =>
  ({
    method: 'get',
    summary: `Ask what an address answers before a ${what} takes it`,
    description: `A published ${what} that got another slug or was deleted has left its address answering 301 or 410. A ${what} that is published there takes its place.`,
    security: adminSecurity,
  }) as const;

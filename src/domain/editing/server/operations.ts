import { z } from '@hono/zod-openapi';
import { adminSecurity, answers, jsonAnswer, listAnswer } from '#platform/http/openapi.ts';
import { badRequest, foreignOrigin } from '#platform/http/problem.ts';
import { editorSchema, versionSchema, versionTextSchema, type VersionText } from '../contract.ts';
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
    summary: `Report that you have ${what} open`,
    description:
      'Repeat it every 20 seconds to stay visible to the others. The response says who else has it open.',
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
      'Every change creates one. All versions of the last day are kept, then one per day for a month, then one per month.',
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
    summary: `Check what an address answers before a ${what} takes it`,
    description: `When a published ${what} gets another slug or is deleted, its former address answers 301 or 410. A ${what} published there takes its place.`,
    security: adminSecurity,
  }) as const;

import { createRoute, z } from '@hono/zod-openapi';
import type { Context as HonoContext } from 'hono';
import { adminChange, adminRead } from '#platform/http/admin-operations.ts';
import { createRoutes, type ApiEnvironment } from '#platform/http/api.ts';
import { readIfMatch, toEntityTag } from '#platform/http/if-match.ts';
import { linkToNext, listQuerySchema } from '#platform/http/listing.ts';
import { idParamSchema, ifMatchSchema, jsonResponse, listResponse } from '#platform/http/openapi.ts';
import { badRequest } from '#platform/http/problem.ts';
import { pathStatusSchema, versionSchema, versionTextSchema } from '../contract.ts';
import { readPathStatus } from './addresses.ts';
import { listBin, restoreFromBin } from './bin.ts';
import { describePresence } from './describe-presence.ts';
import type { EditedKind, EditedTypes, VersionedKind, VersionedTypes } from './edited-kind.ts';
import type { EditingApi, Operation, VersionsApi } from './editing-api.ts';
import { versionExample } from './editing.examples.ts';
import { notePresence } from './presence.ts';
import { listVersions, readVersion } from './versions.ts';

/** Which version, in a path. */
export const versionNumberSchema = z.coerce
  .number()
  .int()
  .min(0)
  .meta({ description: "The version; 0: the software's text", example: 3 });

/** Whether a save is one that nobody asked for. */
export const autosaveQuerySchema = z.strictObject({
  autosave: z
    .enum(['true', 'false'], { error: 'autosave must be true or false' })
    .default('false')
    .meta({ description: 'Whether it is stored without a version; the next save keeps one' }),
});

/** A request as its schemas have checked it. */
type Asked<Param> = HonoContext<
  ApiEnvironment,
  string,
  {
    out: {
      param: Param;
      query: z.output<typeof listQuerySchema>;
      header: z.output<typeof ifMatchSchema>;
    };
  }
>;

/** A handler's types follow from its route, which the compiler cannot see before it knows the kind. */
const handle = <Param>(handler: (c: Asked<Param>) => Promise<Response>) => handler as never;

/**
 * Routes with whole paths for what has versions: reading them, going back to one, and who has it open.
 */
export function createVersionRoutes<T extends VersionedTypes, const Api extends VersionsApi<T>>(
  kind: VersionedKind<T>,
  api: Api,
) {
  type Key = T['key'];
  const { noun, examples } = api;
  const { path, key, versionKey, answer }: Api = api;
  const { operationId, summary, description, refusals = [] }: Operation = api.restoreVersion;
  const versionsRoute = createRoute({
    ...adminRead(
      listResponse('The versions', versionSchema, [versionExample]),
      badRequest('cursor is not one of this list'),
      404,
    ),
    path: `${path as Api['path']}/versions`,
    operationId: api.operationIds.listVersions,
    summary: `List ${withArticle(noun)}'s versions, newest first`,
    description:
      'Every change creates one, except autosaves; where the software has a text of its own, that is the last. All versions of the last day are kept, then one per day for a month, then one per month.',
    request: { params: key as Api['key'], query: listQuerySchema },
  });
  const versionRoute = createRoute({
    ...adminRead(jsonResponse('The version', versionTextSchema, examples.version), 400, 404),
    path: `${path as Api['path']}/versions/{version}`,
    operationId: api.operationIds.readVersion,
    summary: `Read one of ${withArticle(noun)}'s versions with its text`,
    request: { params: versionKey as Api['versionKey'] },
  });
  const restoreVersionRoute = createRoute({
    ...adminChange(
      'post',
      jsonResponse(`The ${noun}`, answer as Api['answer'], examples.answer as z.output<Api['answer']>),
      400,
      404,
      kind.stale(examples.answer),
      ...refusals,
    ),
    path: `${path as Api['path']}/versions/{version}/restore`,
    operationId,
    summary,
    ...(description !== undefined && { description }),
    request: { params: versionKey as Api['versionKey'], headers: ifMatchSchema },
  });
  const presenceRoute = createRoute({
    ...describePresence(withArticle(noun)),
    path: `${path as Api['path']}/presence`,
    operationId: api.operationIds.notePresence,
    request: { params: key as Api['key'] },
  });

  return createRoutes()
    .openapi(
      versionsRoute,
      handle<Key>(async (c) => {
        const input = { kind, key: c.req.valid('param'), ...c.req.valid('query') };
        const { rows, next } = await listVersions(c.var.context, input);
        return c.json(rows, 200, linkToNext(c.req.url, next));
      }),
    )
    .openapi(
      versionRoute,
      handle<Key & { version: number }>(async (c) => {
        const { version, ...named } = c.req.valid('param');
        return c.json(await readVersion(c.var.context, { kind, key: named, version }), 200);
      }),
    )
    .openapi(
      restoreVersionRoute,
      handle<Key & { version: number }>(async (c) => {
        const { version, ...named } = c.req.valid('param');
        const isExpected = readIfMatch(c.req.valid('header')['if-match']);
        const { data: text } = await readVersion(c.var.context, { kind, key: named, version });
        const restored = await api.restoreVersion.verb(c.var.context, {
          reference: { ...named, isExpected },
          text,
        });
        return c.json(restored, 200, { etag: toEntityTag(restored.version) });
      }),
    )
    .openapi(
      presenceRoute,
      handle<Key>(async (c) =>
        c.json(await notePresence(c.var.context, { kind, key: c.req.valid('param') }), 200),
      ),
    );
}

/**
 * Routes with whole paths for what is edited in the same way whatever it is: versions, who has it open, publishing and
 * discarding a draft, former addresses, and the bin.
 */
export function createEditingRoutes<T extends EditedTypes, const Api extends EditingApi<T>>(
  kind: EditedKind<T>,
  api: Api,
) {
  type Key = T['key'];
  const { noun, examples } = api;
  const { path, key, answer, address, bin }: Api = api;
  const current = kind.stale(examples.answer);
  const describe = ({ operationId, summary, description }: Operation) => ({
    operationId,
    summary,
    ...(description !== undefined && { description }),
  });
  const one = (example: T['answer']) =>
    jsonResponse(`The ${noun}`, answer as Api['answer'], example as z.output<Api['answer']>);

  const draftRoute = <Name extends 'publish' | 'discard'>(name: Name) =>
    createRoute({
      ...adminChange('post', one(examples.published), 404, current, ...(api[name].refusals ?? [])),
      ...describe(api[name]),
      path: `${path as Api['path']}/${name}`,
      request: { params: key as Api['key'], headers: ifMatchSchema },
    });
  const addressRoute = createRoute({
    ...adminRead(jsonResponse('What it answers', pathStatusSchema, address.example), ...address.refusals),
    path: address.path as Api['address']['path'],
    operationId: address.operationId,
    summary: `Check what an address answers before ${withArticle(noun)} takes it`,
    description: `When a published ${noun} gets another slug or is deleted, its former address answers 301 or 410. A ${noun} published there takes its place.`,
    request: { params: address.key as Api['address']['key'] },
  });
  const binRoute = createRoute({
    ...adminRead(
      jsonResponse(`The ${noun}s`, z.array(bin.binned as Api['bin']['binned']), [
        bin.example as z.output<Api['bin']['binned']>,
      ]),
    ),
    path: bin.path as Api['bin']['path'],
    operationId: bin.operationId,
    summary: `List deleted ${noun}s that can be restored`,
    description: 'For 30 days. The latest 200.',
  });
  const restoreRoute = createRoute({
    ...adminChange('post', one(examples.answer), 404, ...(bin.restore.refusals ?? [])),
    ...describe(bin.restore),
    path: `${bin.path as Api['bin']['path']}/{id}/restore`,
    request: { params: idParamSchema },
  });

  const changeDraft = (verb: Api['publish']['verb']) =>
    handle<Key>(async (c) => {
      const isExpected = readIfMatch(c.req.valid('header')['if-match']);
      const changed = await verb(c.var.context, { ...c.req.valid('param'), isExpected });
      return c.json(changed, 200, { etag: toEntityTag(changed.version) });
    });
  return createVersionRoutes(kind, api)
    .openapi(draftRoute('publish'), changeDraft(api.publish.verb))
    .openapi(draftRoute('discard'), changeDraft(api.discard.verb))
    .openapi(
      addressRoute,
      handle<T['addressKey']>(async (c) =>
        c.json(await readPathStatus(c.var.context, { kind, key: c.req.valid('param') }), 200),
      ),
    )
    .openapi(binRoute, async (c) => c.json(await listBin(c.var.context, { kind }), 200))
    .openapi(
      restoreRoute,
      handle<{ id: string }>(async (c) =>
        c.json(await restoreFromBin(c.var.context, { kind, id: c.req.valid('param').id }), 200),
      ),
    );
}

const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

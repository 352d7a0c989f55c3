import { createRoute, z } from '@hono/zod-openapi';
import { requireRight } from '#platform/context.ts';
import { adminChange, adminDelete, adminRead } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { linkToNext, searchQuerySchema } from '#platform/http/listing.ts';
import { jsonBody, jsonResponse, listResponse } from '#platform/http/openapi.ts';
import { unsupportedMediaType, invalidFields } from '#platform/http/problem.ts';
import { uploadChangesSchema, uploadDetailsSchema, uploadSchema } from '../contract.ts';
import { changeUpload, listUploads, readUpload, removeUpload, restoreUpload, uploadUsed } from './library.ts';
import { uploadExample, useExample } from './library.examples.ts';
import { uploadLimit } from './limits.ts';
import { uploadFormSchema } from './media.routes.ts';
import { notAnImage, tooManyPixels } from './read-image.ts';
import { noFile, tooLargeBody, tooManyUploads, withUpload } from './receive-upload.ts';
import { replaceUpload } from './replace-upload.ts';

const param = z.object({
  name: z.string().min(1).max(100).meta({ description: 'Its name', example: uploadExample.name }),
});

const listQuerySchema = searchQuerySchema.extend({
  bin: z
    .enum(['true', 'false'], { error: 'bin must be true or false' })
    .default('false')
    .meta({ description: 'The bin instead of the library' }),
});

const listRoute = createRoute({
  ...adminRead(listResponse('A page of images', uploadSchema, [uploadExample]), 400),
  path: '/',
  operationId: 'listUploads',
  summary: 'List uploaded images',
  description: '`q` is looked for in names, file names and alternative texts.',
  request: { query: listQuerySchema },
});

const readRoute = createRoute({
  ...adminRead(jsonResponse('The image', uploadDetailsSchema, { ...uploadExample, uses: [useExample] }), 404),
  path: '/{name}',
  operationId: 'readUpload',
  summary: 'Read about an uploaded image',
  description: 'With what shows it: posts, documents and settings, also in drafts and in the bin.',
  request: { params: param },
});

const changeRoute = createRoute({
  ...adminChange(
    'patch',
    jsonResponse('The image', uploadSchema, uploadExample),
    invalidFields([{ field: 'focus.x', message: 'x must be at most 100' }]),
    404,
  ),
  path: '/{name}',
  operationId: 'changeUpload',
  summary: 'Describe an uploaded image',
  description:
    'Its alternative text is proposed wherever it is inserted from then on; its focus applies everywhere at once.',
  request: {
    params: param,
    body: jsonBody(uploadChangesSchema, { alt: uploadExample.alt, focus: uploadExample.focus }),
  },
});

const replaceRoute = createRoute({
  ...adminChange(
    'post',
    jsonResponse('The new image', uploadSchema, uploadExample),
    noFile(),
    notAnImage(),
    tooManyPixels(48_000_000),
    404,
    tooLargeBody(),
    unsupportedMediaType('multipart/form-data'),
    tooManyUploads(),
  ),
  path: '/{name}/replace',
  operationId: 'replaceUpload',
  summary: 'Replace an uploaded image',
  description:
    'The new image has a new address, and everything that shows the former one, or would once it is published, gets it. The former address redirects. Alternative text and focus stay.',
  request: {
    params: param,
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: { ...uploadFormSchema, properties: { file: uploadFormSchema.properties.file } },
          example: { file: 'ward.webp' },
          encoding: { file: { contentType: 'image/*' } },
        },
      },
    },
  },
});

const deleteRoute = createRoute({
  ...adminDelete(uploadUsed([useExample])),
  path: '/{name}',
  operationId: 'deleteUpload',
  summary: 'Delete an uploaded image',
  description:
    'Only if nothing shows it, not even a draft or something in the bin. It stays in the bin for 30 days, and its address answers. One that is in the bin is deleted for good.',
  request: { params: param },
});

const restoreRoute = createRoute({
  ...adminChange('post', jsonResponse('The image', uploadSchema, uploadExample), 404),
  path: '/{name}/restore',
  operationId: 'restoreUpload',
  summary: 'Restore an uploaded image',
  description: 'From the bin.',
  request: { params: param },
});

/** `/functions/v1/uploads`, besides uploading. */
export const libraryRoutes = createRoutes('Uploads')
  .openapi(listRoute, async (c) => {
    const { bin, ...query } = c.req.valid('query');
    const { rows, next } = await listUploads(c.var.context, { ...query, bin: bin === 'true' });
    return c.json(rows, 200, linkToNext(c.req.url, next));
  })
  .openapi(readRoute, async (c) => c.json(await readUpload(c.var.context, c.req.valid('param').name), 200))
  .openapi(changeRoute, async (c) => {
    const { name } = c.req.valid('param');
    return c.json(await changeUpload(c.var.context, { name, changes: c.req.valid('json') }), 200);
  })
  .openapi(replaceRoute, async (c) => {
    const { context } = c.var;
    const { name } = c.req.valid('param');
    const caller = requireRight(context.caller, 'replaceUpload');
    await context.limits.take(uploadLimit, caller.userId);
    const replaced = await withUpload(c.req.raw, context.config.dataDir, ({ fileName, readBytes }) =>
      replaceUpload(context, { name, fileName, readBytes }),
    );
    return c.json(replaced, 200);
  })
  .openapi(deleteRoute, async (c) => {
    await removeUpload(c.var.context, c.req.valid('param').name);
    return c.body(null, 204);
  })
  .openapi(restoreRoute, async (c) =>
    c.json(await restoreUpload(c.var.context, c.req.valid('param').name), 200),
  );

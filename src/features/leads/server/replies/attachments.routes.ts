import { Readable } from 'node:stream';
import { createRoute, z } from '@hono/zod-openapi';
import { requireRight } from '#platform/context.ts';
import { adminCreate, adminDelete, adminRead } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { bodyTooLarge, readBounded } from '#platform/http/json-body.ts';
import { idParamSchema, jsonResponse } from '#platform/http/openapi.ts';
import { attachmentSchema, attachmentsLimitBytes } from '../../replies.contract.ts';
import {
  emptyFile,
  openAttachment,
  removeAttachment,
  tooManyFiles,
  uploadAttachment,
} from './attachments.ts';
import { attachmentExample } from './replies.examples.ts';
import { attachmentUploadLimit } from '../limits.ts';

const attachmentParamSchema = idParamSchema.extend({
  attachment: idParamSchema.shape.id.meta({ description: "The file's id", example: attachmentExample.id }),
});

const uploadQuerySchema = z.object({
  name: z
    .string({ error: 'name is required' })
    .min(1, 'name is required')
    .max(255, 'name must have at most 255 characters')
    .meta({ description: "The file's name", example: attachmentExample.name }),
});

const fileSchema = { type: 'string' as const, contentMediaType: 'application/octet-stream' };

const uploadRoute = createRoute({
  ...adminCreate(
    jsonResponse('The file', attachmentSchema, attachmentExample),
    emptyFile(),
    tooManyFiles(),
    404,
    bodyTooLarge(attachmentsLimitBytes),
  ),
  path: '/{id}/attachments',
  operationId: 'uploadAttachment',
  summary: 'Upload a file for a reply',
  description:
    'The body is the file, of any type and at most 10 MB; Content-Type gives its type. A file that no reply uses within a day is deleted.',
  request: {
    params: idParamSchema,
    query: uploadQuerySchema,
    body: {
      required: true,
      content: { 'application/octet-stream': { schema: fileSchema, example: 'A file' } },
    },
  },
});

const readRoute = createRoute({
  ...adminRead(
    {
      description: 'The file',
      headers: { 'Content-Disposition': { $ref: '#/components/headers/Content-Disposition' } },
      content: { 'application/octet-stream': { schema: fileSchema, example: 'A file' } },
    },
    404,
  ),
  path: '/{id}/attachments/{attachment}',
  operationId: 'readAttachment',
  summary: 'Read a file of the thread about a message',
  description: 'As a download: it is never displayed in the browser, whatever its declared type.',
  request: { params: attachmentParamSchema },
});

const removeRoute = createRoute({
  ...adminDelete(),
  path: '/{id}/attachments/{attachment}',
  operationId: 'removeAttachment',
  summary: 'Delete a file that is not part of a reply yet',
  request: { params: attachmentParamSchema },
});

/** RFC 6266: a name for old clients, and the name itself. */
function describeDisposition(name: string): string {
  const encoded = encodeURIComponent(name).replaceAll(/['()*!]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encoded}`;
}

/** `/functions/v1/messages-api/{id}/attachments` */
export const attachmentsRoutes = createRoutes('Messages API')
  .openapi(uploadRoute, async (c) => {
    const { userId } = requireRight(c.var.context.caller, 'uploadAttachment');
    await c.var.context.limits.take(attachmentUploadLimit, userId);
    const file = await uploadAttachment(c.var.context, {
      ...c.req.valid('param'),
      ...c.req.valid('query'),
      type: c.req.header('content-type') ?? '',
      readBytes: () => readBounded(c.req.raw, attachmentsLimitBytes),
    });
    return c.json(file, 201);
  })
  .openapi(readRoute, async (c) => {
    const { name, file } = await openAttachment(c.var.context, c.req.valid('param'));
    return c.body(Readable.toWeb(file.body) as ReadableStream<Uint8Array>, 200, {
      'content-type': 'application/octet-stream',
      'content-length': String(file.length),
      'content-disposition': describeDisposition(name),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  })
  .openapi(removeRoute, async (c) => {
    await removeAttachment(c.var.context, c.req.valid('param'));
    return c.body(null, 204);
  });

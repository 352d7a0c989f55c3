import { createRoute, z } from '@hono/zod-openapi';
import { requireAdmin } from '#platform/context.ts';
import { createRoutes } from '#platform/http/api.ts';
import { readBounded } from '#platform/http/json-body.ts';
import { adminSecurity, answers, jsonAnswer } from '#platform/http/openapi.ts';
import { badRequest, unsupportedMediaType } from '#platform/http/problem.ts';
import { uploadedImageSchema, uploadKindSchema, uploadLimitBytes } from '../contract.ts';
import { uploadImage } from './upload-image.ts';

/** The form's own bytes around the file. */
const formOverheadBytes = 16_384;

const uploadRoute = createRoute({
  method: 'post',
  path: '/',
  tags: ['Uploads'],
  summary: 'Upload an image',
  description: 'multipart/form-data with `file` (PNG, JPEG, WebP or GIF, at most 10 MB) and `kind`.',
  security: adminSecurity,
  responses: {
    201: jsonAnswer('Where the image is', uploadedImageSchema),
    ...answers(400, 401, 403, 413, 415, 429),
  },
});

/** `/functions/v1/uploads` */
export const mediaRoutes = createRoutes().openapi(uploadRoute, async (c) => {
  const caller = requireAdmin(c.var.context.caller);
  await c.var.context.limits.take('upload', caller.userId);
  const { kind, file } = await readUpload(c.req.raw);
  return c.json(await uploadImage(c.var.context, kind, file), 201);
});

/** @throws Problem 400, 413, 415 */
async function readUpload(request: Request) {
  const contentType = request.headers.get('content-type') ?? '';
  if (!contentType.startsWith('multipart/form-data')) throw unsupportedMediaType('multipart/form-data');
  const body = await readBounded(request, uploadLimitBytes + formOverheadBytes);
  const form = await new Response(Buffer.from(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw badRequest('The form could not be read');
    });
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) throw badRequest('Choose an image file to upload');
  const kind = uploadKindSchema.safeParse(form.get('kind') ?? 'blog');
  if (!kind.success) throw badRequest(z.prettifyError(kind.error).split('\n')[0]!);
  return { kind: kind.data, file: new Uint8Array(await file.arrayBuffer()) };
}

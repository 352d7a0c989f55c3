import { createRoute } from '@hono/zod-openapi';
import { requireAdmin } from '#platform/context.ts';
import { createRoutes } from '#platform/http/api.ts';
import { readBounded } from '#platform/http/json-body.ts';
import { adminSecurity, answers, jsonAnswer } from '#platform/http/openapi.ts';
import {
  badRequest,
  foreignOrigin,
  invalidFields,
  tooLarge,
  unsupportedMediaType,
} from '#platform/http/problem.ts';
import { uploadedImageSchema, uploadKindSchema, uploadLimitBytes } from '../contract.ts';
import { notAnImage } from './read-image.ts';
import { uploadImage } from './upload-image.ts';

/** The file, and the form's own bytes around it. */
const bodyLimitBytes = uploadLimitBytes + 16_384;

/** No zod schema: the form is not read before the caller is known to be an admin. */
const uploadFormSchema = {
  type: 'object' as const,
  properties: {
    file: {
      type: 'string' as const,
      contentMediaType: 'application/octet-stream',
      description: 'The image',
    },
    kind: {
      type: 'string' as const,
      enum: uploadKindSchema.options,
      default: 'blog',
      description: 'What it is for; its name begins with it',
    },
  },
  required: ['file'],
};

const noFile = () => badRequest('Choose an image file to upload');

const uploadRoute = createRoute({
  method: 'post',
  path: '/',
  operationId: 'uploadImage',
  tags: ['Uploads'],
  summary: 'Upload an image',
  description:
    'PNG, JPEG, WebP or GIF by its bytes, at most 10 MB and 40 megapixels. It is decoded and written anew, without metadata and at most 2400 pixels wide or high.',
  security: adminSecurity,
  request: {
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: uploadFormSchema,
          example: { kind: 'blog', file: 'ward.webp' },
          encoding: { file: { contentType: 'image/*' } },
        },
      },
    },
  },
  responses: {
    201: jsonAnswer('Where the image is', uploadedImageSchema, {
      url: '/uploads/blog-1795161600000.webp',
      width: 1600,
      height: 900,
      bytes: 84_213,
    }),
    ...answers(
      noFile(),
      notAnImage(),
      403,
      foreignOrigin(),
      tooLarge(`The request body may have at most ${bodyLimitBytes} bytes`),
      unsupportedMediaType('multipart/form-data'),
    ),
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
  const body = await readBounded(request, bodyLimitBytes);
  const form = await new Response(Buffer.from(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw badRequest('The form could not be read');
    });
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) throw noFile();
  const kind = uploadKindSchema.safeParse(form.get('kind') ?? 'blog');
  if (!kind.success) throw invalidFields([{ field: 'kind', message: kind.error.issues[0]!.message }]);
  return { kind: kind.data, file: new Uint8Array(await file.arrayBuffer()) };
}

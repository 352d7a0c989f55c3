import { createRoute } from '@hono/zod-openapi';
import { requireRight } from '#platform/context.ts';
import { adminCreate } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { jsonResponse } from '#platform/http/openapi.ts';
import { unsupportedMediaType } from '#platform/http/problem.ts';
import { uploadedImageSchema, uploadKindSchema } from '../contract.ts';
import { notAnImage, tooManyPixels } from './read-image.ts';
import { noFile, tooLargeBody, tooManyUploads, withUpload } from './receive-upload.ts';
import { uploadImage } from './upload-image.ts';
import { uploadLimit } from './limits.ts';

/** No zod schema: the form is not read before the caller is known to be an admin. */
export const uploadFormSchema = {
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

const uploadRoute = createRoute({
  ...adminCreate(
    jsonResponse('Where the image is', uploadedImageSchema, {
      url: '/uploads/blog-1795161600000.webp',
      width: 1600,
      height: 900,
      bytes: 84_213,
    }),
    noFile(),
    notAnImage(),
    tooManyPixels(48_000_000),
    tooLargeBody(),
    unsupportedMediaType('multipart/form-data'),
    tooManyUploads(),
  ),
  path: '/',
  operationId: 'uploadImage',
  summary: 'Upload an image',
  description:
    'PNG, JPEG, WebP or GIF by its bytes, at most 10 MB and 40 megapixels. It is re-encoded without metadata, at most 2400 pixels wide or high.',
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
});

/** `/functions/v1/uploads` */
export const mediaRoutes = createRoutes('Uploads').openapi(uploadRoute, async (c) => {
  const caller = requireRight(c.var.context.caller, 'uploadImage');
  await c.var.context.limits.take(uploadLimit, caller.userId);
  const { context } = c.var;
  const uploaded = await withUpload(c.req.raw, context.config.dataDir, (image) =>
    uploadImage(context, image),
  );
  return c.json(uploaded, 201);
});

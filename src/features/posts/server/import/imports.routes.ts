import { createRoute, z } from '@hono/zod-openapi';
import { requireRight } from '#platform/context.ts';
import { adminChange, adminCreate, adminDelete, adminRead } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { bodyTooLarge, readBounded } from '#platform/http/json-body.ts';
import {
  adminSecurity,
  errorResponses,
  idParamSchema,
  jsonBody,
  jsonResponse,
} from '#platform/http/openapi.ts';
import { badRequest, type Problem, invalidFields } from '#platform/http/problem.ts';
import { importLimitBytes, importPieceBytes, importSchema, newImportSchema } from '../../imports.contract.ts';
import { importExample } from './imports.examples.ts';
import {
  askToTakeBack,
  beginImport,
  checkImport,
  discardImport,
  listImports,
  readImport,
  startImport,
  takePiece,
  uncheckedFile,
  wrongState,
} from './imports.ts';

const answer = jsonResponse('The import', importSchema, importExample);
const begun = { ...importExample, state: 'receiving' as const, done: 0, total: 0, report: null };

const listRoute = createRoute({
  ...adminRead(jsonResponse('The imports', z.array(importSchema), [importExample])),
  path: '/',
  operationId: 'listImports',
  summary: 'List the last imports',
  description: 'Newest first, at most 20.',
});

const readRoute = createRoute({
  ...adminRead(answer, 404),
  path: '/{id}',
  operationId: 'readImport',
  summary: 'Read an import, its progress and report',
  request: { params: idParamSchema },
});

const beginRoute = createRoute({
  ...adminCreate(
    jsonResponse('The import', importSchema, begun),
    invalidFields([{ field: 'bytes', message: 'The file may have at most 1 GB' }]),
  ),
  path: '/',
  operationId: 'beginImport',
  summary: 'Begin an import from Ghost or WordPress',
  description: `The file is a Ghost export (JSON) or a WordPress export (XML), or a zip archive of one with its folder of pictures, at most ${importLimitBytes} bytes. It follows in pieces of ${importPieceBytes} bytes.`,
  request: { body: jsonBody(newImportSchema, { file_name: 'my-site.zip', bytes: 48_213_004 }) },
});

const pieceRoute = createRoute({
  method: 'put',
  path: '/{id}/pieces/{piece}',
  operationId: 'uploadImportPiece',
  summary: "Upload a piece of an import's file",
  description:
    'The body is the piece; the last one is smaller than the others. A repeated one replaces the first.',
  security: adminSecurity,
  request: {
    params: idParamSchema.extend({
      piece: z
        .string()
        .regex(/^(?:0|[1-9]\d{0,2})$/, 'piece must be a number from 0')
        .meta({ description: 'Its number, from 0', example: '0' }),
    }),
    body: {
      required: true,
      content: {
        'application/octet-stream': {
          schema: { type: 'string' as const, contentMediaType: 'application/octet-stream' },
          example: 'A piece',
        },
      },
    },
  },
  responses: {
    204: { description: 'It is stored' },
    ...errorResponses(
      badRequest('Piece 0 must have 8388608 bytes'),
      404,
      wrongState(),
      bodyTooLarge(importPieceBytes),
    ),
  },
});

const askRoute = (
  action: 'check' | 'start' | 'take-back',
  operationId: string,
  summary: string,
  description: string,
  ...refusals: Problem[]
) =>
  createRoute({
    ...adminChange('post', answer, 404, wrongState(), ...refusals),
    path: `/{id}/${action}`,
    operationId,
    summary,
    description,
    request: { params: idParamSchema },
  });

const checkRoute = askRoute(
  'check',
  'checkImport',
  'Check what an import would do',
  'Nothing is changed. `state` is `checked` once the report is there.',
);
const startRoute = askRoute(
  'start',
  'startImport',
  'Import the posts of a checked file',
  'Posts that were imported before are updated where the file has changed and nobody has edited them here since. `state` is `imported` once it is done.',
  uncheckedFile(),
);
const takeBackRoute = askRoute(
  'take-back',
  'takeImportBack',
  'Take an import back',
  'Deletes, for good, the posts that it made and nobody has edited since, and pictures and tags that nothing has any more. The report then lists what stays.',
);

const discardRoute = createRoute({
  ...adminDelete(wrongState()),
  path: '/{id}',
  operationId: 'discardImport',
  summary: 'Forget a file that was not imported',
  request: { params: idParamSchema },
});

/** `/functions/v1/blog-imports` */
export const importsRoutes = createRoutes('Blog API')
  .openapi(listRoute, async (c) => c.json(await listImports(c.var.context), 200))
  .openapi(readRoute, async (c) => c.json(await readImport(c.var.context, c.req.valid('param')), 200))
  .openapi(beginRoute, async (c) => c.json(await beginImport(c.var.context, c.req.valid('json')), 201))
  .openapi(pieceRoute, async (c) => {
    requireRight(c.var.context.caller, 'uploadImportPiece');
    const { id, piece } = c.req.valid('param');
    const bytes = await readBounded(c.req.raw, importPieceBytes);
    await takePiece(c.var.context, { id, piece: Number(piece), bytes });
    return c.body(null, 204);
  })
  .openapi(checkRoute, async (c) => c.json(await checkImport(c.var.context, c.req.valid('param')), 200))
  .openapi(startRoute, async (c) => c.json(await startImport(c.var.context, c.req.valid('param')), 200))
  .openapi(takeBackRoute, async (c) => c.json(await askToTakeBack(c.var.context, c.req.valid('param')), 200))
  .openapi(discardRoute, async (c) => {
    await discardImport(c.var.context, c.req.valid('param'));
    return c.body(null, 204);
  });

import { z, type RouteConfig } from '@hono/zod-openapi';
import { bodyTooLarge, jsonBodyBytes } from './json-body.ts';
import {
  adminRequired,
  badRequest,
  foreignOrigin,
  invalidCredential,
  notFound,
  Problem,
  sessionRequired,
  tooManyRequests,
  unavailable,
  unexpected,
  unsupportedMediaType,
} from './problem.ts';

/** RFC 9457, the format of all errors. */
const problemSchema = z
  .looseObject({
    type: z.string().meta({ description: 'Always about:blank: the status says what kind of problem it is' }),
    title: z.string().meta({ description: 'The kind of problem, in words' }),
    status: z.number().int().min(400).max(599).meta({ description: 'The HTTP status' }),
    detail: z.string().meta({ description: 'What went wrong, as a text to show to people' }),
    code: z.string().meta({ description: 'The kind of problem, for programs; it does not change' }),
    errors: z
      .array(
        z.object({
          field: z.string().meta({ description: 'The name of the field; a dotted path inside an object' }),
          message: z.string().meta({ description: 'The text to show beside it' }),
        }),
      )
      .optional()
      .meta({ description: 'What is wrong with each field, if fields are to blame' }),
  })
  .meta({
    id: 'Problem',
    description: 'An error (RFC 9457), sent as application/problem+json; some have additional members',
  });

/** The example error for each status, unless a route has its own. */
const usualProblems = {
  400: badRequest('The request body is not valid JSON'),
  401: invalidCredential('The access token is not valid or has expired'),
  403: adminRequired(),
  404: notFound(),
  413: bodyTooLarge(jsonBodyBytes),
  415: unsupportedMediaType('application/json'),
  429: tooManyRequests(42),
  500: unexpected(),
  503: unavailable(),
} as const;

const statusTexts: Record<number, string> = {
  400: 'Invalid or missing fields',
  401: 'A credential was given and is not valid',
  402: 'The text service asks for payment',
  403: 'The caller does not have the right to this, or a page of another site sent the request',
  404: 'Resource not found',
  409: 'Conflict with what is stored',
  410: 'It was there, and has ended',
  413: 'Content too large; the connection is closed',
  415: 'Unsupported media type',
  422: 'An Idempotency-Key that was used with another body',
  428: 'The version that the change is based on is missing',
  429: 'Too many requests; Retry-After says when to try again',
  500: 'Unexpected server error',
  502: 'The text service failed',
  503: 'Temporarily unavailable; try again later',
  504: 'The text service did not answer in time',
};

const everyRoutes = [401, 429, 500, 503] as const;

/** Error statuses; the types of other responses are recognized by their absence here. */
type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 502 | 503 | 504;

/**
 * The errors of a route's own: a status, or the very problems that it throws, which become the examples. Those that
 * follow from what it declares are added to its description (`withUsualErrors`).
 */
export function errorResponses(
  ...errors: (keyof typeof usualProblems | Problem)[]
): Record<ErrorStatus, ReturnType<typeof describe>> {
  const problems = new Map<number, Problem[]>();
  for (const error of [...errors, ...everyRoutes]) {
    const problem = error instanceof Problem ? error : usualProblems[error];
    const before = problems.get(problem.status) ?? [];
    if (typeof error === 'number' && before.length > 0 && everyRoutes.some((status) => status === error))
      continue;
    problems.set(problem.status, [...before, problem]);
  }
  const described = [...problems].map(([status, examples]) => [status, describe(status, examples)] as const);
  return Object.fromEntries(described) as ReturnType<typeof errorResponses>;
}

/** A route's responses with the errors of every route, of a JSON body, of a write, and of a credential that it requires. */
export function withUsualErrors({ method, security, request, responses }: RouteConfig) {
  const maximumBytes = readMaximumBytes(request?.body);
  const requiresRight = security === adminSecurity || security === adminSessionSecurity;
  const usual = errorResponses(
    ...(maximumBytes === undefined ? [] : ([400, bodyTooLarge(maximumBytes), 415] as const)),
    ...(requiresRight ? ([403] as const) : []),
    ...(security === adminSessionSecurity ? [sessionRequired()] : []),
    ...(method === 'get' ? [] : [foreignOrigin()]),
  );
  const all = { ...responses };
  for (const [status, response] of Object.entries(usual)) {
    const own = all[status] as typeof response | undefined;
    if (own && everyRoutes.some((one) => one === Number(status))) continue;
    const examples = { ...own?.content['application/problem+json'].examples };
    const said = Object.values(examples).map(({ summary }) => summary);
    for (const [name, example] of Object.entries(response.content['application/problem+json'].examples))
      if (!said.includes(example.summary)) examples[name in examples ? `${name}_usual` : name] = example;
    all[status] = {
      ...response,
      content: { 'application/problem+json': { schema: problemSchema, examples } },
    };
  }
  return all;
}

function describe(status: number, problems: Problem[]) {
  const examples = problems.map((problem, i) => {
    const isRepeated = problems.findIndex(({ code }) => code === problem.code) < i;
    const name = isRepeated ? `${problem.code}_${i + 1}` : problem.code;
    return [name, { summary: problem.message, value: problem.toBody() }] as const;
  });
  return {
    description: statusTexts[status] ?? problems[0]!.title,
    headers: describeHeaders(status),
    content: {
      'application/problem+json': { schema: problemSchema, examples: Object.fromEntries(examples) },
    },
  };
}

function describeHeaders(status: number): Record<string, HeaderReference> {
  if (status === 429) return { ...headerReferences('Retry-After'), ...limitHeaders };
  if (status === 503) return headerReferences('Retry-After');
  return {};
}

/** Response headers, in the document's components. */
export const headerComponents = {
  ETag: {
    description:
      'Identifies this response in this encoding, for If-None-Match; only if the call had no credential (RFC 9110, 8.8.3)',
    schema: { type: 'string' },
    example: '"mMq6Xy0r5Jt0u1mP2c3d4e-identity"',
  },
  Link: {
    description: 'The next page, with `rel="next"` (RFC 8288); omitted on the last page',
    schema: { type: 'string' },
    example: '</functions/v1/blog-api?limit=100&cursor=MjAyNi0xMS0yMFQxMjowMDowMC4wMDBafDAxOWE>; rel="next"',
  },
  'Content-Disposition': {
    description: 'The name under which a browser saves the file',
    schema: { type: 'string' },
    example: 'attachment; filename="messages-2026-11-20.csv"',
  },
  'Retry-After': {
    description: 'Seconds to wait before retrying',
    schema: { type: 'integer', minimum: 1 },
    example: 42,
  },
  RateLimit: {
    description:
      'What is left in the current window: `r` uses, and `t` seconds until it ends (draft-ietf-httpapi-ratelimit-headers)',
    schema: { type: 'string' },
    example: '"key";r=599;t=60, "account";r=1199;t=60',
  },
  'RateLimit-Policy': {
    description: 'The limits that this call counts toward: `q` uses in `w` seconds',
    schema: { type: 'string' },
    example: '"key";q=600;w=60, "account";q=1200;w=60',
  },
} as const;

interface HeaderReference {
  $ref: string;
}

const headerReferences = (...names: (keyof typeof headerComponents)[]): Record<string, HeaderReference> =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const limitHeaders = headerReferences('RateLimit', 'RateLimit-Policy');

/**
 * A required JSON request body.
 * @param maximumBytes how large it may be
 */
export const jsonBody = <Schema extends z.ZodType>(
  schema: Schema,
  example: z.input<Schema>,
  maximumBytes = jsonBodyBytes,
) => ({
  description: `At most ${maximumBytes} bytes`,
  content: { 'application/json': { schema, example } },
  required: true as const,
  'x-maximum-bytes': maximumBytes,
});

/** The limit that `jsonBody` declared for an operation's body; undefined if it takes no JSON. */
export function readMaximumBytes(body: object | undefined): number | undefined {
  if (!body || !('content' in body) || !('application/json' in (body.content as object))) return undefined;
  return 'x-maximum-bytes' in body ? Number(body['x-maximum-bytes']) : jsonBodyBytes;
}

export const jsonResponse = <Schema extends z.ZodType>(
  description: string,
  schema: Schema,
  example: z.output<Schema>,
) => ({
  description,
  headers: limitHeaders,
  content: { 'application/json': { schema, example } },
});

/** A page of a list: a bare array. */
export const listResponse = <Item extends z.ZodType>(
  description: string,
  item: Item,
  example: z.output<Item>[],
) => ({
  description,
  headers: { ...headerReferences('Link'), ...limitHeaders },
  content: { 'application/json': { schema: z.array(item), example } },
});

/** A CSV file that is streamed. */
export const csvResponse = (example: string) => ({
  description: 'The file, in UTF-8 with a byte order mark (RFC 4180)',
  headers: { ...headerReferences('Content-Disposition'), ...limitHeaders },
  content: { 'text/csv': { schema: { type: 'string' as const }, example } },
});

export const deletedResponse = { description: 'Deleted', headers: limitHeaders };

/**
 * Declares that a route's answers to visitors are cached until the content changes (app/api/cached-reads.ts).
 * Such an answer may depend only on the content and on the path and query that the route describes.
 */
export const cachedForVisitors = { 'x-cached-for-visitors': true } as const;

export const isCachedForVisitors = (route: object): boolean => 'x-cached-for-visitors' in route;

type Security = Record<string, string[]>[];

/** The credentials of an operation for admins: an access token, an API key or the site's own session. */
export const adminSecurity: Security = [{ bearer: [] }, { apiKey: [] }, { session: [] }];

/** The credential of an operation that an admin performs in person, not by a key or a token. */
export const adminSessionSecurity: Security = [{ session: [] }];

/** The credential of an operation about the session itself. */
export const sessionSecurity: Security = [{ session: [] }];

/** The credentials of an operation that answers an admin with more than a visitor. */
export const optionalSecurity: Security = [{}, ...adminSecurity];

/** No credential: an operation open to everyone. */
export const publicSecurity: Security = [];

export const ifMatchSchema = z.object({
  'if-match': z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'The ETag of the state that the change is based on', example: '"3"' }),
});

/** Where a change without it is refused with 428, as RFC 6585 has it, and not as a fault of the request. */
export const requiredIfMatchSchema = z.object({
  'if-match': ifMatchSchema.shape['if-match'].meta({ param: { required: true } }),
});

/** The `{id}` of a path. Something that is not an id gets 404, like an id that does not exist. */
export const idParamSchema = z.object({
  id: z.string().min(1).meta({ description: 'The id', example: '019a9f5e-8c40-7a52-9d3b-5f0f6f1c2d3e' }),
});

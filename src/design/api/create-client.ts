import type { Endpoint, ExtractSchema } from 'hono/types';
import { toQuery } from '#paths/paths.ts';
import { readNext, type Page } from './page.ts';
import { readJson, sendRequest, type RequestOptions } from './send-request.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

type PathWith<Schema, M extends Method> = {
  [Path in keyof Schema]: `$${M}` extends keyof Schema[Path] ? Path : never;
}[keyof Schema] &
  string;

type EndpointAt<Schema, M extends Method, Path extends keyof Schema> = Extract<
  Schema[Path][`$${M}` & keyof Schema[Path]],
  Endpoint
>;

/** A route's response, except for refusals. */
type AnswerOf<E extends Endpoint> = Extract<E, { status: 200 | 201 | 204 }>['output'];

type InputOf<E extends Endpoint> = Pick<E['input'], keyof E['input'] & ('param' | 'query' | 'json')>;

type GivenInput<Declared> = Record<never, never> extends Declared ? [input?: Declared] : [input: Declared];

type Extras = Pick<RequestOptions, 'headers' | 'signal' | 'timeoutMs'>;

type Call<Schema, M extends Method> = <Path extends PathWith<Schema, M>>(
  path: Path,
  ...given: [...GivenInput<InputOf<EndpointAt<Schema, M, Path>>>, extras?: Extras]
) => Promise<AnswerOf<EndpointAt<Schema, M, Path>>>;

type GetAnswer<Schema, Path extends keyof Schema> = AnswerOf<EndpointAt<Schema, 'get', Path>>;
type GetInput<Schema, Path extends keyof Schema> = InputOf<EndpointAt<Schema, 'get', Path>>;

/**
 * A feature's operations, with the paths, parameters, bodies and responses that its routes declare. Throws
 * ApiError.
 */
type Client<Schema> = { [M in Method]: Call<Schema, M> } & {
  /** One page of a list. @param next the previous page's `next` */
  getPage: <Path extends PathWith<Schema, 'get'>>(
    path: Path,
    input: GetInput<Schema, Path>,
    next?: string | null,
    extras?: Extras,
  ) => Promise<Page<GetAnswer<Schema, Path>[number]>>;
  /** The address of something that a link opens. */
  addressOf: <Path extends PathWith<Schema, 'get'>>(
    path: Path,
    ...given: GivenInput<GetInput<Schema, Path>>
  ) => string;
};

interface Input {
  param?: Record<string, string>;
  query?: Record<string, string | undefined>;
  json?: unknown;
}

/**
 * A client for a feature's routes.
 * @param base where they are mounted (paths/api-paths.ts)
 */
export function createClient<Routes>(base: string): Client<ExtractSchema<Routes>> {
  const addressOf = (path: string, input?: Input) => base + fillPath(path, input ?? {});
  const send =
    (method: NonNullable<RequestOptions['method']>) =>
    async (path: string, input?: Input, extras?: Extras) => {
      const response = await sendRequest(addressOf(path, input), { method, json: input?.json, ...extras });
      return response.status === 204 ? undefined : readJson(response);
    };
  const client = {
    get: send('GET'),
    post: send('POST'),
    put: send('PUT'),
    patch: send('PATCH'),
    delete: send('DELETE'),
    addressOf,
    async getPage(path: string, input: Input, next?: string | null, extras?: Extras) {
      const response = await sendRequest(next ?? addressOf(path, input), extras);
      return { rows: await readJson(response), next: readNext(response.headers.get('link')) };
    },
  };
  return client as unknown as Client<ExtractSchema<Routes>>;
}

function fillPath(path: string, { param, query }: Input): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(param?.[name] ?? ''));
  return (filled === '/' ? '' : filled) + toQuery(query ?? {});
}

import { methods, type ApiDocument, type MediaType, type Method, type Operation } from './api-document.ts';
import { describeField, describeFields, type Field } from './describe-field.ts';

export interface Endpoint {
  id: string;
  method: Uppercase<Method>;
  /** With its parameters in braces. */
  path: string;
  /** Where the paths begin. */
  baseUrl: string;
  summary: string;
  description: string | null;
  access: 'public' | 'optional' | 'admin';
  pathParameters: Parameter[];
  queryParameters: Parameter[];
  headerParameters: Parameter[];
  /** Null if no body is sent. */
  body: { type: string; fields: Field[]; example: unknown } | null;
  answers: DescribedResponse[];
  /** The schema of a successful response. */
  answerKind: 'json' | 'text' | 'none';
}

export interface Parameter extends Field {
  example: string | null;
  /** Whether an example of a call has it: it is required, or has an example beyond that of its schema. */
  isShown: boolean;
}

/** A response by its status, which for errors is 400 or more. */
export interface DescribedResponse {
  status: number;
  description: string;
  examples: { name: string; text: string }[];
}

/** The endpoints with a tag, in the document's order. */
export function listEndpoints(document: ApiDocument, tag: string): Endpoint[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation?.tags.includes(tag) ? [toEndpoint(document, path, method, operation)] : [];
    }),
  );
}

function toEndpoint(document: ApiDocument, path: string, method: Method, operation: Operation): Endpoint {
  const answers = Object.entries(operation.responses).map(([status, { description, content }]) => ({
    status: Number(status),
    description,
    examples: listExamples(firstMedia(content)?.[1]),
  }));
  const done = Object.entries(operation.responses).find(([status]) => Number(status) < 300)?.[1];
  const doneType = firstMedia(done?.content)?.[0];
  return {
    id: operation.operationId,
    method: method.toUpperCase() as Uppercase<Method>,
    path,
    baseUrl: document.servers[0]?.url ?? '',
    summary: operation.summary,
    description: operation.description ?? null,
    access: readAccess(operation),
    pathParameters: listParameters(document, operation, 'path'),
    queryParameters: listParameters(document, operation, 'query'),
    headerParameters: listParameters(document, operation, 'header'),
    body: readBody(document, operation),
    answers,
    answerKind: doneType === undefined ? 'none' : doneType === 'application/json' ? 'json' : 'text',
  };
}

function readAccess({ security }: Operation): Endpoint['access'] {
  if (security.length === 0) return 'public';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'admin';
}

const listParameters = (document: ApiDocument, { parameters = [] }: Operation, place: string) =>
  parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, schema, required = false, description, example }) => ({
      ...describeField(document, name, schema, required),
      ...(description !== undefined && { description }),
      example: schema.example === undefined ? null : String(schema.example),
      isShown: required || example !== undefined,
    }));

function readBody(document: ApiDocument, { requestBody }: Operation): Endpoint['body'] {
  const [type, media] = firstMedia(requestBody?.content) ?? [];
  if (!type || !media) return null;
  return { type, fields: describeFields(document, media.schema), example: media.example };
}

const firstMedia = (content: Record<string, MediaType> = {}) => Object.entries(content)[0];

function listExamples(media: MediaType | undefined): DescribedResponse['examples'] {
  const named = Object.values(media?.examples ?? {}).map(({ summary, value }) => ({ name: summary, value }));
  const all = media?.example === undefined ? named : [{ name: undefined, value: media.example }, ...named];
  return all.map(({ name = 'Example', value }) => ({ name, text: showValue(value) }));
}

/** A JSON value over several lines; a string unchanged. */
export const showValue = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

import type { z } from '@hono/zod-openapi';
import { adminDelete, adminRead } from '#platform/http/admin-operations.ts';
import {
  adminSecurity,
  errorResponses,
  csvResponse,
  idParamSchema,
  jsonResponse,
  jsonBody,
  listResponse,
} from '#platform/http/openapi.ts';
import { badRequest, invalidFields, type FieldError, type Problem } from '#platform/http/problem.ts';

/** The names of a table's rows, and their schema. */
export interface RowKind<Schema extends z.ZodType> {
  /** "message" and "messages" */
  one: string;
  many: string;
  schema: Schema;
  example: z.output<Schema>;
}

/** An admin's list of rows, for `createRoute`. */
export const listOperation = <Query extends z.ZodObject, Schema extends z.ZodType>(
  { many, schema, example }: RowKind<Schema>,
  query: Query,
) => ({
  ...adminRead(
    listResponse(`A page of ${many}`, schema, [example]),
    badRequest('cursor is not one of this list'),
  ),
  request: { query },
});

/** An admin's list of rows as a CSV file. @param refusal the answer to an invalid query */
export const exportOperation = <Query extends z.ZodObject>(
  query: Query,
  example: string,
  refusal: string,
) => ({
  ...adminRead(csvResponse(example), badRequest(refusal)),
  description:
    'With `q`, only those that match the search; with `box=spam`, the quarantined ones. The file is streamed. A cell that a spreadsheet would treat as a formula is prefixed with an apostrophe.',
  request: { query },
});

/** An admin's read of one row. */
export const readOperation = <Schema extends z.ZodType>({ one, schema, example }: RowKind<Schema>) => ({
  ...adminRead(jsonResponse(`The ${one}`, schema, example), 404),
  path: '/{id}' as const,
  request: { params: idParamSchema },
});

/** An admin's change of one row. @param refusal the answer to an invalid body @param others its own problems */
export const changeOperation = <Body extends z.ZodType, Schema extends z.ZodType>(
  { one, schema, example }: RowKind<Schema>,
  body: { schema: Body; example: z.input<Body> },
  refusal: FieldError,
  ...others: Problem[]
) => ({
  security: adminSecurity,
  request: { params: idParamSchema, body: jsonBody(body.schema, body.example) },
  responses: {
    200: jsonResponse(`The ${one}`, schema, example),
    ...errorResponses(invalidFields([refusal]), 404, ...others),
  },
});

/** An admin's deletion of one row. */
export const deleteOperation = {
  ...adminDelete(),
  path: '/{id}' as const,
  request: { params: idParamSchema },
};

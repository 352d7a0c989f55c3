/** The parts of the API's description that tests read. */
export interface OpenApiDocument {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export interface Operation {
  operationId: string;
  description?: string;
  tags: string[];
  security: Record<string, string[]>[];
  servers?: { url: string }[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, { content?: Record<string, MediaType>; headers?: Record<string, unknown> }>;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema: Schema;
  example?: unknown;
}

export interface MediaType {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

/** An error answer. */
export interface Problem {
  title: string;
  status: number;
  detail: string;
  code: string;
  errors?: { field: string; message: string }[];
}

/** As much of JSON Schema as the contracts use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
}

export interface ListedOperation {
  id: string;
  method: string;
  path: string;
  /** Where it is served: under `/functions/v1`, or under `/api/auth`. */
  base: 'functions' | 'auth';
  operation: Operation;
}

export const listOperations = (document: OpenApiDocument): ListedOperation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      base: operation.servers ? ('auth' as const) : ('functions' as const),
      operation,
    })),
  );

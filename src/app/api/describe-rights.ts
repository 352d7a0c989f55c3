import type { OpenAPIHono } from '@hono/zod-openapi';
import { optionalSecurity } from '#platform/http/openapi.ts';
import { isOperation, operationRights, rolesWithRightTo } from '#platform/rights.contract.ts';

type Document = ReturnType<OpenAPIHono['getOpenAPI31Document']>;

/** Describes the right that each operation requires, and the roles that include it. */
export function describeRights(document: Document): void {
  for (const { get, put, post, patch, delete: remove } of Object.values(document.paths ?? {})) {
    for (const operation of [get, put, post, patch, remove]) {
      const id = operation?.operationId;
      if (!operation || id === undefined || !isOperation(id)) continue;
      const right = operationRights[id];
      const names = rolesWithRightTo(id).map((role) => `\`${role}\``);
      const isOptional = JSON.stringify(operation.security) === JSON.stringify(optionalSecurity);
      const sentence = `${isOptional ? 'Answers more to' : 'Requires'} the right \`${right}\` (${names.join(', ')}).`;
      operation.description = [operation.description, sentence].filter(Boolean).join(' ');
      Object.assign(operation, { 'x-right': right });
    }
  }
}

import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from '../context.ts';
import type { Allowance } from './rate-limit-headers.ts';
import { refuseIssues } from './refuse-issues.ts';

/** What every route finds in `c.var`. */
export interface ApiEnvironment {
  Bindings: {
    clientAddress: string;
    /** The request's id, where it has one already. */
    requestId?: string | undefined;
    /** Notes in the request log which pattern the path matched. */
    noteRoute?: ((route: string) => void) | undefined;
  };
  Variables: {
    context: Context;
    clientAddress: string;
    requestId: string;
    allowances: Allowance[];
    /** How large a JSON body the operation takes; undefined when it takes none. */
    jsonBodyBytes: number | undefined;
    /** Counts the request as so many calls more. @throws Problem 429 */
    countCalls: (calls: number) => Promise<void>;
  };
}

/** A feature's routes. A contract's refusal becomes a 400 with a text for each field. */
export function createRoutes(): OpenAPIHono<ApiEnvironment> {
  return new OpenAPIHono<ApiEnvironment>({
    defaultHook(result) {
      if (result.success) return;
      throw refuseIssues(result.error.issues);
    },
  });
}

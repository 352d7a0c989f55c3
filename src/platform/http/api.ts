import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from '../context.ts';
import { invalidFields } from './problem.ts';
import type { Allowance } from './rate-limit-headers.ts';

/** What every route finds in `c.var`. */
export interface ApiEnvironment {
  Bindings: {
    clientAddress: string;
    /** The request's id, where it has one already. */
    requestId?: string | undefined;
    /** Told which pattern the path matched. */
    noteRoute?: ((route: string) => void) | undefined;
  };
  Variables: { context: Context; clientAddress: string; requestId: string; allowances: Allowance[] };
}

/** A feature's routes. A contract's refusal becomes a 400 with a text for each field. */
export function createRoutes(): OpenAPIHono<ApiEnvironment> {
  return new OpenAPIHono<ApiEnvironment>({
    defaultHook(result) {
      if (result.success) return;
      throw invalidFields(
        result.error.issues.map((issue) => ({
          field: issueField(issue),
          message: issueMessage(issue),
        })),
      );
    },
  });
}

interface Issue {
  code: string;
  path: PropertyKey[];
  message: string;
  keys?: string[];
}

const issueField = (issue: Issue): string => issue.path.map(String).join('.') || (issue.keys?.[0] ?? 'body');

function issueMessage(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${(issue.keys ?? []).join(', ')}`;
  return issue.message;
}

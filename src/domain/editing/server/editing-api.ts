import type { z } from '@hono/zod-openapi';
import type { Context } from '#platform/context.ts';
import type { Problem } from '#platform/http/problem.ts';
import type { PathStatus, VersionText } from '../contract.ts';
import type { Reference } from './change-edited.ts';
import type { EditedText, EditedTypes, VersionedTypes } from './edited-kind.ts';

/** How the API describes an operation that differs between kinds. */
export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  /** Besides those of all kinds. */
  refusals?: Problem[];
}

type ParamSchema<Param> = z.ZodObject & z.ZodType<Param>;

/** A kind that has versions, as the API knows it. */
export interface VersionsApi<T extends VersionedTypes> {
  /** The word for one of them, such as `post`. */
  noun: string;
  /** Of one of them: it has the parameters of `key`. */
  path: string;
  key: ParamSchema<T['key']>;
  versionKey: ParamSchema<T['key'] & { version: number }>;
  answer: z.ZodType<T['answer']>;
  examples: { answer: T['answer']; version: VersionText };
  /** Saves an earlier text as the draft. */
  restoreVersion: Operation & {
    verb: (ctx: Context, saved: { reference: Reference<T>; text: EditedText }) => Promise<T['answer']>;
  };
  /** The ids of operations that differ in nothing else. */
  operationIds: { listVersions: string; readVersion: string; notePresence: string };
}

/** A kind as the API knows it: its paths, schemas and words, and the verbs that are its own. */
export interface EditingApi<T extends EditedTypes> extends VersionsApi<T> {
  examples: VersionsApi<T>['examples'] & { published: T['answer'] };
  publish: Operation & { verb: (ctx: Context, reference: Reference<T>) => Promise<T['answer']> };
  discard: Operation & { verb: (ctx: Context, reference: Reference<T>) => Promise<T['answer']> };
  address: {
    operationId: string;
    path: string;
    key: ParamSchema<T['addressKey']>;
    refusals: 404[];
    example: PathStatus;
  };
  bin: {
    operationId: string;
    path: string;
    binned: z.ZodType<T['binned']>;
    example: T['binned'];
    restore: Operation;
  };
}

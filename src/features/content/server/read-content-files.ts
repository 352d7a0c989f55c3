import { z } from 'zod';
import { listFaults } from '#content/check.ts';
import type { WholeContent } from '#content/collections.ts';
import { Problem } from '#platform/http/problem.ts';
import { findExcess } from '#platform/http/json-body.ts';
import { findUnstorable } from '#platform/http/text-safety.ts';
import { findKind, type DocumentData, type DocumentKind } from './document-kind.ts';
import type { ContentFile, FiledDocument } from './export-content.ts';

/** A document from a file, valid by its schema. */
export interface ReadDocument extends FiledDocument {
  collection: string;
  slug: string;
  kind: DocumentKind;
}

/** Files that cannot be imported; one line per error, with its file and the place in it. */
export class ContentFilesError extends Error {
  override name = 'ContentFilesError';

  constructor(faults: string[]) {
    super(`Nothing was imported:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
}

const fileSchema = z.strictObject({
  data: z.record(z.string(), z.unknown()).optional(),
  draft: z.record(z.string(), z.unknown()).optional(),
  position: z.number().min(0).optional(),
});

/**
 * The documents in the files, each valid by its schema.
 * @throws ContentFilesError
 */
export function readContentFiles(files: readonly ContentFile[]): ReadDocument[] {
  const faults: string[] = [];
  const documents = files.flatMap((file) => {
    const found: string[] = [];
    const document = readFile(file, found);
    faults.push(...found.map((fault) => `${file.path}: ${fault}`));
    return document && found.length === 0 ? [document] : [];
  });
  if (faults.length > 0) throw new ContentFilesError(faults);
  return documents;
}

function readFile({ path, text }: ContentFile, faults: string[]): ReadDocument | null {
  const [, collection = '', slug = ''] = /^([^/]+)\/(.+)\.json$/.exec(path) ?? [];
  const kind = tryFindKind(collection, slug);
  if (!kind) {
    faults.push('is no document of this software');
    return null;
  }
  if (!kind.slugs.safeParse(slug).success) faults.push(`"${slug}" cannot be an address`);
  const document = parseFile(text, faults);
  if (!document) return null;
  const data = parsePart('data', document.data, kind, faults);
  const draft = parsePart('draft', document.draft, kind, faults);
  if (!document.data && !document.draft) faults.push('has neither data nor draft');
  if (kind.isFixed && !document.data) faults.push('data: is missing');
  return {
    collection,
    slug,
    kind,
    ...(data && { data }),
    ...(draft && { draft }),
    ...(document.position !== undefined && { position: document.position }),
  };
}

function tryFindKind(collection: string, slug: string): DocumentKind | null {
  try {
    return findKind(collection, slug);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

function parseFile(text: string, faults: string[]): z.infer<typeof fileSchema> | null {
  if (findExcess(Buffer.from(text))) {
    faults.push('is nested too deeply');
    return null;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    faults.push('is not valid JSON; it may be cut off');
    return null;
  }
  const unstorable = findUnstorable(value);
  if (unstorable) {
    faults.push(`${unstorable}: has characters that cannot be stored`);
    return null;
  }
  const result = fileSchema.safeParse(value);
  if (result.success) return result.data;
  faults.push(...describeIssues('', result.error.issues));
  return null;
}

function parsePart(
  part: 'data' | 'draft',
  data: DocumentData | undefined,
  { schema }: DocumentKind,
  faults: string[],
): DocumentData | undefined {
  if (!data) return undefined;
  const result = schema.safeParse(data);
  if (result.success) return result.data as DocumentData;
  faults.push(...describeIssues(part, result.error.issues));
  return undefined;
}

const describeIssues = (part: string, issues: { path: PropertyKey[]; message: string }[]): string[] =>
  issues.map(({ path, message }) => {
    const place = [part, ...path.map(String)].filter(Boolean).join('.');
    return place ? `${place}: ${message}` : message;
  });

/**
 * Refuses documents that do not match each other, such as a link to a page that does not exist.
 * @param content what visitors would see with them
 * @throws ContentFilesError
 */
export function refuseFaultyContent(content: WholeContent): void {
  const faults = listFaults(content).map(
    ({ collection, slug, path, message }) =>
      `${collection}/${slug}.json: ${['data', ...path].join('.')}: ${message}`,
  );
  if (faults.length > 0) throw new ContentFilesError(faults);
}

/** By position, then by slug. */
export function inFileOrder(a: ReadDocument, b: ReadDocument): number {
  const difference = (a.position ?? Infinity) - (b.position ?? Infinity);
  // Two without a position yield NaN.
  if (difference) return difference;
  return a.slug < b.slug ? -1 : 1;
}

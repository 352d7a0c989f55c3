import type { JsonObject } from '#design/admin/json-path.ts';
import type { ApiError } from '#design/api/api-error.ts';
import type { ActionInput, EditingAction, EditingKind, Refusal } from '#domain/editing/admin/editing-kind.ts';
import { slugTakenCode, type ContentDocument, type NamedDraft } from '../../contract.ts';
import { contentApi, readNamedDrafts, type DocumentName } from '../content-api.ts';
import { findEmpty } from '../form/find-empty.ts';
import type { FieldSchema } from '../form/json-schema.ts';
import { sayError } from '../form/wording.ts';
import { describePath, findPlace } from './describe-path.ts';

type DocumentInput = ActionInput<ContentDocument, JsonObject>;

type DocumentAction = EditingAction<ContentDocument, JsonObject>;

/** A document's text, including its draft. */
export const readText = ({ draft, data }: Pick<ContentDocument, 'draft' | 'data'>): JsonObject =>
  draft ?? data ?? {};

/** @param opened what a new document will be called */
export const createDocumentKind = (
  opened: DocumentName,
  schema: FieldSchema,
): EditingKind<ContentDocument, JsonObject> => ({
  noun: 'document',
  toKey: (document) => `content/${opened.collection}/${document?.slug ?? opened.slug}`,
  listKeys: [['content'], [`content-list-${opened.collection}`]],
  toValues: readText,
  readKept: (kept) => (typeof kept === 'object' ? (kept as JsonObject | null) : null),
  describePath: (path, values) => describePath(schema, path, values),
  describeRefusal: (error, input) => describeRefusal(schema, error, input),
  chooseDraftAction: () => ({
    name: 'save',
    done: 'Draft saved',
    send: (input) => sendText(opened, input),
  }),
  autosave: {
    pick: (values) => values,
    describeMissing: (values) => describeMissing(schema, values),
    send: (item, values) =>
      item === null ? contentApi.create(opened, values) : contentApi.autosave(item, values),
  },
  api: contentApi,
});

interface Publishing {
  isUnsaved: boolean;
  /** Published with it. */
  drafts: readonly NamedDraft[];
  /** What would have to be published as well. */
  onNamed: (drafts: NamedDraft[]) => void;
}

/** Shows visitors the document as it is typed. */
export const createPublishAction = (
  opened: DocumentName,
  { isUnsaved, drafts, onNamed }: Publishing,
): DocumentAction => ({
  name: 'publish',
  done: drafts.length > 0 ? `${drafts.length + 1} documents published` : 'Document published',
  async send(input) {
    const from = isUnsaved || input.item === null ? await sendText(opened, input) : input.item;
    input.keep(from);
    try {
      if (drafts.length === 0) return await contentApi.publish(from);
      const [published] = await contentApi.publishTogether([from, ...drafts]);
      return published!;
    } catch (error) {
      onNamed(readNamedDrafts(error));
      throw error;
    }
  },
});

/** Gives the document another address. */
export const createRenameAction = (document: ContentDocument, slug: string): DocumentAction => ({
  name: 'rename',
  done: 'Document renamed',
  leavesText: true,
  send: ({ item }) => contentApi.save(item ?? document, { slug }),
});

const sendText = (opened: DocumentName, { item, values }: DocumentInput): Promise<ContentDocument> =>
  item === null ? contentApi.create(opened, values) : contentApi.save(item, { data: values });

/** The server refuses a text with a required field that is empty: nothing is sent until it has something. */
function describeMissing(schema: FieldSchema, values: JsonObject): string | null {
  const empty = findEmpty(schema, values);
  return empty === null ? null : `something in “${describePath(schema, empty, values)}”`;
}

/** The errors of the fields, each as a full sentence. */
function describeRefusal(
  schema: FieldSchema,
  error: ApiError,
  { item: document, values }: Pick<DocumentInput, 'item' | 'values'>,
): Refusal {
  const errors: Record<string, string> =
    error.code === slugTakenCode
      ? { slug: error.message }
      : Object.fromEntries(
          error.errors.map(({ field, message }) => {
            const path = field.replace(/^data\.?/, '');
            return [path, sayError(message, findPlace(schema, path, values))];
          }),
        );
  // The slug of a new document has no field: it was asked for before the form. Nor have those of other documents.
  const hasNoField = Object.keys(errors).some(
    (path) => path === '' || (path === 'slug' && document === null) || path.startsWith('documents.'),
  );
  return { errors, toast: hasNoField || Object.keys(errors).length === 0 ? error.message : undefined };
}

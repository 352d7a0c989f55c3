import { useQuery } from '@tanstack/react-query';
import type { CollectionDescription } from '../contract.ts';
import { contentApi, type DocumentName } from './content-api.ts';
import type { FieldSchema } from './form/json-schema.ts';

/** The collections with their JSON Schemas, which do not change while the software is running. */
export const useCollections = () =>
  useQuery({
    queryKey: ['content', 'collections'],
    queryFn: contentApi.listCollections,
    staleTime: Infinity,
    meta: { failure: 'The collections could not be loaded.' },
  });

/** A document for editing: it is not refetched while it is being edited. @param name null for none */
export const useDocument = (name: DocumentName | null) =>
  useQuery({
    queryKey: ['content-document', name?.collection, name?.slug],
    queryFn: () => contentApi.read(name!),
    enabled: name !== null,
    staleTime: Infinity,
    gcTime: 0,
  });

/** The schema of a document; an empty one where the content has no such document. */
export const findSchema = (
  collections: readonly CollectionDescription[],
  collection: string,
  slug: string,
): FieldSchema => {
  const { schemas = {} } = collections.find(({ name }) => name === collection) ?? {};
  return (schemas[slug] ?? schemas['*'] ?? {}) as FieldSchema;
};

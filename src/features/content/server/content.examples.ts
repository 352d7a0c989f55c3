import type {
  BinnedDocument,
  CollectionDescription,
  ContentDocument,
  ContentOverview,
  DocumentCard,
  DocumentVersionText,
  Editor,
  LinkingDocument,
  MadePreviewLink,
  PublishedDocument,
} from '../contract.ts';

/** What the API's description shows. */
export const dataExample = { question: 'Who signs?', answer: 'An engineer, by name.' };

const at = '2026-11-20T08:00:00.000Z';

export const collectionExample: CollectionDescription = {
  name: 'people',
  label: 'People',
  description: 'Who signs the work',
  kind: 'list',
  singular: 'person',
  schemas: { '*': { type: 'object' } },
};

export const publishedExample: PublishedDocument = {
  collection: 'people',
  slug: 'eva-lindqvist',
  title: 'Eva Lindqvist',
  path: null,
  version: 3,
  data: { name: 'Eva Lindqvist' },
};

export const cardExample: DocumentCard = {
  collection: 'people',
  slug: 'eva-lindqvist',
  title: 'Eva Lindqvist',
  path: null,
  version: 4,
  state: 'published',
  has_draft: true,
  updated_at: at,
  updated_by: 'Eva',
};

export const documentExample: ContentDocument = {
  ...cardExample,
  data: { name: 'Eva Lindqvist' },
  draft: { name: 'Eva Lindqvist-Berg' },
  is_readable: true,
};

export const versionExample: DocumentVersionText = {
  version: 4,
  action: 'save',
  slug: 'eva-lindqvist',
  created_at: at,
  author: 'Eva',
  changed: ['name'],
  data: { name: 'Eva Lindqvist-Berg' },
};

export const editorExample: Editor = { name: 'Eva', seen_at: at };

export const linkingExample: LinkingDocument = {
  collection: 'site',
  slug: 'footer',
  title: 'Footer',
  field: 'groups.0.links.2.href',
};

export const binnedExample: BinnedDocument = {
  id: '019a9f5e-7711-7d90-8e21-3c5a9b7d1f40',
  collection: 'people',
  slug: 'eva-lindqvist',
  title: 'Eva Lindqvist',
  deleted_at: at,
};

export const previewLinkExample: MadePreviewLink = {
  id: '019a9f5e-7711-7d90-8e21-3c5a9b7d1f41',
  path: '/services',
  created_at: at,
  created_by: 'Eva',
  expires_at: '2026-11-27T08:00:00.000Z',
  url: 'https://www.example.com/preview/h3kW0zXqJr5vT8mNc2bYpLdS6fGaUeRi/services',
};

export const overviewExample: ContentOverview = {
  collections: [{ name: 'cases', documents: 8, drafts: 1 }],
  to_replace: [
    {
      collection: 'cases',
      slug: 'ticket-routing',
      title: 'Nordlicht Telecom',
      reason: 'Client and figures are made up',
    },
  ],
  unreadable: [],
};

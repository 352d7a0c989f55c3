import type { VersionText } from '#domain/editing/contract.ts';
import { versionExample } from '#domain/editing/server/editing.examples.ts';
import type {
  BinnedDocument,
  CollectionDescription,
  ContentDocument,
  ContentOverview,
  FoundText,
  DocumentCard,
  LinkingDocument,
  NamedDraft,
  CreatedPreviewLink,
  Demonstration,
  PreviewLink,
  PublishedDocument,
} from '../contract.ts';

/** Examples in the API's description. */
export const dataExample = { client: 'Hafen Nord', category: 'Logistics' };

const at = '2026-11-20T08:00:00.000Z';

export const collectionExample: CollectionDescription = {
  name: 'cases',
  label: 'Case studies',
  description: 'Each has its own page and can be featured on the home page.',
  kind: 'list',
  singular: 'case study',
  slug_hint: 'Lowercase letters and digits, with single hyphens between.',
  descriptions: {},
  schemas: { '*': { type: 'object' } },
};

export const publishedExample: PublishedDocument = {
  collection: 'cases',
  slug: 'dock-schedule',
  title: 'Hafen Nord',
  path: '/portfolio/dock-schedule',
  version: 3,
  data: { client: 'Hafen Nord' },
};

export const cardExample: DocumentCard = {
  collection: 'cases',
  slug: 'dock-schedule',
  title: 'Hafen Nord',
  path: '/portfolio/dock-schedule',
  version: 4,
  state: 'published',
  has_draft: true,
  closes_on: null,
  updated_at: at,
  updated_by: 'Eva',
};

export const documentExample: ContentDocument = {
  ...cardExample,
  data: { client: 'Hafen Nord' },
  draft: { client: 'Hafen Nord, Hamburg' },
  is_readable: true,
};

export const versionTextExample: VersionText = {
  ...versionExample,
  data: { client: 'Hafen Nord, Hamburg' },
};

export const linkingExample: LinkingDocument = {
  collection: 'site',
  slug: 'footer',
  title: 'Footer',
  field: 'groups.0.links.2.href',
  removable: false,
  edit_path: '/admin/content/site/footer',
};

export const namedDraftExample: NamedDraft = {
  collection: 'cases',
  slug: 'ticket-routing',
  title: 'Nordlicht Telecom',
  version: 1,
};

export const binnedExample: BinnedDocument = {
  id: '019a9f5e-7711-7d90-8e21-3c5a9b7d1f40',
  collection: 'cases',
  slug: 'dock-schedule',
  title: 'Hafen Nord',
  deleted_at: at,
};

export const previewLinkExample: PreviewLink = {
  id: '019a9f5e-7711-7d90-8e21-3c5a9b7d1f41',
  path: '/services',
  created_at: at,
  created_by: 'Eva',
  expires_at: '2026-11-27T08:00:00.000Z',
};

export const createdPreviewLinkExample: CreatedPreviewLink = {
  ...previewLinkExample,
  url: 'https://www.example.com/preview/h3kW0zXqJr5vT8mNc2bYpLdS6fGaUeRi/services',
};

export const foundTextExample: FoundText = {
  collection: 'site',
  slug: 'facts',
  title: 'Facts',
  path: 'items.3.value',
  text: '90 days',
};

export const overviewExample: ContentOverview = {
  collections: [{ name: 'cases', documents: 8, drafts: 1 }],
  to_replace: [
    {
      collection: 'cases',
      slug: 'ticket-routing',
      title: 'Nordlicht Telecom',
      texts: 36,
      left: 12,
      claims: 7,
    },
  ],
  unreadable: [],
};

export const demonstrationExample: Demonstration = {
  texts: 15,
  left: [{ field: 'items.3.text', text: 'Cover of $1 million per claim.', kind: 'price' }],
};

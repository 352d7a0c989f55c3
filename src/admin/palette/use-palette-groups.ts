import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { contentApi } from '#features/content/admin/content-api.ts';
import { messagesApi } from '#features/leads/admin/inbox/messages-api.ts';
import { postsApi } from '#features/posts/admin/posts-api.ts';
import { useMay } from '#domain/rights/admin/use-may.tsx';
import { adminPaths } from '#paths/admin-paths.ts';
import { adminTabs, besideTabs, innerScreens, pathOfTab } from '../admin-tabs.ts';

/** A place to go to. */
export interface PaletteEntry {
  value: string;
  label: string;
  /** Tells it from others of the same name. */
  detail: string;
  path: string;
}

export interface PaletteGroup {
  value: string;
  items: PaletteEntry[];
}

/** How many of each kind are shown. */
const shownCount = 5;

/** A single letter would find nearly everything. */
const shortestSearch = 2;

/**
 * The places that fit a search: screens and documents by their names, posts and leads by what the server finds.
 * @param typed what is typed now
 * @param settled what was typed when it last rested
 */
export function usePaletteGroups(
  typed: string,
  settled: string,
  opensFirst: 'settings' | 'overview' | undefined,
): PaletteGroup[] {
  const may = useMay();
  const documents = useDocuments(may('listDocuments'));
  const isSearched = settled.length >= shortestSearch && typed.trim() !== '';
  const posts = useQuery({
    enabled: isSearched && may('readPostDraft'),
    placeholderData: keepPreviousData,
    queryKey: ['palette', 'posts', settled],
    queryFn: () => postsApi.list(null, { q: settled, limit: String(shownCount) }),
  });
  const leads = useQuery({
    enabled: isSearched && may('listMessages'),
    placeholderData: keepPreviousData,
    queryKey: ['palette', 'leads', settled],
    queryFn: () => messagesApi.find(settled, shownCount),
  });

  const screens = [
    ...adminTabs.map((tab) => ({ ...tab, path: pathOfTab(tab, opensFirst) })),
    ...innerScreens,
    ...besideTabs,
    { label: 'New post', path: adminPaths.newPost(), needs: 'createPost' } as const,
  ]
    .filter(({ needs }) => may(needs))
    .map(({ label, path }) => ({ value: path, label, detail: '', path }));
  const groups = [
    { value: 'Screens', items: screens.filter((entry) => fits(entry, typed)) },
    {
      value: 'Content',
      items: typed.trim() === '' ? [] : documents.filter((entry) => fits(entry, typed)).slice(0, shownCount),
    },
    {
      value: 'Blogs',
      items: (isSearched ? (posts.data?.rows ?? []) : []).map(({ id, title, published }) => ({
        value: id,
        label: title,
        detail: published ? '' : 'Draft',
        path: adminPaths.post(id),
      })),
    },
    {
      value: 'Contact Messages',
      items: (isSearched ? (leads.data?.rows ?? []) : []).map(({ id, name, subject }) => ({
        value: id,
        label: subject,
        detail: name,
        path: adminPaths.message(id),
      })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** Whether an entry, or its address, has each word typed. */
const fits = ({ value, label, detail }: PaletteEntry, typed: string): boolean => {
  const text = `${label} ${detail} ${value}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

function useDocuments(enabled: boolean): PaletteEntry[] {
  const { data = [] } = useQuery({
    enabled,
    queryKey: ['content', 'palette'],
    staleTime: 60_000,
    queryFn: async () => {
      const collections = await contentApi.listCollections();
      const lists = await Promise.all(collections.map(({ name }) => contentApi.list(name, '', null)));
      return collections.flatMap(({ name, label }, index) => [
        { value: name, label, detail: 'Content', path: adminPaths.collection(name) },
        ...lists[index]!.rows.map(({ slug, title }) => ({
          value: `${name}/${slug}`,
          label: title,
          detail: label,
          path: adminPaths.document(name, slug),
        })),
      ]);
    },
  });
  return data;
}

import { FolderListScreen } from '#domain/rows/admin/folder-list-screen.tsx';
import { useFolderList } from '#domain/rows/admin/use-folder-list.ts';
import { useRowAction } from '#domain/rows/admin/use-row-action.ts';
import { createClient } from '#design/api/create-client.ts';
import { toFolderQuery, type Folder } from '#domain/rows/admin/folder.ts';
import { apiBase, apiPath } from '#paths/api-paths.ts';
import type { Subscription } from '../contract.ts';
import { SubscriptionItem } from './subscription-item.tsx';
import type { newsletterExportRoutes } from '../server/newsletter-export.routes.ts';
import type { newsletterRoutes } from '../server/newsletter.routes.ts';

const key = 'subscriptions';

/** The Newsletter tab. */
export function NewsletterScreen() {
  const subscriptions = useFolderList<Subscription>({
    key,
    loadPage: newsletterApi.list,
    failure: 'Failed to load subscriptions.',
  });
  const { settled, folder } = subscriptions.search;
  const release = useRowAction<Subscription>({
    list: key,
    send: (id) => newsletterApi.markSpam(id, false),
    done: 'Subscription moved to the subscribers',
  });
  const remove = useRowAction<Subscription>({
    list: key,
    send: newsletterApi.remove,
    done: 'Subscription deleted successfully.',
    failed: { always: 'Failed to delete subscription.' },
  });

  return (
    <FolderListScreen
      title="Newsletter Subscriptions"
      one="subscription"
      many="subscriptions"
      mainLabel="Subscribers"
      list={subscriptions}
      exportUrl={newsletterApi.exportUrl(settled, folder)}
      onDelete={remove}
    >
      {(rows, { act, askToDelete }) => (
        <ul>
          {rows.map((subscription) => (
            <SubscriptionItem
              key={subscription.id}
              subscription={subscription}
              onRelease={() => act(() => release(subscription.id))}
              onDelete={() => askToDelete(subscription.id)}
            />
          ))}
        </ul>
      )}
    </FolderListScreen>
  );
}

const subscriptions = createClient<typeof newsletterRoutes>(apiPath('newsletter'));
const exports = createClient<typeof newsletterExportRoutes>(apiBase);

/** The admin area's requests about the newsletter. Each throws ApiError. */
const newsletterApi = {
  list: (next: string | null, search: string, folder: Folder) =>
    subscriptions.getPage('/', { query: toFolderQuery(search, folder) }, next),
  exportUrl: (search: string, folder: Folder) =>
    exports.addressOf('/newsletter-export', { query: toFolderQuery(search, folder) }),
  markSpam: (id: string, spam: boolean) => subscriptions.put('/:id/spam', { param: { id }, json: { spam } }),
  remove: (id: string) => subscriptions.delete('/:id', { param: { id } }),
};

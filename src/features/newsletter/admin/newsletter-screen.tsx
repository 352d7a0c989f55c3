import { FolderListScreen } from '#domain/rows/admin/folder-list-screen.tsx';
import { useFolderList } from '#domain/rows/admin/use-folder-list.ts';
import { useRowAction } from '#domain/rows/admin/use-row-action.ts';
import type { Subscription } from '../contract.ts';
import { newsletterApi } from './newsletter-api.ts';
import { SubscriptionItem } from './subscription-item.tsx';

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
      exportAddress={newsletterApi.exportAddress(settled, folder)}
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

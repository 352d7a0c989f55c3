import { BoxedListScreen } from '#design/admin/lists/boxed-list-screen.tsx';
import { useBoxedList } from '#design/admin/lists/use-boxed-list.ts';
import { useRowAction } from '#design/admin/lists/use-row-action.ts';
import type { Subscription } from '../contract.ts';
import { newsletterApi } from './newsletter-api.ts';
import { SubscriptionItem } from './subscription-item.tsx';

const key = 'subscriptions';

/** The Newsletter tab. */
export function NewsletterScreen() {
  const subscriptions = useBoxedList<Subscription>({
    key,
    loadPage: newsletterApi.list,
    failure: 'Failed to load subscriptions.',
  });
  const { settled, box } = subscriptions.search;
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
    <BoxedListScreen
      title="Newsletter Subscriptions"
      one="subscription"
      many="subscriptions"
      mainLabel="Subscribers"
      list={subscriptions}
      exportAddress={newsletterApi.exportAddress(settled, box)}
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
    </BoxedListScreen>
  );
}

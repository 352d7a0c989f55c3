import type { Box } from '#design/admin/lists/box.ts';
import { BoxLinks } from '#design/admin/lists/box-links.tsx';
import { describeEmptyList } from '#design/admin/lists/list-search.tsx';
import { useList } from '#design/admin/lists/use-list.ts';
import { useListSearch } from '#design/admin/lists/use-list-search.ts';
import { useRowAction } from '#design/admin/lists/use-row-action.ts';
import type { Subscription } from '../contract.ts';
import { newsletterApi } from './newsletter-api.ts';
import { NewsletterTab } from './newsletter-tab.tsx';

const key = 'subscriptions';

/** The subscriptions of a box, or those that a search finds. */
const useSubscriptions = (box: Box, search = '') =>
  useList<Subscription>({
    key,
    search,
    box,
    loadPage: (next) => newsletterApi.list(next, search, box),
    failure: 'Failed to load subscriptions.',
  });

/** The Newsletter tab, with the API behind it. */
export function NewsletterScreen() {
  const search = useListSearch();
  const { box, settled } = search;
  const subscriptions = useSubscriptions(box, settled);
  const spam = useSubscriptions('spam');
  const release = useRowAction<Subscription>({
    list: key,
    change: () => null,
    send: (id) => newsletterApi.markSpam(id, false),
    done: 'Subscription moved to the subscribers',
  });
  const remove = useRowAction<Subscription>({
    list: key,
    change: () => null,
    send: newsletterApi.remove,
    done: 'Subscription deleted successfully.',
    failed: { always: 'Failed to delete subscription.' },
  });
  return (
    <NewsletterTab
      subscriptions={subscriptions}
      search={search}
      boxes={<BoxLinks mainLabel="Subscribers" box={box} search={settled} spam={spam} />}
      emptyText={box === 'spam' && settled === '' ? 'No spam.' : describeEmptyList('subscriptions', search)}
      exportAddress={newsletterApi.exportAddress(settled, box)}
      onRelease={release}
      onDelete={remove}
    />
  );
}

import { describeEmptyList } from '#design/admin/list-search.tsx';
import type { Subscription } from '#features/newsletter/contract.ts';
import { NewsletterTab } from '#features/newsletter/admin/newsletter-tab.tsx';
import { api } from './api-client.ts';
import { BoxLinks } from './box-links.tsx';
import { toErrorNotice } from './error-notice.ts';
import { useList } from './use-list.ts';
import { useListSearch, type Box } from './use-list-search.ts';
import { useRowAction } from './use-row-action.ts';

const key = 'subscriptions';

/** The subscriptions of a box, or those that a search finds. */
const useSubscriptions = (box: Box, search = '') =>
  useList<Subscription>({
    key,
    search,
    box,
    loadPage: (next) => api.newsletter.list(next, search, box),
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
    send: (id) => api.newsletter.markSpam(id, false),
    done: 'Subscription moved to the subscribers',
    toNotice: toErrorNotice,
  });
  const remove = useRowAction<Subscription>({
    list: key,
    change: () => null,
    send: api.newsletter.remove,
    done: 'Subscription deleted successfully.',
    toNotice: (error) => toErrorNotice(error, { always: 'Failed to delete subscription.' }),
  });
  return (
    <NewsletterTab
      subscriptions={subscriptions}
      search={search}
      boxes={<BoxLinks mainLabel="Subscribers" box={box} search={settled} spam={spam} />}
      emptyText={box === 'spam' && settled === '' ? 'No spam.' : describeEmptyList('subscriptions', search)}
      exportAddress={api.newsletter.exportAddress(settled, box)}
      onRelease={release}
      onDelete={remove}
    />
  );
}

import type { Subscription } from '#features/newsletter/contract.ts';
import { NewsletterTab } from '#features/newsletter/ui/newsletter-tab.tsx';
import { api } from './api-client.ts';
import { toErrorNotice } from './error-notice.ts';
import { useList } from './use-list.ts';
import { useListSearch } from './use-list-search.ts';
import { useRowAction } from './use-row-action.ts';

const key = 'subscriptions';

/** The Newsletter tab, with the API behind it. */
export function NewsletterScreen() {
  const search = useListSearch();
  const subscriptions = useList<Subscription>({
    key,
    search: search.settled,
    loadPage: (next) => api.newsletter.list(next, search.settled),
    failure: 'Failed to load subscriptions.',
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
      exportAddress={api.newsletter.exportAddress(search.settled)}
      onDelete={remove}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { adminPaths } from '#paths/admin-paths.ts';
import { FolderListScreen } from '#domain/rows/admin/folder-list-screen.tsx';
import { useFolderList } from '#domain/rows/admin/use-folder-list.ts';
import { useRowAction } from '#domain/rows/admin/use-row-action.ts';
import { ChoiceMenu } from '#design/admin/choice-menu.tsx';
import { Button } from '#design/ui/button.tsx';
import { subscriptionStatuses, type Subscription, type SubscriptionStatus } from '../contract.ts';
import { ConfirmationSetting } from './confirmation-setting.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { newsletterApi } from './newsletter-api.ts';
import { statusNames, SubscriptionItem } from './subscription-item.tsx';

const key = 'subscriptions';
const countsKey = 'subscription-counts';

/** The Newsletter tab. */
export function NewsletterScreen() {
  const [status, setStatus] = useState<SubscriptionStatus | undefined>();
  const [, navigate] = useLocation();
  const [isImporting, setIsImporting] = useState(false);
  const subscriptions = useFolderList<Subscription>({
    key,
    filter: status ?? '',
    loadPage: (next, search, folder) => newsletterApi.list(next, search, folder, status),
    failure: 'Failed to load subscriptions.',
  });
  const { settled, folder } = subscriptions.search;
  const row = useSubscriptionActions();

  return (
    <>
      <FolderListScreen
        title="Newsletter Subscriptions"
        one="subscription"
        many="subscriptions"
        mainLabel="Subscribers"
        list={subscriptions}
        exportUrl={newsletterApi.exportUrl(settled, folder, status)}
        onDelete={row.remove}
        emptyText={
          status && folder === 'main' && settled === '' ? `No subscription is ${status}.` : undefined
        }
        actions={
          <>
            <Button
              variant="secondary"
              size="compact"
              className="ml-auto"
              onClick={() => setIsImporting(true)}
            >
              Import CSV
            </Button>
            <Button size="compact" onClick={() => navigate(adminPaths.issues())}>
              Issues
            </Button>
          </>
        }
        filters={
          folder === 'main' && (
            <>
              <ConfirmationSetting countsKey={countsKey} />
              <StatusFilter status={status} onChoose={setStatus} />
            </>
          )
        }
      >
        {(rows, { act, askToDelete }) => (
          <ul>
            {rows.map((subscription) => (
              <SubscriptionItem
                key={subscription.id}
                subscription={subscription}
                onRelease={() => act(() => row.release(subscription.id))}
                onAsk={() => row.ask(subscription.id)}
                onEnd={(next) => row[next](subscription.id)}
                onDelete={() => askToDelete(subscription.id)}
              />
            ))}
          </ul>
        )}
      </FolderListScreen>
      <ImportDialog open={isImporting} onClose={() => setIsImporting(false)} keys={[key, countsKey]} />
    </>
  );
}

interface StatusFilterProps {
  status: SubscriptionStatus | undefined;
  onChoose: (status: SubscriptionStatus | undefined) => void;
}

/** Restricts the list to one status, and says how many have each. */
function StatusFilter({ status, onChoose }: StatusFilterProps) {
  const { data: counts } = useQuery({ queryKey: [countsKey], queryFn: newsletterApi.counts });
  const choices = [
    { value: 'all' as const, label: 'All' },
    ...subscriptionStatuses.map((value) => ({
      value,
      label: counts ? `${statusNames[value]} (${counts[value].toLocaleString('en-US')})` : statusNames[value],
    })),
  ];
  return (
    <div className="mb-4">
      <ChoiceMenu
        label="Status"
        text={status ? statusNames[status] : 'All states'}
        value={status ?? 'all'}
        choices={choices}
        onChoose={(value) => onChoose(value === 'all' ? undefined : value)}
      />
    </div>
  );
}

function useSubscriptionActions() {
  const list = { list: key, count: countsKey };
  const become = (status: SubscriptionStatus) => (row: Subscription) => ({ ...row, status });
  return {
    release: useRowAction<Subscription>({
      ...list,
      send: (id) => newsletterApi.markSpam(id, false),
      done: 'Subscription moved to the subscribers',
    }),
    ask: useRowAction<Subscription>({
      ...list,
      change: (row) => (row.status === 'confirmed' ? row : { ...row, status: 'pending' }),
      send: (id) => newsletterApi.changeStatus(id, 'pending'),
      done: 'The confirmation mail is on its way',
    }),
    unsubscribed: useRowAction<Subscription>({
      ...list,
      change: become('unsubscribed'),
      send: (id) => newsletterApi.changeStatus(id, 'unsubscribed'),
      done: 'Unsubscribed',
    }),
    suppressed: useRowAction<Subscription>({
      ...list,
      change: become('suppressed'),
      send: (id) => newsletterApi.changeStatus(id, 'suppressed'),
      done: 'Suppressed: no import brings the address back',
    }),
    remove: useRowAction<Subscription>({
      ...list,
      send: newsletterApi.remove,
      done: 'Subscription deleted successfully.',
      failed: { always: 'Failed to delete subscription.' },
    }),
  };
}

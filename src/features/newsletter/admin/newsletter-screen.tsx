import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { adminPaths } from '#paths/admin-paths.ts';
import { FolderListScreen } from '#domain/rows/admin/folder-list-screen.tsx';
import { useFolderList } from '#domain/rows/admin/use-folder-list.ts';
import { useRowAction } from '#domain/rows/admin/use-row-action.ts';
import { useMay } from '#domain/rights/admin/use-may.tsx';
import { useSelection } from '#domain/rows/admin/use-selection.ts';
import { ChoiceMenu } from '#design/admin/choice-menu.tsx';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import { subscriptionStatuses, type Subscription, type SubscriptionStatus } from '../contract.ts';
import { ConfirmationSetting } from './confirmation-setting.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { SenderCheckSection } from './sender-check.tsx';
import { TagsDialog } from './tags-dialog.tsx';
import { describeSuppression, SubscriptionBulkBar } from './subscription-bulk-bar.tsx';
import { newsletterApi } from './newsletter-api.ts';
import { statusNames, SubscriptionItem } from './subscription-item.tsx';

const key = 'subscriptions';
const countsKey = 'subscription-counts';

export function NewsletterScreen() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const status = subscriptionStatuses.find((one) => one === new URLSearchParams(search).get('status'));
  const [tagged, setTagged] = useState<Subscription | null>(null);
  const [toSuppress, setToSuppress] = useState<Subscription | null>(null);
  const may = useMay();
  const [isImporting, setIsImporting] = useState(false);
  const subscriptions = useFolderList<Subscription>({
    key,
    filter: status ?? '',
    loadPage: (next, text, box) => newsletterApi.list(next, text, box, status),
    failure: 'Failed to load subscriptions.',
  });
  const { settled, folder } = subscriptions.search;
  const row = useSubscriptionActions();
  const shown = subscriptions.rows.rows;
  const selection = useSelection(shown.map(({ id }) => id));
  const selected = shown.filter(({ id }) => selection.has(id));

  function chooseStatus(next: SubscriptionStatus | undefined) {
    const query = new URLSearchParams(search);
    if (next) query.set('status', next);
    else query.delete('status');
    navigate(query.size > 0 ? `${path}?${query.toString()}` : path, { replace: true });
  }

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
        emptyAction={
          folder === 'main' &&
          status === undefined &&
          settled === '' && (
            <>
              <p className="text-small text-ink-2">
                Addresses that visitors enter at the foot of the site arrive here.
              </p>
              <Button variant="secondary" size="compact" onClick={() => setIsImporting(true)}>
                Import a list
              </Button>
            </>
          )
        }
        rowClass="h-12"
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
            {may('listIssues') && (
              <Button size="compact" onClick={() => navigate(adminPaths.issues())}>
                Issues
              </Button>
            )}
          </>
        }
        above={folder === 'main' && <ConfirmationSetting countsKey={countsKey} />}
        choices={folder === 'main' && <StatusFilter status={status} onChoose={chooseStatus} />}
      >
        {(rows, { act, askToDelete }) => (
          <>
            <ul className="@container border-t border-hairline">
              {rows.map((subscription) => (
                <SubscriptionItem
                  key={subscription.id}
                  subscription={subscription}
                  isSelected={selection.has(subscription.id)}
                  onSelect={(toAnchor) => selection.toggle(subscription.id, toAnchor)}
                  onRelease={() => act(() => row.release(subscription.id))}
                  onAsk={() => row.ask(subscription.id)}
                  onUnsubscribe={() => row.unsubscribe(subscription.id)}
                  onSuppress={() => setToSuppress(subscription)}
                  onTag={() => setTagged(subscription)}
                  onDelete={() => askToDelete(subscription.id)}
                />
              ))}
            </ul>
            {selected.length > 0 && (
              <SubscriptionBulkBar
                subscriptions={selected}
                isSpam={folder === 'spam'}
                keys={[key, countsKey]}
                onDone={() => act(selection.clear)}
              />
            )}
          </>
        )}
      </FolderListScreen>
      {folder === 'main' && may('checkSender') && <SenderCheckSection />}
      <AlertDialog
        open={toSuppress !== null}
        onOpenChange={() => setToSuppress(null)}
        title={`Suppress ${toSuppress?.email}?`}
        description={describeSuppression(1)}
        confirmLabel="Suppress"
        onConfirm={() => toSuppress && row.suppress(toSuppress.id)}
      />
      <TagsDialog
        key={tagged?.id}
        subscription={tagged}
        onClose={() => setTagged(null)}
        onSave={(tags) => tagged && void row.tag(tagged.id, tags)}
      />
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
    <ChoiceMenu
      label="Status"
      text={status ? statusNames[status] : 'All states'}
      value={status ?? 'all'}
      choices={choices}
      onChoose={(value) => onChoose(value === 'all' ? undefined : value)}
    />
  );
}

function useSubscriptionActions() {
  const list = { list: key, count: countsKey };
  const client = useQueryClient();
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
    unsubscribe: useRowAction<Subscription>({
      ...list,
      change: become('unsubscribed'),
      send: (id) => newsletterApi.changeStatus(id, 'unsubscribed'),
      done: 'Unsubscribed',
    }),
    suppress: useRowAction<Subscription>({
      ...list,
      change: become('suppressed'),
      send: (id) => newsletterApi.changeStatus(id, 'suppressed'),
      done: 'Suppressed: no import brings the address back',
    }),
    async tag(id: string, tags: string[]) {
      await runWrite(() => newsletterApi.changeTags(id, tags), { done: 'Tags saved' });
      void client.invalidateQueries({ queryKey: [key] });
    },
    remove: useRowAction<Subscription>({
      ...list,
      send: newsletterApi.remove,
      done: 'Subscription deleted successfully.',
      failed: { always: 'Failed to delete subscription.' },
    }),
  };
}

import { Menu } from '@base-ui/react/menu';
import { Badge, type BadgeTone } from '#design/admin/badge.tsx';
import { ActionMenu, MenuArrow } from '#design/admin/choice-menu.tsx';
import { Button, buttonClass } from '#design/ui/button.tsx';
import { formatDate } from '#design/ui/format-date.ts';
import { SelectBox } from '#domain/rows/admin/select-box.tsx';
import type { SpamReason, Subscription, SubscriptionStatus } from '../contract.ts';

interface SubscriptionItemProps {
  subscription: Subscription;
  isSelected: boolean;
  onSelect: (toAnchor: boolean) => void;
  onRelease: () => void;
  onAsk: () => void;
  onUnsubscribe: () => void;
  onSuppress: () => void;
  onTag: () => void;
  onDelete: () => void;
}

/** The reasons for spam, in words. */
const reasonTexts: Record<SpamReason, string> = {
  honeypot: 'It fills in a field that people do not see.',
  link_in_address: 'Its email address looks like a web link.',
  marked: 'An admin moved it here.',
};

export const statusNames: Record<SubscriptionStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
  suppressed: 'Suppressed',
};

const tones: Record<SubscriptionStatus, BadgeTone> = {
  pending: 'draft',
  confirmed: 'set',
  unsubscribed: 'struck',
  bounced: 'struck',
  suppressed: 'struck',
};

/** One subscription; spam is shown with its reasons. */
export function SubscriptionItem(props: SubscriptionItemProps) {
  const { subscription, isSelected, onSelect, onRelease, onDelete } = props;
  const { id, email, created_at: createdAt, spam_reasons: reasons, status, tags = [] } = subscription;
  const emailId = `subscription-${id}`;
  const notes = [...describeConsent(subscription), ...tags.map((tag) => `#${tag}`)];
  return (
    <li
      className={`grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-hairline py-1 pr-2 text-small @3xl:min-h-12 @3xl:grid-cols-[2.25rem_minmax(0,1fr)_7rem_6.5rem_10.5rem] @3xl:gap-x-3 ${isSelected ? 'bg-sunk' : 'bg-sheet hover:bg-sunk'}`}
    >
      <SelectBox label={`Select ${email}`} isSelected={isSelected} onToggle={onSelect} />
      <span className="col-span-2 min-w-0 @3xl:col-span-1">
        <span id={emailId} className="wrap-anywhere">
          {email}
        </span>
        {reasons ? (
          <span className="block text-fine text-ink-2">
            {reasons.map((reason) => reasonTexts[reason]).join(' ')}
          </span>
        ) : (
          notes.length > 0 && (
            <span className="block text-fine wrap-anywhere text-ink-2">{notes.join(' · ')}</span>
          )
        )}
      </span>
      <span className="col-start-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-fine text-ink-2 @3xl:contents">
        <span>{status && !reasons && <Badge tone={tones[status]}>{statusNames[status]}</Badge>}</span>
        <time dateTime={createdAt} className="whitespace-nowrap tabular-nums">
          {formatDate(createdAt)}
        </time>
      </span>
      <span className="flex items-center justify-self-end">
        {reasons ? (
          <Button variant="quiet" size="compact" aria-describedby={emailId} onClick={onRelease}>
            Not Spam
          </Button>
        ) : (
          <StatusMenu {...props} emailId={emailId} />
        )}
        <Button variant="quiet" size="compact" aria-describedby={emailId} onClick={onDelete}>
          Delete
        </Button>
      </span>
    </li>
  );
}

/** How it was agreed to, as far as that needs saying. */
function describeConsent({ confirmed_by: by, consent }: Subscription): string[] {
  if (by === 'import') return [consent?.note ? `By import: ${consent.note}` : 'By import'];
  if (by === 'form') return ['Without confirmation'];
  return consent?.page ? [`From ${consent.page}`] : [];
}

function StatusMenu({
  subscription,
  onAsk,
  onUnsubscribe,
  onSuppress,
  onTag,
  emailId,
}: SubscriptionItemProps & { emailId: string }) {
  const { status, confirmed_by: by } = subscription;
  const isActive = status === 'pending' || status === 'confirmed';
  // One who has ended it is not asked: only they subscribe again.
  const canAsk = status !== 'unsubscribed' && !(status === 'confirmed' && by === 'link');
  const actions = [
    { label: 'Change tags', onChoose: onTag },
    canAsk && {
      label: status === 'pending' ? 'Send confirmation again' : 'Ask to confirm',
      onChoose: onAsk,
    },
    isActive && { label: 'Unsubscribe', onChoose: onUnsubscribe },
    status !== 'suppressed' && { label: 'Suppress', onChoose: onSuppress },
  ].filter((action) => action !== false);
  const trigger = (
    <Menu.Trigger className={buttonClass('quiet', 'compact')} aria-describedby={emailId}>
      More
      <MenuArrow />
    </Menu.Trigger>
  );
  return <ActionMenu label="More" trigger={trigger} actions={actions} />;
}

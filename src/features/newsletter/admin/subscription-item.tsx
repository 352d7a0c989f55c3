import { Button } from '#design/ui/button.tsx';
import { formatDate } from '#design/ui/format-date.ts';
import type { SpamReason, Subscription } from '../contract.ts';

interface SubscriptionItemProps {
  subscription: Subscription;
  onRelease: () => void;
  onDelete: () => void;
}

/** The reasons for spam, in words. */
const reasonTexts: Record<SpamReason, string> = {
  honeypot: 'It fills in a field that people do not see.',
  link_in_address: 'Its email address looks like a web link.',
  marked: 'An admin moved it here.',
};

/** One subscription; spam is shown with its reasons. */
export function SubscriptionItem({ subscription, onRelease, onDelete }: SubscriptionItemProps) {
  const { id, email, created_at: createdAt, spam_reasons: reasons } = subscription;
  const emailId = `subscription-${id}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-hairline bg-sheet px-3 py-1 text-small hover:bg-sunk">
      <span id={emailId} className="min-w-0 basis-full wrap-anywhere sm:flex-1 sm:basis-56">
        {email}
        {reasons && (
          <span className="block text-small text-ink-2">
            {reasons.map((reason) => reasonTexts[reason]).join(' ')}
          </span>
        )}
      </span>
      <time dateTime={createdAt} className="mr-auto text-small text-ink-2 sm:mr-0">
        {formatDate(createdAt)}
      </time>
      {reasons && (
        <Button variant="quiet" size="compact" aria-describedby={emailId} onClick={onRelease}>
          Not Spam
        </Button>
      )}
      <Button variant="quiet" size="compact" aria-describedby={emailId} onClick={onDelete}>
        Delete
      </Button>
    </li>
  );
}

import { Button } from '#design/ui/button.tsx';
import { InlineMessage } from '#design/ui/inline-message.tsx';
import type { UnsentMail } from '../contract.ts';

interface UnsentMailsNoticeProps {
  /** Newest first. */
  mails: UnsentMail[];
  isRetrying: boolean;
  onRetry: () => void;
}

/** A few are enough to find the messages; the others have the same cause. */
const namedCount = 5;

/** Says what could not be mailed and why, and offers to retry. */
export function UnsentMailsNotice({ mails, isRetrying, onRetry }: UnsentMailsNoticeProps) {
  const more = mails.length - namedCount;
  return (
    <InlineMessage
      kind="error"
      title={mails.length === 1 ? '1 email could not be sent' : `${mails.length} emails could not be sent`}
      text="No message is lost. These notification and account emails could not be delivered:"
    >
      <ul className="list-disc pl-4">
        {mails.slice(0, namedCount).map((mail) => (
          <li key={mail.id}>
            {mail.subject} (to {mail.recipient}, {mail.failed_at ? 'given up' : 'will be retried'}):{' '}
            {mail.last_error}
          </li>
        ))}
      </ul>
      {more > 0 && <p>And {more} more.</p>}
      <Button variant="secondary" size="compact" busy={isRetrying} onClick={onRetry}>
        {isRetrying ? 'Trying...' : 'Try again now'}
      </Button>
    </InlineMessage>
  );
}

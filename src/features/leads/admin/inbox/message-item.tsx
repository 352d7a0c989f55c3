import { Badge } from '#design/admin/badge.tsx';
import { Button } from '#design/ui/button.tsx';
import { formatDate } from '#design/ui/format-date.ts';
import { linkClass } from '#design/ui/link-class.ts';
import type { Message } from '../../contract.ts';
import { describeSpam } from './describe-spam.ts';

interface MessageItemProps {
  message: Message;
  onMarkRead: () => void;
  onMarkSpam: () => void;
  onRelease: () => void;
  onDelete: () => void;
}

/** One message. Unread ones have a badge and a heavy border; spam has a dashed one, and its reasons. */
export function MessageItem({ message, onMarkRead, onMarkSpam, onRelease, onDelete }: MessageItemProps) {
  const {
    id,
    name,
    email,
    subject,
    source,
    quiz_answers: quizAnswers,
    read,
    created_at: createdAt,
    spam_reasons: reasons,
  } = message;
  const titleId = `message-${id}`;
  const isNew = !read && !reasons;
  const border = reasons ? 'border border-dashed border-control' : 'border border-hairline';
  return (
    <li className={`flex flex-col gap-3 bg-sheet p-4 sm:p-6 ${isNew ? 'border-2 border-petrol' : border}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 sm:flex-nowrap">
        <h2 id={titleId} className="min-w-0 text-lead wrap-anywhere">
          {subject}
        </h2>
        <p className="flex shrink-0 items-center gap-3 text-small text-ink-2">
          {isNew && <Badge tone="new">New</Badge>}
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </p>
      </div>
      <p className="text-small wrap-anywhere text-ink-2">
        {name}
        {' · '}
        <a href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`} className={linkClass}>
          {email}
        </a>
        {source && ` · sent with the form “${source}”`}
      </p>
      <p className="max-w-[36.5em] wrap-anywhere whitespace-pre-wrap">{message.message}</p>
      {quizAnswers && (
        <p className="max-w-[36.5em] text-small wrap-anywhere text-ink-2">{`Quiz answers: ${quizAnswers}`}</p>
      )}
      {reasons && (
        <p className="max-w-[36.5em] border-l border-dashed border-ink pl-3 text-small text-ink-2">
          {describeSpam(reasons)}
        </p>
      )}
      <div className="flex flex-wrap gap-2 pt-1">
        {isNew && (
          <Button variant="secondary" size="compact" aria-describedby={titleId} onClick={onMarkRead}>
            Mark as Read
          </Button>
        )}
        {reasons ? (
          <Button variant="secondary" size="compact" aria-describedby={titleId} onClick={onRelease}>
            Not Spam
          </Button>
        ) : (
          <Button variant="secondary" size="compact" aria-describedby={titleId} onClick={onMarkSpam}>
            Move to Spam
          </Button>
        )}
        <Button variant="danger" size="compact" aria-describedby={titleId} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  );
}

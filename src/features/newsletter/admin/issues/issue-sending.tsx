import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { Badge } from '#design/admin/badge.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import { formatMoment } from '#design/ui/format-moment.ts';
import { InlineMessage } from '#design/ui/inline-message.tsx';
import { TextField } from '#design/ui/text-field.tsx';
import { useMay } from '#domain/rights/admin/use-may.tsx';
import { isPast, type Issue } from '../../issues.contract.ts';
import {
  describePause,
  describeProgress,
  describeWelcomeStart,
  statusBadges,
  welcomeBadges,
} from './issue-words.ts';
import { useIssuePreview } from './issue-preview.tsx';
import { issueListKey, issuesApi } from './issues-api.ts';

interface IssueSendingProps {
  issue: Issue;
  /** The typed text is not saved yet. */
  isUnsaved: boolean;
  /** What it has brought, as of so many mails sent. */
  renderStats?: ((id: string, sent: number) => ReactNode) | undefined;
  /** The server has another state of it. */
  onChanged: (issue: Issue) => void;
}

/** How soon figures are renewed while mails are on their way. */
const intervalMs = 2000;

/** Sends an issue, and says what became of it. */
export function IssueSending(props: IssueSendingProps) {
  const { data: issue = props.issue } = useQuery({
    queryKey: ['issue-progress', props.issue.id, props.issue.version],
    queryFn: () => issuesApi.read(props.issue.id),
    initialData: props.issue,
    refetchInterval: ({ state }) =>
      state.data && ['sending', 'scheduled', 'paused'].includes(state.data.status) ? intervalMs : false,
  });
  const may = useMay();
  const { name, tone } = (issue.welcome && welcomeBadges[issue.status]) ?? statusBadges[issue.status];
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={tone}>{name}</Badge>
        {issue.started_at && (
          <p role="status" className="text-small tabular-nums">
            {describeProgress(issue)}
          </p>
        )}
        {issue.status === 'scheduled' && (
          <p className="text-small">Will be sent on {formatMoment(issue.send_at!)}.</p>
        )}
      </div>
      <Suspense>{issue.started_at && props.renderStats?.(issue.id, issue.progress.sent)}</Suspense>
      {issue.status === 'paused' && (
        <InlineMessage kind="info" title="Paused" text={describePause(issue.paused_for)}>
          {issue.pause_detail && <p className="text-ink-2">The mail server said: {issue.pause_detail}</p>}
        </InlineMessage>
      )}
      {issue.status === 'draft' ? (
        <DraftSending {...props} issue={issue} />
      ) : (
        may('pauseIssue') && <RunningSending issue={issue} onChanged={props.onChanged} />
      )}
    </div>
  );
}

function useSending(onChanged: (issue: Issue) => void) {
  const client = useQueryClient();
  return async (send: () => Promise<Issue>, done: string) => {
    const outcome = await runWrite(send, { done });
    void client.invalidateQueries({ queryKey: [issueListKey] });
    if (outcome.kind === 'done') onChanged(outcome.answer);
  };
}

function DraftSending({ issue, isUnsaved, onChanged }: IssueSendingProps) {
  const { data: preview } = useIssuePreview(issue);
  const [isAsked, setIsAsked] = useState(false);
  const [at, setAt] = useState('');
  const [isTooEarly, setIsTooEarly] = useState(false);
  const run = useSending(onChanged);
  const maySend = useMay()('sendIssue');
  const isWelcome = issue.welcome !== null;
  const isBlocked = isUnsaved || !preview || preview.checks.some((check) => check.is_blocking);
  const people = preview
    ? `${preview.recipients.toLocaleString('en-US')} ${preview.recipients === 1 ? 'person' : 'people'}`
    : '';

  function ask() {
    const isRefused = at !== '' && isPast(at, Date.now());
    setIsTooEarly(isRefused);
    setIsAsked(!isRefused);
  }

  async function sendTest() {
    await runWrite(() => issuesApi.sendTest(issue.id), { done: 'The test mail is on its way to you' });
  }

  return (
    <>
      {preview && (
        <div className="text-small">
          <p>{isWelcome ? describeWelcomeStart(issue) : `It would go to ${people}.`}</p>
          {preview.checks.length > 0 && (
            <ul aria-label="Checks" className="mt-2 list-disc pl-4">
              {preview.checks.map(({ text, is_blocking: isBlocking }) => (
                <li key={text} className={isBlocking ? 'text-redline' : ''}>
                  {text}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {isUnsaved && <p className="text-small text-ink-2">Save it first: what is saved is sent.</p>}
      <Button
        variant="secondary"
        size="compact"
        className="self-start"
        busy={isUnsaved}
        onClick={() => void sendTest()}
      >
        Send me a test
      </Button>
      {!maySend && (
        <p className="text-small text-ink-2">
          {isWelcome ? 'An admin switches it on.' : 'This issue is a draft. An admin sends it.'}
        </p>
      )}
      {maySend && !isWelcome && (
        <TextField
          label="Send at"
          type="datetime-local"
          hint="In this browser's time zone. Empty: now."
          error={isTooEarly ? 'This time is past.' : undefined}
          value={at}
          onChange={({ currentTarget }) => {
            setAt(currentTarget.value);
            setIsTooEarly(false);
          }}
        />
      )}
      {maySend && (
        <Button size="compact" className="self-start" busy={isBlocked} onClick={ask}>
          {isWelcome ? 'Switch on' : at === '' ? 'Send now' : 'Schedule'}
        </Button>
      )}
      <AlertDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={
          isWelcome
            ? 'Switch this mail on?'
            : at === ''
              ? `Send it to ${people}?`
              : `Send it to ${people} at that time?`
        }
        description={
          isWelcome
            ? 'While it is on, its text cannot be changed. Switch it off to correct it: whoever waits for it gets it when it is on again.'
            : 'Its text cannot be changed afterwards. You can pause at any time.'
        }
        confirmLabel={isWelcome ? 'Switch on' : at === '' ? 'Send' : 'Schedule'}
        confirmVariant="primary"
        onConfirm={() =>
          void run(
            () => issuesApi.send(issue, at === '' ? undefined : new Date(at).toISOString()),
            isWelcome ? 'The mail is on' : at === '' ? 'The issue is being sent' : 'The issue is scheduled',
          )
        }
      />
    </>
  );
}

function RunningSending({ issue, onChanged }: Pick<IssueSendingProps, 'issue' | 'onChanged'>) {
  const run = useSending(onChanged);
  const [isCanceling, setIsCanceling] = useState(false);
  const [resending, setResending] = useState<'uncertain' | 'refused' | null>(null);
  const { status, progress } = issue;
  const ending = issue.welcome ? 'Switch off' : 'Cancel sending';
  const isOpen = status === 'scheduled' || status === 'sending' || status === 'paused';
  const mayResend = status !== 'scheduled' && status !== 'canceled';
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {status === 'sending' && (
          <Button
            variant="secondary"
            size="compact"
            onClick={() => void run(() => issuesApi.pause(issue), 'Sending is paused')}
          >
            Pause
          </Button>
        )}
        {status === 'paused' && (
          <Button size="compact" onClick={() => void run(() => issuesApi.resume(issue), 'Sending goes on')}>
            Go on
          </Button>
        )}
        {isOpen && (
          <Button variant="danger" size="compact" onClick={() => setIsCanceling(true)}>
            {ending}
          </Button>
        )}
      </div>
      {mayResend && progress.uncertain > 0 && (
        <InlineMessage
          kind="info"
          title={`${progress.uncertain} uncertain`}
          text="The process or the connection ended before the mail server had answered. Nobody knows whether these arrived."
        >
          <Button variant="secondary" size="compact" onClick={() => setResending('uncertain')}>
            Send these again
          </Button>
        </InlineMessage>
      )}
      {mayResend && progress.refused > 0 && (
        <InlineMessage
          kind="info"
          title={`${progress.refused} refused`}
          text="Addresses that do not exist are off the list already."
        >
          <Button variant="secondary" size="compact" onClick={() => setResending('refused')}>
            Try these again
          </Button>
        </InlineMessage>
      )}
      <AlertDialog
        open={isCanceling}
        onOpenChange={setIsCanceling}
        title={`${ending}?`}
        description={
          issue.welcome
            ? 'Nobody gets this mail while it is off. Whoever waits for it gets it when it is on again, unless that is more than a week late.'
            : issue.started_at
              ? `Nobody else gets this issue. Whoever has it keeps it${issue.in_archive && progress.sent > 0 ? ', and visitors can read it until you save that they cannot.' : '.'}`
              : 'It is a draft again.'
        }
        confirmLabel={ending}
        onConfirm={() =>
          void run(() => issuesApi.cancel(issue), issue.welcome ? 'The mail is off' : 'Sending is canceled')
        }
      />
      <AlertDialog
        open={resending !== null}
        onOpenChange={(open) => !open && setResending(null)}
        title={resending === 'uncertain' ? 'Send the uncertain again?' : 'Try the refused again?'}
        description={
          resending === 'uncertain'
            ? 'Some may get it twice.'
            : 'Those who have unsubscribed or are off the list are skipped.'
        }
        confirmLabel="Send again"
        confirmVariant="primary"
        onConfirm={() =>
          resending && void run(() => issuesApi.resend(issue, resending), 'They are sent again')
        }
      />
    </>
  );
}

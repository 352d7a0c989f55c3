import type { Ref } from 'react';
import { PresenceLine } from '#domain/editing/admin/presence-line.tsx';
import { Badge } from '#design/admin/badge.tsx';
import { Button } from '#design/ui/button.tsx';
import { linkClass } from '#design/ui/link-class.ts';
import { nameChannel } from '#domain/attribution/channel-names.ts';
import { formatMoment } from '#design/ui/format-moment.ts';
import type { Message } from '../../contract.ts';
import type { Assignee } from '../../inbox.contract.ts';
import { describeEvent, describeSpam, isRelease } from './describe-lead.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { LeadActivity } from './lead-activity.tsx';
import { LeadNotes } from './lead-notes.tsx';
import { LeadProperties, type OpenMenu } from './lead-properties.tsx';
import { PersonPanel } from './person-panel.tsx';
import { messagesApi } from './messages-api.ts';
import { LeadThread } from '../reply/lead-thread.tsx';
import { ReplyComposer } from '../reply/reply-composer.tsx';
import type { LeadActions } from './use-lead-actions.ts';
import { describeSource } from '../../describe-source.ts';
import { useLeadActivity } from './lead-queries.ts';

interface LeadPaneProps {
  lead: Message;
  assignees: readonly Assignee[];
  actions: LeadActions;
  menu: OpenMenu;
  /** Takes the focus when the lead is opened by a key, or replaces the list. */
  headingRef: Ref<HTMLHeadingElement>;
  replyRef: Ref<HTMLTextAreaElement>;
}

/** The opened lead: who wrote what, and the actions on it. */
export function LeadPane(props: LeadPaneProps) {
  const { lead, assignees, actions, menu, headingRef, replyRef } = props;
  const {
    name,
    email,
    subject,
    message,
    form_tag: formTag,
    quiz_answers: quizAnswers,
    read,
    spam_reasons: reasons,
  } = lead;
  const isNew = !read && !reasons;
  const conflict = actions.conflict?.current.id === lead.id ? actions.conflict : null;
  return (
    <article aria-label={subject} className="flex flex-col gap-4">
      <header className="flex flex-col gap-1">
        <div className="flex items-start justify-between gap-4">
          <h2 dir="auto" ref={headingRef} tabIndex={-1} className="text-lead wrap-anywhere outline-none">
            {subject}
          </h2>
          <p className="flex flex-wrap justify-end gap-2">
            {lead.advertising && <Badge>Looks like advertising</Badge>}
            {isNew && <Badge tone="new">New</Badge>}
          </p>
        </div>
        <p className="text-small wrap-anywhere text-ink-2">
          <bdi>{name}</bdi>
          {' · '}
          <a href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`} className={linkClass}>
            {email}
          </a>
        </p>
        <p className="text-fine text-ink-2">
          <time dateTime={lead.created_at}>{formatMoment(lead.created_at)}</time>
          {lead.channel && ` · ${nameChannel(lead.channel)}`}
          {formTag && ` · sent with the form “${formTag}”`}
        </p>
        {!reasons && (
          <PresenceLine
            name={`message/${lead.id}`}
            does="looking at"
            report={() => messagesApi.notePresence(lead.id)}
          />
        )}
      </header>
      {conflict && (
        <ConflictNotice conflict={conflict} assignees={assignees} onSettle={actions.settleConflict} />
      )}
      {!reasons && (
        <LeadProperties
          lead={lead}
          assignees={assignees}
          menu={menu}
          onChange={(changes, done) => actions.change(lead, changes, done)}
        />
      )}
      {!reasons && <ReleaseNotice lead={lead} />}
      {reasons && (
        <p className="max-w-[36.5em] border-l border-dashed border-ink pl-3 text-small text-ink-2">
          {describeSpam(reasons)}
        </p>
      )}
      <p dir="auto" className="max-w-[36.5em] wrap-anywhere whitespace-pre-wrap">
        {message}
      </p>
      {quizAnswers && (
        <p className="max-w-[36.5em] text-small wrap-anywhere text-ink-2">{`Quiz answers: ${quizAnswers}`}</p>
      )}
      <LeadThread lead={lead} onChange={actions.refresh} />
      {!reasons && (
        <>
          <ReplyComposer lead={lead} textRef={replyRef} />
          <LeadNotes id={lead.id} />
          <LeadSource source={lead.source} />
          <PersonPanel lead={lead} />
          <LeadActivity id={lead.id} />
        </>
      )}
    </article>
  );
}

interface LeadButtonsProps extends Pick<LeadPaneProps, 'lead' | 'actions'> {
  /** Runs an action that removes the lead from this list, or its button. */
  act: (action: () => void) => void;
}

export const LeadButtons = ({ lead, actions, act }: LeadButtonsProps) => (
  <>
    {!lead.read && !lead.spam_reasons && (
      <Button variant="secondary" size="compact" onClick={() => act(() => actions.markRead(lead))}>
        Mark as Read
      </Button>
    )}
    <Button
      variant="secondary"
      size="compact"
      onClick={() => act(() => actions.moveToSpam([lead], !lead.spam_reasons))}
    >
      {lead.spam_reasons ? 'Not Spam' : 'Move to Spam'}
    </Button>
    <Button variant="secondary" size="compact" onClick={() => actions.askToDelete([lead])}>
      Delete
    </Button>
  </>
);

/** Where a lead came from, according to its sender's browser. */
function LeadSource({ source }: Pick<Message, 'source'>) {
  const lines = source ? describeSource(source) : [];
  if (lines.length === 0) return null;
  return (
    <section aria-label="Source" className="max-w-[36.5em] border-t border-hairline pt-3">
      <h3 className="pb-2 text-small font-semibold">Source</h3>
      <dl className="grid grid-cols-[8.5rem_1fr] gap-x-4 gap-y-1 text-small">
        {lines.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Says why a lead has no owner, if its owner's account was deleted or lost the right to messages. */
function ReleaseNotice({ lead }: { lead: Pick<Message, 'id' | 'assignee_id' | 'status'> }) {
  const { data = [] } = useLeadActivity(lead.id);
  if (lead.assignee_id !== null || lead.status === 'done') return null;
  const last = data.find(({ kind }) => kind === 'assigned' || kind === 'unassigned');
  if (!last || !isRelease(last)) return null;
  return (
    <p className="max-w-[36.5em] border-l-2 border-redline pl-3 text-small">
      {`This message is ${describeEvent(last)} (${formatMoment(last.created_at)}).`}
    </p>
  );
}

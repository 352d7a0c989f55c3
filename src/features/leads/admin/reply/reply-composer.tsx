import { useImperativeHandle, useRef, useState, type ChangeEvent, type KeyboardEvent, type Ref } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import { TextArea } from '#design/ui/text-field.tsx';
import type { Message } from '../../contract.ts';
import { describeUnknownFields, fillReplyFields, readFirstName } from '../../fill-reply-fields.ts';
import {
  repliedMeanwhileCode,
  attachmentsLimitBytes,
  replyTextLimit,
  type Reply,
  type ReplySetup,
  type SavedReply,
} from '../../replies.contract.ts';
import { describeBytes } from './describe-bytes.ts';
import { repliesApi, savedKey, setupKey, threadKey, type ThreadData } from './replies-api.ts';
import { RivalNotice } from './rival-notice.tsx';
import { SavedRepliesDialog } from './saved-replies-dialog.tsx';
import { useReplyDraft } from './reply-drafts.ts';

interface ReplyComposerProps {
  lead: Pick<Message, 'id' | 'name' | 'email' | 'subject'>;
  /** Focused by the key `r`. */
  textRef?: Ref<HTMLTextAreaElement>;
}

export function ReplyComposer({ lead, textRef }: ReplyComposerProps) {
  const client = useQueryClient();
  const { data: setup } = useQuery({ queryKey: setupKey, queryFn: repliesApi.readSetup });
  const { data: saved = [] } = useQuery({ queryKey: savedKey, queryFn: repliesApi.listSaved });
  const { draft, change, addFile, dropSent } = useReplyDraft(lead.id);
  const [isSending, setIsSending] = useState(false);
  const [uploads, setUploads] = useState(0);
  const [error, setError] = useState('');
  const [rival, setRival] = useState<Reply | null>(null);
  const [isManaging, setIsManaging] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(textRef, () => field.current!, []);

  /** The newest entry of the thread that is shown. */
  const readLastId = (): string | null =>
    client.getQueryData<ThreadData>(threadKey(lead.id))?.pages[0]?.rows[0]?.id ?? null;

  async function send(lastId = readLastId()) {
    if (isSending || uploads > 0) return;
    const wrong = draft.text.trim() ? describeUnknownFields(draft.text) : 'Write something first';
    setError(wrong ?? '');
    if (wrong) return field.current?.focus();
    setRival(null);
    setIsSending(true);
    const body = {
      text: draft.text,
      attachment_ids: draft.files.map(({ id }) => id),
      last_entry_id: lastId,
    };
    const outcome = await runWrite(() => repliesApi.send(lead.id, body, draft.key), {
      done: describeSent(setup?.delivers_mail),
      conflict: repliedMeanwhileCode,
    });
    setIsSending(false);
    if (outcome.kind === 'conflict') {
      setRival(outcome.error.members['current'] as Reply);
      await client.invalidateQueries({ queryKey: threadKey(lead.id) });
    }
    if (outcome.kind !== 'done') return;
    dropSent(draft);
    await client.invalidateQueries({ queryKey: threadKey(lead.id) });
  }

  function insertSaved(reply: SavedReply | undefined) {
    if (!reply) return;
    const text = fillReplyFields(reply.text, {
      first_name: readFirstName(lead.name),
      name: lead.name,
      subject: lead.subject,
      my_name: setup?.author_name ?? '',
      site_name: setup?.site_name ?? '',
    });
    change({ text: draft.text.trim() ? `${draft.text.trimEnd()}\n\n${text}` : text });
  }

  async function attach(event: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(event.target.files ?? [])];
    event.target.value = '';
    const size = [...draft.files.map(({ bytes }) => bytes), ...chosen.map((file) => file.size)];
    if (size.reduce((sum, bytes) => sum + bytes, 0) > attachmentsLimitBytes) {
      return setError('The files of a reply may have at most 10 MB in all');
    }
    setError('');
    for (const file of chosen) {
      setUploads((count) => count + 1);
      const outcome = await runWrite(() => repliesApi.upload(lead.id, file));
      setUploads((count) => count - 1);
      if (outcome.kind === 'done') addFile(outcome.answer);
    }
  }

  function takeBack(id: string) {
    change({ files: draft.files.filter((file) => file.id !== id) });
    // Whatever the outcome: a file that is not part of a reply is deleted after a day.
    repliesApi.removeFile(lead.id, id).catch(() => undefined);
  }

  function pressKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  }

  return (
    <section
      aria-label="Reply"
      className="flex max-w-[44em] flex-col gap-3 border-t border-hairline pt-4 print:hidden"
    >
      <TextArea
        label={`Reply to ${lead.email}`}
        ref={field}
        rows={6}
        maxLength={replyTextLimit}
        value={draft.text}
        error={error}
        hint={setup && `${describeAnswers(setup)} An unsent reply is kept in this browser.`}
        onChange={(event) => change({ text: event.target.value })}
        onKeyDown={pressKey}
      />
      {draft.files.length > 0 && (
        <ul aria-label="Files" className="flex flex-col gap-1 text-small">
          {draft.files.map(({ id, name, bytes }) => (
            <li key={id} className="flex items-center gap-3">
              <span className="wrap-anywhere">{`${name} (${describeBytes(bytes)})`}</span>
              <Button
                variant="quiet"
                size="compact"
                aria-label={`Remove ${name}`}
                onClick={() => takeBack(id)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {rival && (
        <RivalNotice reply={rival} onSend={() => void send(rival.id)} onKeep={() => setRival(null)} />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button size="compact" busy={isSending || uploads > 0} onClick={() => void send()}>
          {isSending ? 'Sending…' : uploads > 0 ? 'Uploading…' : 'Send Reply'}
        </Button>
        <Button variant="secondary" size="compact" onClick={() => fileInput.current?.click()}>
          Attach Files
        </Button>
        <input
          ref={fileInput}
          type="file"
          multiple
          hidden
          aria-label="Files to attach"
          onChange={(event) => void attach(event)}
        />
        {saved.length > 0 && (
          <select
            aria-label="Insert a saved reply"
            className="control w-auto max-w-60 text-small"
            value=""
            onChange={(event) => insertSaved(saved.find(({ id }) => id === event.target.value))}
          >
            <option value="">Insert a saved reply…</option>
            {saved.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
        <Button variant="quiet" size="compact" onClick={() => setIsManaging(true)}>
          Saved Replies and Signature
        </Button>
      </div>
      <SavedRepliesDialog open={isManaging} onOpenChange={setIsManaging} />
    </section>
  );
}

const describeAnswers = ({ delivers_mail, receives_mail, reply_to }: ReplySetup): string =>
  !delivers_mail
    ? 'There is no mail server: replies are only written to files.'
    : receives_mail
      ? `Answers to ${reply_to} appear in this thread.`
      : `Answers go to ${reply_to}: no mailbox is connected under Mail & Services.`;

/** @param delivers whether there is a mail server; undefined while that is not known */
function describeSent(delivers: boolean | undefined): string {
  if (delivers === undefined) return 'Reply saved';
  return delivers ? 'Reply is on its way' : 'Reply saved, but not delivered: there is no mail server';
}

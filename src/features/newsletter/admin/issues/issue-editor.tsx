import { useId, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Switch } from '#design/admin/switch.tsx';
import { Button } from '#design/ui/button.tsx';
import { TextField } from '#design/ui/text-field.tsx';
import { EditorBar } from '#domain/editing/admin/editor-bar.tsx';
import { EditorFrame } from '#domain/editing/admin/editor-frame.tsx';
import { toFieldId } from '#domain/editing/admin/focus-field.ts';
import { SaveStatus } from '#domain/editing/admin/save-status.tsx';
import { useEditing } from '#domain/editing/admin/use-editing.ts';
import { SelectField } from '#domain/forms/admin/select-field.tsx';
import { adminPaths } from '#paths/admin-paths.ts';
import type { Issue } from '../../issues.contract.ts';
import { issueKind, save, saveWelcome, welcomeKind, type IssueValues } from './issue-kind.ts';
import { WelcomeFields } from './welcome-fields.tsx';
import { IssuePreview } from './issue-preview.tsx';
import { IssueSending } from './issue-sending.tsx';

/** The field of the text, as it looks or as HTML. */
export type RenderContentField = (field: {
  value: string;
  error: string | undefined;
  mode: 'visual' | 'html';
  onModeChange: (mode: 'visual' | 'html') => void;
  onChange: (content: string) => void;
}) => ReactNode;

interface IssueEditorProps {
  /** Null for a new one. */
  issue: Issue | null;
  initial: IssueValues;
  renderContentField: RenderContentField;
  renderStats?: (id: string, sent: number) => ReactNode;
  onCreated?: (id: string) => void;
  /** The server has another state of it. */
  onChanged: (issue: Issue) => void;
}

const sources = ['search', 'ai-assistant', 'social', 'campaign', 'referral', 'direct', 'mail'];

/** Writes an issue; beside it its mail, its sending and its versions. */
export function IssueEditor({
  issue: opened,
  initial,
  renderContentField,
  renderStats,
  onCreated,
  onChanged,
}: IssueEditorProps) {
  const formId = useId();
  const [, navigate] = useLocation();
  const [mode, setMode] = useState<'visual' | 'html'>('visual');
  const [panel, setPanel] = useState('sending');
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const isWelcome = initial.welcome_after !== '';
  const editing = useEditing({
    kind: isWelcome ? welcomeKind : issueKind,
    opened,
    initial,
    onSaved: (saved) => opened === null && onCreated?.(saved.id),
  });
  const { item: issue, values, errors, busy } = editing;
  const isOpen = issue === null || issue.status === 'draft';
  const write = (field: keyof IssueValues, value: string | boolean) =>
    editing.change((before) => ({ ...before, [field]: value }), field);
  const bind = (field: 'subject' | 'preview' | 'sender_name' | 'per_minute' | 'audience_value') => ({
    id: toFieldId(field),
    name: field,
    value: values[field],
    error: errors[field],
    readOnly: !isOpen && field !== 'per_minute',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => write(field, currentTarget.value),
  });

  function open(name: string) {
    setPanel(name);
    setIsDrawerOpen(true);
  }

  const panels = issue
    ? [
        {
          value: 'sending',
          label: 'Sending',
          panel: (
            <IssueSending
              issue={issue}
              isUnsaved={editing.isUnsaved}
              renderStats={renderStats}
              onChanged={onChanged}
            />
          ),
        },
        { value: 'preview', label: 'Preview', panel: <IssuePreview issue={issue} /> },
      ]
    : [];
  return (
    <div data-desk>
      <EditorFrame
        editing={editing}
        formId={formId}
        columns="xl:grid-cols-[minmax(0,42.5rem)_minmax(22rem,1fr)]"
        onSubmit={() => void editing.save(isWelcome ? saveWelcome : save)}
        panels={panels}
        panel={panel}
        onPanelChange={setPanel}
        drawer={{ open: isDrawerOpen, onOpenChange: setIsDrawerOpen, title: 'Beside the text' }}
      >
        <TextField label="Subject" {...bind('subject')} controlClassName="text-lead!" />
        <TextField
          label="Preview text"
          hint="What lists of mails show after the subject."
          {...bind('preview')}
        />
        <TextField label="Sender name" hint="Shown beside the sender’s address." {...bind('sender_name')} />
        {isOpen ? (
          renderContentField({
            value: values.content,
            error: errors['content'],
            mode,
            onModeChange: setMode,
            onChange: (content) => write('content', content),
          })
        ) : (
          <p className="text-small text-ink-2">
            {isWelcome
              ? 'This mail cannot be changed until it is switched off. The Preview shows what is sent.'
              : 'The text of this issue cannot be changed any more. The Preview shows what is sent.'}
          </p>
        )}
        {isWelcome && <WelcomeFields values={values} errors={errors} isOpen={isOpen} onWrite={write} />}
        {!isWelcome && (
          <div className="flex flex-wrap items-start gap-4">
            <SelectField
              id={toFieldId('audience')}
              label="Sent to"
              error={errors['audience']}
              value={values.audience}
              disabled={!isOpen}
              onChoose={(chosen) => write('audience', chosen)}
            >
              <option value="all">Everyone confirmed</option>
              <option value="tag">Those with a tag</option>
              <option value="source">Those who came by a source</option>
            </SelectField>
            {values.audience === 'tag' && <TextField label="Tag" {...bind('audience_value')} />}
            {values.audience === 'source' && (
              <SelectField
                id={toFieldId('audience_value')}
                label="Source"
                error={errors['audience_value']}
                value={values.audience_value}
                disabled={!isOpen}
                onChoose={(chosen) => write('audience_value', chosen)}
              >
                <option value="">Choose</option>
                {sources.map((source) => (
                  <option key={source}>{source}</option>
                ))}
              </SelectField>
            )}
            <TextField label="Mails a minute" type="number" min={1} max={10_000} {...bind('per_minute')} />
          </div>
        )}
        {!isWelcome && (
          <Switch
            label="Readable in the archive from its first mail on"
            checked={values.in_archive}
            onChange={({ currentTarget }) => write('in_archive', currentTarget.checked)}
          />
        )}
        <EditorBar
          noun={isWelcome ? 'welcome mail' : 'issue'}
          isSticky
          status={<SaveStatus state={editing.state} saved="Saved" onSignIn={editing.signIn} />}
          isBusy={busy !== null}
          canDiscard={false}
          onDiscard={editing.discard}
          last={
            <>
              <Button
                variant="secondary"
                size="compact"
                onClick={() => navigate(adminPaths.issues() + (isWelcome ? '?kind=welcome' : ''))}
              >
                Close
              </Button>
              {issue && (
                <>
                  <Button variant="quiet" size="compact" className="px-1!" onClick={() => open('sending')}>
                    Sending
                  </Button>
                  <Button variant="quiet" size="compact" className="px-1!" onClick={() => open('preview')}>
                    Preview
                  </Button>
                </>
              )}
            </>
          }
        >
          {(isOpen || !isWelcome) && (
            <Button type="submit" size="compact" busy={busy !== null}>
              {busy === 'save' ? 'Saving...' : 'Save'}
            </Button>
          )}
        </EditorBar>
      </EditorFrame>
    </div>
  );
}

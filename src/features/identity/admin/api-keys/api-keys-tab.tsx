import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { Button } from '#design/ui/button.tsx';
import { linkClass } from '#design/ui/link-class.ts';
import type { ListState } from '#domain/rows/admin/list-state.ts';
import { ListView } from '#domain/rows/admin/list-view.tsx';
import { ScreenHeading } from '#design/admin/screen-heading.tsx';
import { adminPaths } from '#paths/admin-paths.ts';
import type { ApiKey, NewApiKey } from '../../api-keys.contract.ts';
import { ApiKeysTable } from './api-keys-table.tsx';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { CreatedKeyDialog } from './created-key-dialog.tsx';

interface ApiKeysTabProps {
  keys: ListState<ApiKey>;
  /** The whole key, or null when it was refused. */
  onCreate: (key: NewApiKey) => Promise<string | null>;
  onRevoke: (id: string) => void;
  onDelete: (id: string) => void;
}

type Question = { about: 'revoke' | 'delete'; id: string };

const questions = {
  revoke: {
    title: 'Revoke API Key?',
    description: 'Apps using this key stop working immediately. This cannot be undone.',
    confirm: 'Revoke',
  },
  delete: {
    title: 'Delete API Key?',
    description: 'The key stops working and its record is permanently deleted. This cannot be undone.',
    confirm: 'Delete',
  },
};

/** Long-lived keys for programs: created, shown once, revoked, deleted. */
export function ApiKeysTab({ keys, onCreate, onRevoke, onDelete }: ApiKeysTabProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isCreating, setIsCreating] = useState(false);
  const [createdKey, setCreatedKey] = useState<string | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  // The texts stay while the dialog fades out.
  const [about, setAbout] = useState<Question['about']>('revoke');

  function ask(next: Question) {
    setAbout(next.about);
    setQuestion(next);
  }

  async function create(input: NewApiKey) {
    const key = await onCreate(input);
    if (key === null) return;
    setIsCreating(false);
    setCreatedKey(key);
  }

  function confirm() {
    if (!question) return;
    (question.about === 'revoke' ? onRevoke : onDelete)(question.id);
  }

  return (
    <>
      <ScreenHeading title="API Keys" headingRef={heading}>
        <Button size="compact" onClick={() => setIsCreating(true)}>
          Create API Key
        </Button>
      </ScreenHeading>
      <ListView
        list={keys}
        name="API keys"
        emptyText="No API keys created yet. Create one to get started."
        emptyAction={
          <>
            <p className="text-small text-ink-2">
              A key lets a program of yours read and write here, with your rights.
            </p>
            <Link href={adminPaths.apiDocs()} className={linkClass}>
              What the API can do
            </Link>
          </>
        }
        failedText="The API keys could not be loaded."
      >
        {(rows) => (
          <ApiKeysTable
            keys={rows}
            onRevoke={(id) => ask({ about: 'revoke', id })}
            onDelete={(id) => ask({ about: 'delete', id })}
          />
        )}
      </ListView>
      <CreateKeyDialog open={isCreating} onClose={() => setIsCreating(false)} onCreate={create} />
      <CreatedKeyDialog apiKey={createdKey} onClose={() => setCreatedKey(null)} finalFocus={heading} />
      <AlertDialog
        open={question !== null}
        onOpenChange={() => setQuestion(null)}
        title={questions[about].title}
        description={questions[about].description}
        confirmLabel={questions[about].confirm}
        onConfirm={confirm}
        fallbackFocus={heading}
      />
    </>
  );
}

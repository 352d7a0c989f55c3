import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { AddressNote } from '#design/admin/address-note.tsx';
import { AlertDialog } from '#design/admin/alert-dialog.tsx';
import { KeptDraftNotice } from '#design/admin/drafts/kept-draft-notice.tsx';
import { useKeptDraft } from '#design/admin/drafts/use-kept-draft.ts';
import { isSameJson, type JsonObject } from '#design/admin/json-path.ts';
import { useLeaveGuard } from '#design/admin/leave-guard.tsx';
import { ScreenHeading } from '#design/admin/screen-heading.tsx';
import { Tabs } from '#design/admin/tabs.tsx';
import { useSaveKey } from '#design/admin/use-save-key.ts';
import { MergePanel } from '#domain/editing/admin/merge-panel.tsx';
import { PresenceLine } from '#domain/editing/admin/presence-line.tsx';
import { VersionsPanel } from '#domain/editing/admin/versions-panel.tsx';
import { Button } from '#design/ui/button.tsx';
import { InlineMessage } from '#design/ui/inline-message.tsx';
import { adminPaths } from '#paths/admin-paths.ts';
import type { CollectionDescription, ContentDocument } from '../../contract.ts';
import { Breadcrumb } from '../breadcrumb.tsx';
import { contentApi } from '../content-api.ts';
import { DocumentForm } from '../form/document-form.tsx';
import type { OtherFields } from '../form/form-parts.ts';
import type { FieldSchema } from '../form/json-schema.ts';
import { showSlug } from '../slug-text.ts';
import { StateBadges } from '../state-badges.tsx';
import { describePath } from './describe-path.ts';
import { EditorActions } from './editor-actions.tsx';
import { PagePreview } from './page-preview.tsx';
import { readText } from './read-text.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { useDocumentEditing } from './use-document-editing.ts';

interface DocumentEditorProps {
  collection: CollectionDescription;
  slug: string;
  schema: FieldSchema;
  /** Null for a new one. */
  document: ContentDocument | null;
  initial: JsonObject;
  otherFields: OtherFields;
  onRenamed: (slug: string) => void;
}

const isText = (values: unknown): values is JsonObject => typeof values === 'object' && values !== null;

/** A document's form beside the page that shows it, its versions, and the actions on it. */
export function DocumentEditor(props: DocumentEditorProps) {
  const { collection, slug, schema, otherFields } = props;
  const name = { collection: collection.name, slug };
  const path = `${collection.name}/${slug}`;
  const [, navigate] = useLocation();
  const guard = useLeaveGuard();
  const heading = useRef<HTMLHeadingElement>(null);
  const beside = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const [asked, setAsked] = useState<'rename' | 'discard' | null>(null);
  const editing = useDocumentEditing({
    name,
    document: props.document,
    initial: props.initial,
    onSaved(saved) {
      draft.forget();
      guard.release();
      setShown((count) => count + 1);
      if (saved.slug !== slug) props.onRenamed(saved.slug);
      if (saved.slug !== slug || props.document === null)
        navigate(adminPaths.document(collection.name, saved.slug), { replace: true });
    },
  });
  const { document, data, errors, conflict, busy } = editing;
  const draft = useKeptDraft({
    name: `content/${path}`,
    saved: editing.saved,
    values: data,
    isSame: isSameJson,
    isValues: isText,
    onUnsavedChange: (discard) => (discard ? guard.hold(discard) : guard.release()),
  });
  const isUnsaved = draft.isUnsaved || document === null;
  useSaveKey(() => void editing.save());

  return (
    <>
      <Breadcrumb collection={collection} />
      <ScreenHeading
        title={document?.title ?? `New ${collection.singular ?? 'document'}`}
        headingRef={heading}
      >
        {document && (
          <div className="flex flex-wrap items-center gap-3 text-fine">
            <span className="font-mono wrap-anywhere text-ink-2">{showSlug(document.slug)}</span>
            {collection.kind === 'list' && (
              <Button variant="quiet" size="compact" busy={busy !== null} onClick={() => setAsked('rename')}>
                Rename
              </Button>
            )}
            <StateBadges {...document} />
          </div>
        )}
      </ScreenHeading>
      {collection.descriptions[slug] && (
        <p className="mb-6 text-small text-ink-2">{collection.descriptions[slug]}</p>
      )}
      {document && <PresenceLine name={path} report={() => contentApi.notePresence(name)} />}
      {document?.is_readable === false && (
        <div className="mb-6">
          <InlineMessage
            kind="error"
            title="This document cannot be read."
            text="The stored text does not match this version of the software, so visitors see the default text, or nothing. Save and publish to replace it."
          />
        </div>
      )}
      {document?.data == null && (
        <AddressNote
          noun={collection.singular ?? 'document'}
          className="mb-6"
          isPublished={false}
          slug={slug}
          name={collection.name}
          load={(at) => contentApi.readAddress({ collection: collection.name, slug: at })}
        />
      )}
      {draft.kept && (
        <KeptDraftNotice
          keptAt={draft.kept.keptAt}
          onRestore={() => {
            const { values } = draft.kept!;
            editing.change(() => values);
            draft.dismiss();
          }}
          onDiscard={draft.discard}
        />
      )}
      {conflict && (
        <MergePanel
          key={conflict.version}
          noun="document"
          who={conflict.updated_by}
          base={editing.saved}
          mine={data}
          theirs={readText(conflict)}
          describePath={(at) => describePath(schema, at)}
          onMerge={editing.merge}
        />
      )}
      <div className="grid items-start gap-10 xl:grid-cols-2">
        <form
          noValidate
          aria-label={`${collection.singular ?? collection.label} fields`}
          className="flex min-w-0 flex-col gap-6"
          onSubmit={(event) => {
            event.preventDefault();
            void editing.save();
          }}
        >
          <DocumentForm
            schema={schema}
            data={data}
            errors={errors}
            onChange={editing.change}
            otherFields={otherFields}
          />
          <EditorActions
            document={document}
            isUnsaved={isUnsaved}
            busy={busy}
            onPublish={() => void editing.publish(isUnsaved)}
            onDiscard={() => setAsked('discard')}
            onShowPreview={() => beside.current?.scrollIntoView()}
          />
        </form>
        {document && (
          <div ref={beside} className="min-w-0 xl:sticky xl:top-6">
            <Tabs
              label="Beside the form"
              items={[
                {
                  value: 'preview',
                  label: 'Preview',
                  panel: <PagePreview path={document.path ?? '/'} state={shown} />,
                },
                {
                  value: 'versions',
                  label: 'Versions',
                  panel: (
                    <VersionsPanel
                      source={{
                        name: path,
                        version: document.version,
                        loadPage: (next) => contentApi.listVersions(name, next),
                        loadText: (version) => contentApi.readVersion(name, version),
                        describePath: (at) => describePath(schema, at),
                      }}
                      onRestore={(version) => guard.leave(() => void editing.restore(version))}
                    />
                  ),
                },
              ]}
            />
          </div>
        )}
      </div>
      {asked === 'rename' && document && (
        <RenameDialog
          name={name}
          noun={collection.singular ?? 'document'}
          isPublished={document.data !== null}
          hint={collection.slug_hint ?? ''}
          error={errors['slug']}
          onRename={(next) => void editing.rename(next).then((isOver) => isOver && setAsked(null))}
          onClose={() => setAsked(null)}
        />
      )}
      <AlertDialog
        open={asked === 'discard'}
        onOpenChange={() => setAsked(null)}
        title="Discard the draft?"
        description="The document goes back to what visitors see. You can still find the draft under Versions."
        confirmLabel="Discard"
        onConfirm={() => void editing.discard()}
        fallbackFocus={heading}
      />
    </>
  );
}

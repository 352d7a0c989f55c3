import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { PathNote } from '#domain/editing/admin/address-note.tsx';
import type { JsonObject } from '#design/admin/json-path.ts';
import { ScreenHeading } from '#design/admin/screen-heading.tsx';
import { Button } from '#design/ui/button.tsx';
import { InlineMessage } from '#design/ui/inline-message.tsx';
import { focusField, toFieldId } from '#domain/editing/admin/focus-field.ts';
import { EditorBar } from '#domain/editing/admin/editor-bar.tsx';
import { EditorFrame } from '#domain/editing/admin/editor-frame.tsx';
import { SaveStatus } from '#domain/editing/admin/save-status.tsx';
import { usePathStatus } from '#domain/editing/admin/use-path-status.ts';
import { useEditing } from '#domain/editing/admin/use-editing.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import type { CollectionDescription, ContentDocument, NamedDraft } from '../../contract.ts';
import { Breadcrumb } from '../breadcrumb.tsx';
import { contentApi } from '../content-api.ts';
import { DocumentForm, isLongForm } from '../form/document-form.tsx';
import { FormOutline } from '../form/form-outline.tsx';
import type { OtherFields } from '../form/form-parts.ts';
import type { FieldSchema } from '../form/json-schema.ts';
import { showSlug } from '../slug-text.ts';
import { PreviewLinks } from '../overview/preview-links.tsx';
import { isClosed, StateBadges } from '../state-badges.tsx';
import { DemonstrationTexts } from './demonstration-texts.tsx';
import { describePath } from './describe-path.ts';
import { createDocumentKind, createPublishAction, createRenameAction } from './document-kind.ts';
import { PagePreview } from './page-preview.tsx';
import { PublishTogether } from './publish-together.tsx';
import { RenameDialog } from './rename-dialog.tsx';

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

/** A document's form beside the page that shows it, its versions, and the actions on it. */
export function DocumentEditor(props: DocumentEditorProps) {
  const { collection, slug, schema, otherFields } = props;
  const name = { collection: collection.name, slug };
  const noun = collection.singular ?? 'document';
  const [, navigate] = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const beside = useRef<HTMLDivElement>(null);
  const client = useQueryClient();
  const [isRenaming, setIsRenaming] = useState(false);
  const [named, setNamed] = useState<NamedDraft[]>([]);
  const editing = useEditing({
    kind: createDocumentKind(name, schema),
    opened: props.document,
    initial: props.initial,
    onSaved(saved) {
      if (saved.slug !== slug) props.onRenamed(saved.slug);
      if (saved.slug !== slug || document === null)
        navigate(adminPaths.document(collection.name, saved.slug), { replace: true });
    },
  });
  const { item: document, errors, isUnsaved } = editing;
  const isBusy = editing.busy !== null;
  const pathStatus = usePathStatus({
    slug: document?.data == null ? slug : '',
    name: collection.name,
    load: (at) => contentApi.readAddress({ ...name, slug: at }),
  });
  const [previewed = '/'] = (document?.path ?? '/').split('#');
  const [isLong] = useState(isLongForm(props.initial));
  const form = useId();

  // The fields are rendered after the browser has looked for the address's fragment.
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id.startsWith(toFieldId(''))) focusField([id.slice(toFieldId('').length)]);
  }, []);

  async function publish(drafts: readonly NamedDraft[]) {
    let left: NamedDraft[] = [];
    const onNamed = (more: NamedDraft[]) => (left = more);
    await editing.run(createPublishAction(name, { isUnsaved, drafts, onNamed }));
    for (const { collection: other } of drafts)
      void client.invalidateQueries({ queryKey: [`content-list-${other}`] });
    // After the refused field has got the focus, which is where the dialog gives it back.
    requestAnimationFrame(() => setNamed(left));
  }

  async function rename(from: ContentDocument, next: string) {
    const outcome = await editing.run(createRenameAction(from, next));
    // After a refusal, another address is asked for.
    if (outcome === 'done' || outcome === 'conflict') setIsRenaming(false);
  }

  return (
    <>
      <Breadcrumb collection={collection} />
      <ScreenHeading title={document?.title ?? `New ${noun}`} headingRef={heading}>
        {document && (
          <div className="flex flex-wrap items-center gap-3 text-fine">
            <span className="font-mono wrap-anywhere text-ink-2">{showSlug(document.slug)}</span>
            {collection.kind === 'list' && (
              <Button variant="quiet" size="compact" busy={isBusy} onClick={() => setIsRenaming(true)}>
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
      <EditorFrame
        editing={editing}
        notices={
          <>
            {document?.is_readable === false && (
              <div className="mb-6">
                <InlineMessage
                  kind="error"
                  title="This document cannot be read."
                  text="The stored text does not match this version of the software, so visitors see the default text, or nothing. Save and publish to replace it."
                />
              </div>
            )}
            {document?.data != null && (
              <DemonstrationTexts
                collection={collection.name}
                slug={document.slug}
                describeField={(path) => describePath(schema, path, editing.values)}
              />
            )}
            {document?.data == null && (
              <PathNote noun={noun} className="mb-6" isPublished={false} status={pathStatus} />
            )}
          </>
        }
        label={`${collection.singular ?? collection.label} fields`}
        columns={`xl:grid-cols-2 ${isLong ? 'min-[88rem]:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)] min-[88rem]:gap-8' : ''}`}
        outline={isLong && <FormOutline schema={schema} data={editing.values} form={form} />}
        formId={form}
        onSubmit={() => void editing.save()}
        panels={
          document
            ? [
                {
                  value: 'preview',
                  label: 'Preview',
                  panel: (
                    <PagePreview
                      path={previewed}
                      name={name}
                      values={editing.values}
                      isIncomplete={editing.state.missing !== null}
                    />
                  ),
                },
                {
                  value: 'links',
                  label: 'Preview links',
                  panel: <PreviewLinks page={`${previewed}#${name.collection}/${slug}`} noun={noun} />,
                },
              ]
            : []
        }
        beside={beside}
      >
        <DocumentForm
          schema={schema}
          data={editing.values}
          errors={errors}
          onChange={editing.change}
          otherFields={otherFields}
        />
        <EditorBar
          noun="document"
          isSticky
          status={
            <SaveStatus state={editing.state} saved={describeSaved(document)} onSignIn={editing.signIn} />
          }
          isBusy={isBusy}
          canDiscard={document !== null && document.has_draft && document.data !== null}
          onDiscard={editing.discard}
          heading={heading}
          last={
            document && (
              <Button
                variant="quiet"
                size="compact"
                className="xl:hidden"
                onClick={() => beside.current?.scrollIntoView()}
              >
                See preview
              </Button>
            )
          }
        >
          <Button
            type="submit"
            variant="secondary"
            size="compact"
            busy={isBusy}
            aria-keyshortcuts="Control+S"
          >
            {editing.busy === 'save' ? 'Saving...' : 'Save draft'}
          </Button>
          <Button
            size="compact"
            busy={isBusy}
            idle={!isUnsaved && !document?.has_draft}
            onClick={() => void publish([])}
          >
            {editing.busy === 'publish' ? 'Publishing...' : 'Publish'}
          </Button>
        </EditorBar>
      </EditorFrame>
      <PublishTogether
        drafts={named}
        isBusy={isBusy}
        onPublish={() => void publish(named)}
        onClose={() => setNamed([])}
      />
      {isRenaming && document && (
        <RenameDialog
          name={name}
          noun={noun}
          isPublished={document.data !== null}
          hint={collection.slug_hint ?? ''}
          error={errors['slug']}
          onRename={(next) => void rename(document, next)}
          onClose={() => setIsRenaming(false)}
        />
      )}
    </>
  );
}

function describeSaved(document: ContentDocument | null): string {
  if (!document || document.has_draft) return 'Saved, not published';
  return isClosed(document) ? 'Published, but closed: visitors do not see it' : 'Published';
}

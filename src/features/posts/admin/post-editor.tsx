import { useCallback, useDeferredValue, useId, useMemo, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '#design/ui/button.tsx';
import { linkClass } from '#design/ui/link-class.ts';
import { EditorBar } from '#domain/editing/admin/editor-bar.tsx';
import { EditorFrame } from '#domain/editing/admin/editor-frame.tsx';
import { SaveStatus } from '#domain/editing/admin/save-status.tsx';
import { useMay } from '#domain/rights/admin/use-may.tsx';
import { useEditing } from '#domain/editing/admin/use-editing.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import { paths } from '#paths/paths.ts';
import type { EditedPost, PostAuthor } from '../contract.ts';
import { countWords, toReadingMinutes } from '#domain/rich-text/reading-time.ts';
import { AdviceList } from './advice-list.tsx';
import { AuthorField } from './author-field.tsx';
import type { TextPictures } from './content-field.tsx';
import { TextFields, TitleField } from './post-fields.tsx';
import { createPostKind, describeAbsence, type PostValues } from './post-kind.ts';
import { PostPreview } from './post-preview.tsx';
import { PostSettings, type SettingsWriter } from './post-settings.tsx';
import { ImageFields, SummaryFields, type RenderImageField } from './summary-fields.tsx';
import { useRendering } from './use-rendering.ts';
import { useWritingMode } from './use-writing-mode.ts';

/** Parts of other features that an editor needs. */
export interface EditorParts {
  /** The site's. */
  timeZone: string;
  renderImageField: RenderImageField;
  pictures: TextPictures;
  /** Links that show a page with its drafts. */
  renderPreviewLinks: (path: string) => ReactNode;
}

interface PostEditorProps extends EditorParts {
  /** Null for a new one. */
  post: EditedPost | null;
  initial: PostValues;
  authors: PostAuthor[];
  /** The new one is stored. */
  onCreated?: (id: string) => void;
  onCancel: () => void;
}

/** The fields that are beside the text, however it is written. */
const alwaysBeside = [
  'author',
  'tags',
  'series',
  'series_position',
  'canonical_url',
  'search_title',
  'search_description',
  'share_title',
  'share_description',
  'share_image',
  'published_at',
  'revised_at',
  'publish_at',
  'unpublish_at',
];

/** Creates or edits a post: its text, and beside it what else there is to set, its page, and its versions. */
export function PostEditor(props: PostEditorProps) {
  const { authors, timeZone, onCreated, onCancel, renderImageField, pictures, renderPreviewLinks } = props;
  const formId = useId();
  const [panel, setPanel] = useState('settings');
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [mode, setMode] = useWritingMode();
  const [kind] = useState(() => createPostKind(timeZone));
  const may = useMay();
  const mayPublish = may('publishPost');
  const mayShare = may('createPreviewLink');
  const [failedPictures, setFailedPictures] = useState<readonly string[]>([]);

  const [, navigate] = useLocation();
  const editing = useEditing({
    kind,
    opened: props.post,
    initial: props.initial,
    onSaved: (saved) => post === null && onCreated?.(saved.id),
    onClosed: () => navigate(adminPaths.posts()),
    onRefused(refused) {
      const beside = mode === 'visual' ? [...alwaysBeside, 'slug', 'excerpt', 'image_alt'] : alwaysBeside;
      if (refused[0] && beside.includes(refused[0])) open('settings');
    },
  });
  const { item: post, values, errors, proposals, busy } = editing;
  const isBusy = busy !== null;
  const { change } = editing;
  const write = useCallback<SettingsWriter>(
    (changes, field) => change((before) => ({ ...before, ...changes }), field),
    [change],
  );
  // The typed text is shown before what follows from it.
  const shown = useDeferredValue(values);
  const rendering = useRendering(values.content);
  const length = useMemo(() => describeLength(rendering.html), [rendering.html]);
  const canKeepDraft = post !== null && post.published && values.published;
  const path = post && paths.article(post.slug);
  const fields = { post, values, errors, proposals, onChange: editing.change, renderImageField };

  function open(name: string) {
    setPanel(name);
    setIsDrawerOpen(true);
  }

  const settings = (
    <div className="flex flex-col gap-6">
      {mode === 'visual' && (
        <>
          <SummaryFields {...fields} />
          <ImageFields {...fields} />
        </>
      )}
      <AuthorField
        value={values.author}
        authors={authors}
        error={errors['author']}
        onChange={(author) => editing.change((before) => ({ ...before, author }), 'author')}
      />
      <PostSettings
        values={values}
        errors={errors}
        write={write}
        timeZone={timeZone}
        renderImageField={renderImageField}
      />
    </div>
  );
  const links = path && (
    <>
      <p className="mb-6 text-small">
        <a href={paths.ownPreview(path)} target="_blank" rel="noreferrer" className={linkClass}>
          Open the page as last saved
        </a>
      </p>
      {may('createIssue') && (
        <p className="mb-6 text-small">
          <Link href={adminPaths.newIssue(post.id)} className={linkClass}>
            Send this article as a newsletter
          </Link>
        </p>
      )}
      {mayShare && renderPreviewLinks(path)}
    </>
  );

  return (
    <div data-desk>
      <EditorFrame
        editing={editing}
        formId={formId}
        columns="xl:grid-cols-[minmax(0,42.5rem)_minmax(22rem,1fr)]"
        onSubmit={() => void editing.save(mayPublish || !canKeepDraft ? kind.save : kind.keepDraft)}
        head={<TitleField form={formId} {...fields} />}
        panels={[
          { value: 'settings', label: 'Settings', panel: settings },
          { value: 'preview', label: 'Preview', panel: <PostPreview post={post} values={shown} /> },
        ]}
        morePanels={
          links ? [{ value: 'links', label: mayShare ? 'Preview links' : 'Page', panel: links }] : []
        }
        panel={panel}
        onPanelChange={setPanel}
        drawer={{ open: isDrawerOpen, onOpenChange: setIsDrawerOpen, title: 'Settings and Preview' }}
      >
        <TextFields
          {...fields}
          removed={rendering.removed}
          pictures={pictures}
          onFailedPicturesChange={setFailedPictures}
          mode={mode}
          onModeChange={setMode}
        />
        <AdviceList values={shown} html={rendering.html} failedPictures={failedPictures} />
        <EditorBar
          noun="blog"
          isSticky
          status={<SaveStatus state={editing.state} saved={describeSaved(post)} onSignIn={editing.signIn} />}
          length={length}
          note={canKeepDraft ? describeDraft(post, timeZone) : undefined}
          isBusy={isBusy}
          canDiscard={post?.draft != null}
          onDiscard={editing.discard}
          last={
            <>
              <Button variant="secondary" size="compact" onClick={onCancel}>
                Cancel
              </Button>
              <Button variant="quiet" size="compact" className="px-1!" onClick={() => open('preview')}>
                Preview
              </Button>
              <Button variant="quiet" size="compact" className="px-1!" onClick={() => open('settings')}>
                Settings
              </Button>
            </>
          }
        >
          {(mayPublish || !canKeepDraft) && (
            <Button type="submit" size="compact" busy={isBusy}>
              {busy === 'save' ? 'Saving...' : 'Save'}
            </Button>
          )}
          {canKeepDraft && (
            <Button
              variant="secondary"
              size="compact"
              busy={isBusy}
              aria-keyshortcuts="Control+S"
              onClick={() => void editing.save(kind.keepDraft)}
            >
              Keep as draft
            </Button>
          )}
        </EditorBar>
      </EditorFrame>
    </div>
  );
}

const describeSaved = (post: EditedPost | null): string => (post?.draft ? 'Draft saved' : 'Saved');

function describeLength(html: string): string | undefined {
  const words = countWords(html);
  if (words === 0) return undefined;
  return `${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'}, ${toReadingMinutes(words)} min`;
}

function describeDraft(post: EditedPost, timeZone: string): string {
  const absence = describeAbsence(post, timeZone);
  if (absence) return `${post.draft ? 'This is a draft. The published blog' : 'The blog'} is ${absence}.`;
  return post.draft
    ? 'This is a draft. Visitors see the published blog until you save.'
    : 'Visitors see what you save. A draft is kept beside the published blog.';
}

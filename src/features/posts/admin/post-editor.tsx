import { useRef, type ComponentProps, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#design/ui/button.tsx';
import { linkClass } from '#design/ui/link-class.ts';
import { EditorBar } from '#domain/editing/admin/editor-bar.tsx';
import { EditorFrame } from '#domain/editing/admin/editor-frame.tsx';
import { useEditing } from '#domain/editing/admin/use-editing.ts';
import { countWords, toReadingMinutes } from '#domain/rich-text/reading-time.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import { paths } from '#paths/paths.ts';
import type { EditedPost, PostAuthor } from '../contract.ts';
import { AdviceList } from './advice-list.tsx';
import { PostFields } from './post-fields.tsx';
import { chooseDraftAction, postKind, savePost, type PostValues } from './post-kind.ts';
import { PostPreview } from './post-preview.tsx';
import { useRendering } from './use-rendering.ts';
import { useWritingMode } from './use-writing-mode.ts';

/** What an editor needs from other features. */
export interface EditorParts extends Pick<
  ComponentProps<typeof PostFields>,
  'renderImageField' | 'pictures' | 'timeZone'
> {
  /** Links that show a page with its drafts. */
  renderPreviewLinks: (path: string) => ReactNode;
}

interface PostEditorProps extends EditorParts {
  /** Null for a new one. */
  post: EditedPost | null;
  initial: PostValues;
  authors: PostAuthor[];
  onCancel: () => void;
}

/** Creates or edits a post, beside what visitors will see of it. */
export function PostEditor(props: PostEditorProps) {
  const { authors, timeZone, onCancel, renderImageField, pictures, renderPreviewLinks } = props;
  const beside = useRef<HTMLDivElement>(null);
  const settings = useRef<HTMLDivElement>(null);
  const [mode, setMode] = useWritingMode();
  // The visual editor has the page's own column: the preview has its place below.
  const isWide = mode === 'visual';

  const [, navigate] = useLocation();
  const editing = useEditing({
    kind: postKind,
    opened: props.post,
    initial: props.initial,
    onClosed: () => navigate(adminPaths.posts()),
  });
  const { item: post, values, busy } = editing;
  const isBusy = busy !== null;
  const rendering = useRendering(values.content);
  const canKeepDraft = post !== null && post.published && values.published;
  const path = post && paths.article(post.slug);
  const links = path && (
    <>
      <p className="mb-6 text-small">
        <a href={paths.ownPreview(path)} target="_blank" rel="noreferrer" className={linkClass}>
          Open the page as last saved
        </a>
      </p>
      {renderPreviewLinks(path)}
    </>
  );

  return (
    <EditorFrame
      editing={editing}
      columns={isWide ? '' : 'xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'}
      onSubmit={() => void editing.save(savePost)}
      preview={
        <PostPreview
          values={values}
          createdAt={values.published_at || (post?.created_at ?? null)}
          rendering={rendering}
        />
      }
      beside={beside}
      moreTabs={path ? [{ value: 'links', label: 'Preview links', panel: links }] : []}
    >
      <PostFields
        post={post}
        values={values}
        errors={editing.errors}
        onChange={editing.change}
        removed={rendering.removed}
        authors={authors}
        timeZone={timeZone}
        renderImageField={renderImageField}
        pictures={pictures}
        settings={settings}
        mode={mode}
        onModeChange={setMode}
      />
      <AdviceList values={values} html={rendering.html} />
      <EditorBar
        noun="blog"
        isSticky
        state={describeState(post, editing.isUnsaved)}
        length={describeLength(rendering.html)}
        note={canKeepDraft ? describeDraft(post) : undefined}
        isBusy={isBusy}
        canDiscard={post?.draft != null}
        onDiscard={editing.discard}
        last={
          <>
            <Button variant="secondary" size="compact" onClick={onCancel}>
              Cancel
            </Button>
            {isWide && (
              <Button
                variant="quiet"
                size="compact"
                className="px-1! xl:hidden"
                onClick={() => settings.current?.scrollIntoView()}
              >
                See settings
              </Button>
            )}
            <Button
              variant="quiet"
              size="compact"
              className={`px-1! ${isWide ? '' : 'xl:hidden'}`}
              onClick={() => beside.current?.scrollIntoView()}
            >
              See preview
            </Button>
          </>
        }
      >
        <Button type="submit" size="compact" busy={isBusy}>
          {busy === 'save' ? 'Saving...' : 'Save'}
        </Button>
        {canKeepDraft && (
          <Button
            variant="secondary"
            size="compact"
            busy={isBusy}
            aria-keyshortcuts="Control+S"
            onClick={() => void editing.save(chooseDraftAction(post))}
          >
            Save as draft
          </Button>
        )}
      </EditorBar>
    </EditorFrame>
  );
}

function describeState(post: EditedPost | null, isUnsaved: boolean): string {
  if (isUnsaved) return 'Not saved yet';
  return post?.draft ? 'Draft kept' : 'Saved';
}

function describeLength(html: string): string | undefined {
  const words = countWords(html);
  if (words === 0) return undefined;
  return `${words} ${words === 1 ? 'word' : 'words'}, ${toReadingMinutes(words)} min`;
}

const describeDraft = ({ draft }: EditedPost): string =>
  draft
    ? 'This is a draft. Visitors see the published blog until you save.'
    : 'Visitors see what you save. A draft is kept beside the published blog.';

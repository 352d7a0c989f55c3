import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { describeError } from '#design/admin/error-toast.ts';
import { ToggleButton } from '#design/admin/toggle-button.tsx';
import { FieldError } from '#design/ui/field-error.tsx';
import { controlClass, describeField } from '#design/ui/field-frame.tsx';
import { toFieldId } from '#domain/editing/admin/focus-field.ts';
import type { KeptText } from '#domain/rich-text/admin/use-text-editor.ts';
import type { VisualEditorProps } from '#domain/rich-text/admin/visual/visual-editor.tsx';
import { NotLoaded } from '#domain/rows/admin/not-loaded.tsx';
import { HtmlText } from './html-text.tsx';
import { postsApi } from './posts-api.ts';
import type { WritingMode } from './use-writing-mode.ts';

/** Pictures in a text: why a file cannot be one, and where it is stored. */
export interface TextPictures {
  refuse: VisualEditorProps['refusePicture'];
  /** @throws ApiError */
  store: VisualEditorProps['storePicture'];
  /** Keeps what a picture shows with it. */
  describe: VisualEditorProps['describePicture'];
  /** Chooses one that was uploaded before. */
  Picker: VisualEditorProps['PicturePicker'];
}

export interface ContentProps {
  value: string;
  error: string | undefined;
  pictures: TextPictures;
  onFailedPicturesChange: VisualEditorProps['onFailedPicturesChange'];
  onChange: (content: string) => void;
}

interface ContentFieldProps extends ContentProps {
  mode: WritingMode;
  onModeChange: (mode: WritingMode) => void;
}

const id = toFieldId('content');

const embedHint =
  'An address at YouTube, Vimeo, Loom, CodePen or Google Maps on a line of its own becomes a card.';

const hints = {
  html: `HTML. Line breaks are kept. Scripts and unknown tags are removed. ${embedHint}`,
  visual: `Type / on an empty line to insert something. Alt+F10 leads to the toolbar. ${embedHint}`,
};

const modes: [WritingMode, string][] = [
  ['visual', 'Visual'],
  ['html', 'HTML'],
];

/** A post's content, edited as it looks or as HTML. */
export function ContentField({ mode, onModeChange, ...content }: ContentFieldProps) {
  const { value, error, onChange } = content;
  const texts = { hint: hints[mode], error };
  const keptRef = useRef<KeptText>(null);

  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <label id={`${id}-label`} htmlFor={id} className="text-small font-medium text-ink">
          Content
        </label>
        <div role="group" aria-label="Write as" className="flex gap-1">
          {modes.map(([name, label]) => (
            <ToggleButton key={name} isPressed={mode === name} onClick={() => onModeChange(name)}>
              {label}
            </ToggleButton>
          ))}
        </div>
      </div>
      <HtmlText
        name="content"
        dir="auto"
        rows={10}
        required
        {...(mode === 'html' && describeField(id, texts))}
        className={controlClass}
        isShown={mode === 'html'}
        value={value}
        onChange={onChange}
      />
      {mode === 'visual' && <VisualContent {...content} keptRef={keptRef} />}
      <p id={`${id}-hint`} className="text-fine wrap-anywhere text-ink-2">
        {texts.hint}
      </p>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

/** The editor is loaded when it is first wanted: it is larger than the form. */
function VisualContent({ error, pictures, ...text }: ContentProps & Pick<VisualEditorProps, 'keptRef'>) {
  const editor = useQuery({
    queryKey: ['visual-editor'],
    queryFn: async () => (await import('#domain/rich-text/admin/visual/visual-editor.tsx')).VisualEditor,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
  const attributes = useMemo(
    () => ({
      id,
      'aria-labelledby': `${id}-label`,
      'aria-required': 'true',
      'aria-describedby': error ? `${id}-hint ${id}-error` : `${id}-hint`,
      ...(error && { 'aria-invalid': 'true' }),
    }),
    [error],
  );
  const Editor = editor.data;
  if (!Editor) return <NotLoaded query={editor} what="editor" />;
  return (
    <Editor
      {...text}
      attributes={attributes}
      refusePicture={pictures.refuse}
      describePicture={pictures.describe}
      PicturePicker={pictures.Picker}
      storePicture={(file, onProgress) =>
        pictures.store(file, onProgress).catch((reason) => {
          throw new Error(describeError(reason), { cause: reason });
        })
      }
      render={async (html) => (await postsApi.preview(html)).html}
    />
  );
}

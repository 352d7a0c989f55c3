import { useMay } from '#domain/rights/admin/use-may.tsx';
import { Switch } from '#design/admin/switch.tsx';
import { TextField } from '#design/ui/text-field.tsx';
import type { RemovedMarkup } from '#domain/rich-text/contract.ts';
import { bindText, type PostFieldsProps } from './bind-text.ts';
import { ContentField, type ContentProps } from './content-field.tsx';
import { followTitle } from './follow-title.ts';
import { RemovedNotice } from './removed-notice.tsx';
import { ImageFields, SummaryFields, type RenderImageField } from './summary-fields.tsx';
import type { WritingMode } from './use-writing-mode.ts';

interface TitleFieldProps extends PostFieldsProps {
  /** The form that it belongs to. */
  form: string;
}

export function TitleField({ form, ...props }: TitleFieldProps) {
  return (
    <TextField
      label="Title"
      form={form}
      className="mb-6"
      controlClassName="text-lead! md:text-h3!"
      required
      {...bindText(props, 'title')}
      onChange={({ currentTarget: { value: title } }) =>
        props.onChange((before) => ({ ...before, title, slug: followTitle(before, title) }), 'title')
      }
    />
  );
}

interface TextFieldsProps extends PostFieldsProps {
  proposals: Readonly<Record<string, string>>;
  removed: readonly RemovedMarkup[];
  renderImageField: RenderImageField;
  pictures: ContentProps['pictures'];
  onFailedPicturesChange: ContentProps['onFailedPicturesChange'];
  mode: WritingMode;
  onModeChange: (mode: WritingMode) => void;
}

/** The fields below a post's title: the text alone, or the whole form where it is written as HTML. */
export function TextFields(props: TextFieldsProps) {
  const { values, errors, onChange, removed, pictures, onFailedPicturesChange } = props;
  const { mode, onModeChange } = props;
  const may = useMay();
  return (
    <>
      {mode === 'html' && <SummaryFields {...props} />}
      <ContentField
        value={values.content}
        error={errors['content']}
        pictures={pictures}
        onFailedPicturesChange={onFailedPicturesChange}
        mode={mode}
        onModeChange={onModeChange}
        onChange={(content) => onChange((before) => ({ ...before, content }), 'content')}
      />
      <RemovedNotice removed={removed} />
      {mode === 'html' && <ImageFields {...props} />}
      {may('publishPost') ? (
        <Switch
          label={values.published ? 'Published' : 'Draft'}
          name="published"
          checked={values.published}
          onChange={({ currentTarget: { checked } }) =>
            onChange((before) => ({ ...before, published: checked }), 'published')
          }
        />
      ) : (
        <p className="text-small text-ink-2">
          {values.published
            ? 'This blog is published. Your changes are kept as a draft until an editor publishes them.'
            : 'This blog is a draft. An editor publishes it.'}
        </p>
      )}
    </>
  );
}

import type { FieldErrors } from '#domain/editing/admin/editing-kind.ts';
import { toFieldId } from '#domain/editing/admin/focus-field.ts';
import type { EditedPost } from '../contract.ts';
import type { PostValues } from './post-kind.ts';

/** The values that fields of a post show and change. */
export interface PostFieldsProps {
  post: EditedPost | null;
  values: PostValues;
  errors: FieldErrors;
  /** @param field the one that was changed by hand */
  onChange: (change: (values: PostValues) => PostValues, field?: keyof PostValues) => void;
}

type TextName = 'title' | 'slug' | 'excerpt' | 'content' | 'image_alt';

/** The properties of a text's control. */
export const bindText = ({ values, errors, onChange }: PostFieldsProps, name: TextName) => ({
  id: toFieldId(name),
  name,
  value: values[name],
  error: errors[name],
  onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
    onChange((before) => ({ ...before, [name]: value }), name),
});

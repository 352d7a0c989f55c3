import { useId, type ComponentProps } from 'react';
import { controlClass, describeField, FieldFrame, type FieldTexts } from './field-frame.tsx';

interface OwnProps extends FieldTexts {
  /** Classes of the frame; the control fills it. */
  className?: string;
  /** Further classes of the control itself, e.g. `font-mono`. */
  controlClassName?: string;
}

export type TextFieldProps = OwnProps & Omit<ComponentProps<'input'>, 'className'>;
export type TextAreaProps = OwnProps & Omit<ComponentProps<'textarea'>, 'className'>;

/** A labeled text input. Renders on the server and works without JavaScript. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, className, controlClassName = '', ...rest } = props;
  const generatedId = useId();
  const id = rest.id ?? generatedId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <input
        type="text"
        dir="auto"
        {...rest}
        {...describeField(id, { hint, error })}
        className={`${controlClass} ${controlClassName}`.trim()}
      />
    </FieldFrame>
  );
}

/** A labeled text area. Renders on the server and works without JavaScript. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, className, controlClassName = '', ...rest } = props;
  const generatedId = useId();
  const id = rest.id ?? generatedId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <textarea
        dir="auto"
        {...rest}
        {...describeField(id, { hint, error })}
        className={`${controlClass} ${controlClassName}`.trim()}
      />
    </FieldFrame>
  );
}

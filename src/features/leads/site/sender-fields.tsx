import { TitleBlockField } from './title-block-field.tsx';

interface SenderFieldsProps {
  typed: Record<string, string>;
  errors: Record<string, string>;
}

/** Who sends a form: the first two cells of its title block. */
export function SenderFields({ typed, errors }: SenderFieldsProps) {
  return (
    <>
      <TitleBlockField
        className="sm:border-r"
        label="Full Name"
        name="name"
        autoComplete="name"
        required
        defaultValue={typed['name']}
        error={errors['name']}
      />
      <TitleBlockField
        label="Email Address"
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={typed['email']}
        error={errors['email']}
      />
    </>
  );
}

import type { FormNotice as Notice } from './form-outcome.ts';

/** The notice of a form that was sent without scripting; with it, the same texts come up as a toast. */
export function FormNotice({ notice }: { notice: Notice }) {
  const isError = notice.kind === 'error';
  return (
    <p
      role={isError ? 'alert' : 'status'}
      className={`mb-4 border-l-4 py-2 pl-3 text-small ${isError ? 'border-redline' : 'border-pass'}`}
    >
      <strong className="block font-semibold">{notice.title}</strong> {notice.text}
    </p>
  );
}

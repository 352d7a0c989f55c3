import type { PathStatus } from '../contract.ts';

interface PathNoteProps {
  /** The word for the edited thing, such as "page". */
  noun: string;
  /** It gets the address as soon as it is saved. */
  isPublished: boolean;
  /** Of its address; null while it is not known. */
  status: PathStatus | null;
  className?: string;
}

/** Says what an address currently answers if the edited page will take it over; nothing if it is free. */
export const PathNote = ({ noun, isPublished, status, className = '' }: PathNoteProps) => (
  <p role="status" className={`text-small text-ink-2 empty:sr-only ${className}`}>
    {status && describeAnswer(status, { noun, isPublished })}
  </p>
);

/** Null if nothing is taken over. */
function describeAnswer(
  { path, status, location }: PathStatus,
  { noun, isPublished }: Pick<PathNoteProps, 'noun' | 'isPublished'>,
): string | null {
  const taken = `This ${noun} will take its place${isPublished ? '' : ' once it is published'}.`;
  if (status === 301) return `${path} currently redirects to ${location}. ${taken}`;
  return status === 410 ? `${path} currently returns 410 (Gone). ${taken}` : null;
}

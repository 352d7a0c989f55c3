import type { ReactNode } from 'react';
import type { Voice } from '#content/cases.schema.ts';

interface ClientVoiceProps {
  voice: Voice;
  /** Follows the role, such as a link to the case. */
  children?: ReactNode;
}

/** What a client says, and who it is. */
export function ClientVoice({ voice: { quote, name, role }, children }: ClientVoiceProps) {
  return (
    <figure>
      <blockquote className="max-w-[32em] -indent-[0.45em] text-body md:text-lead">
        <p>{`“${quote}”`}</p>
      </blockquote>
      <figcaption className="mt-3 text-small">
        <span dir="auto" className="font-medium">
          {name}
        </span>
        <span className="block text-ink-2">
          {role}
          {children}
        </span>
      </figcaption>
    </figure>
  );
}

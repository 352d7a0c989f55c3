import type { ReactNode } from 'react';
import type { Voice } from '#content/cases.schema.ts';

interface ClientVoiceProps {
  voice: Voice;
  /** On a sheet of its own: sizes of what is said. */
  sheet?: string;
  /** Follows the role, such as a link to the case. */
  children?: ReactNode;
}

/** What a client says, and who it is; a client has no portrait. */
export function ClientVoice({ voice: { quote, name, role }, sheet, children }: ClientVoiceProps) {
  return (
    <figure className={sheet && 'border border-ink bg-sheet p-4 md:py-6 print:break-inside-avoid'}>
      <blockquote className={sheet ?? 'max-w-[32em] -indent-[0.45em] text-body md:text-lead'}>
        <p>{`“${quote}”`}</p>
      </blockquote>
      <figcaption className={`mt-3 text-small ${sheet ? 'flex flex-wrap items-baseline gap-x-3' : ''}`}>
        <span dir="auto" className={sheet ? 'text-lead font-[560] [font-stretch:112%]' : 'font-medium'}>
          {name}
        </span>
        <span className={sheet ? '' : 'block text-ink-2'}>
          {role}
          {children}
        </span>
      </figcaption>
    </figure>
  );
}

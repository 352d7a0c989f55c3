import type { Voice } from '#content/cases.schema.ts';

interface VoiceSheetProps {
  voice: Voice;
  /** Sizes of what is said. */
  className: string;
}

/** What a client says, on a sheet of its own; a client has no portrait. */
export const VoiceSheet = ({ voice: { quote, name, role }, className }: VoiceSheetProps) => (
  <figure className="border border-ink bg-sheet p-4 md:py-6 print:break-inside-avoid">
    <blockquote className={className}>
      <p>{`“${quote}”`}</p>
    </blockquote>
    <figcaption className="mt-3 flex flex-wrap items-baseline gap-x-3 text-small">
      <span dir="auto" className="text-lead font-[560] [font-stretch:112%]">
        {name}
      </span>
      <span>{role}</span>
    </figcaption>
  </figure>
);

import type { Voice } from '#content/cases.schema.ts';

/** What a client says, large, on a sheet of its own; a client has no portrait. */
export const VoiceSheet = ({ voice: { quote, name, role } }: { voice: Voice }) => (
  <figure className="grid border border-ink bg-sheet lg:grid-cols-3 lg:gap-x-6 print:break-inside-avoid">
    <blockquote className="p-4 text-h3 text-balance lg:col-span-2 md:py-6 lg:text-h2">
      <p>{`“${quote}”`}</p>
    </blockquote>
    <figcaption className="flex flex-col justify-end border-ink px-4 pb-4 text-small lg:border-l md:py-6">
      <span dir="auto" className="text-lead font-[560] [font-stretch:112%] lg:text-h3">
        {name}
      </span>
      {role}
    </figcaption>
  </figure>
);

import type { ReactNode } from 'react';
import type { HeroDrawings } from '#content/hero.schema.ts';
import { machineStroke } from '#design/drawings/parts/line.ts';

/** What the lines and colors of a drawing mean, in the owner's words. */
export type Legend = Pick<HeroDrawings, 'draft' | 'correction' | 'signature'>;

interface LegendProps {
  legend: Legend;
  /** Whose the stamp is, where it is a client's. */
  stamp?: string | undefined;
}

/** The key to a drawing; its figure places it. */
export function CaseLegend({ legend, stamp }: LegendProps) {
  return (
    <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-fine text-ink-2 sm:gap-x-6">
      <LegendSamples legend={legend} stamp={stamp} />
    </figcaption>
  );
}

interface LegendSamplesProps extends Pick<LegendProps, 'stamp'> {
  /** Those of its marks that are drawn. */
  legend: Partial<Legend>;
}

/** Each mark with its meaning. */
export function LegendSamples({ legend: { draft, correction, signature }, stamp }: LegendSamplesProps) {
  return (
    <>
      {draft && (
        <Sample words={draft}>
          <path {...machineStroke} d="M1 2h28v18H1z" />
        </Sample>
      )}
      {correction && (
        <Sample words={correction}>
          <path className="stroke-redline" d="M1 11h28" />
        </Sample>
      )}
      {signature && (
        <Sample words={signature}>
          <path className="fill-mark stroke-none" d="M0 1h30v20H0z" />
          <path className="text-on-mark" d="M8 11l5 5 9-10" />
        </Sample>
      )}
      {stamp && (
        <Sample words={stamp}>
          <path className="fill-mark text-on-mark" d="M1 6l27-3 1 13-27 3z" />
        </Sample>
      )}
    </>
  );
}

/** A mark of the drawing, and what it means. */
function Sample({ words, children }: { words: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg
        aria-hidden="true"
        viewBox="0 0 30 22"
        className="w-7.5 shrink-0 fill-none stroke-current stroke-[1.5] text-ink"
      >
        {children}
      </svg>
      {words}
    </span>
  );
}

import type { SiteContent } from '#content/collections.ts';
import { LinkButton } from '../parts/link-button.tsx';
import { listLinks } from '../pages/own-pages.ts';
import { frame } from '../parts/section.tsx';
import { HeroPanel } from './hero-panel.tsx';
import { Proof } from './proof.tsx';

interface HeroProps {
  content: SiteContent;
  tagline: string;
}

/** The first screen: the tagline, whom it is for, the next step, a checked screen of the work, and what backs it. */
export function Hero({ content, tagline }: HeroProps) {
  const { hero, heroDrawings } = content.site;
  const isDrawn = heroDrawings.items.length > 0;
  return (
    <section
      aria-labelledby="hero-heading"
      className={`${frame} grid gap-6 pt-4 pb-8 md:pt-8 lg:grid-cols-12 lg:gap-y-10`}
    >
      <div className="lg:col-span-7">
        <p className="flex items-start gap-3 text-lead text-ink-2 sm:items-center md:text-h3">
          <svg
            viewBox="0 0 16 16"
            aria-hidden="true"
            className="size-5 shrink-0 border border-on-mark bg-mark fill-none stroke-on-mark stroke-2"
          >
            <path d="M3 8l3 3 6-7" />
          </svg>
          {hero.eyebrow}
        </p>
        <h1 id="hero-heading" className="hero-heading mt-3 wrap-anywhere md:mt-4">
          {tagline
            .split(/(\S+-\S+)/)
            .map((part, index) => (index % 2 ? <Unbroken key={part}>{part}</Unbroken> : part))}
        </h1>
      </div>
      <div className="lg:col-span-5 lg:self-end">
        <p className="max-w-[33em] text-ink-2 lg:text-lead">{hero.lead}</p>
        <div className="hero-actions mt-4 flex flex-wrap gap-3">
          {listLinks(content, hero.actions).map(({ label, href }, index) => (
            <LinkButton key={label} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </LinkButton>
          ))}
        </div>
      </div>
      {isDrawn && (
        <div className="min-w-0 lg:col-span-12">
          <HeroPanel drawings={heroDrawings} />
        </div>
      )}
      <div className="empty:hidden lg:col-span-12">
        <Proof content={content} />
      </div>
    </section>
  );
}

/** A word with a hyphen, kept on one line. */
function Unbroken({ children }: { children: string }) {
  return <span className="inline-block">{children}</span>;
}

import { imageSourceSet } from '#domain/uploads/upload-variants.ts';
import { readEmbed } from '#domain/rich-text/known-embeds.ts';

interface EmbedCardProps {
  /** The section's, which no other has. */
  heading: string;
  title: string;
  /** At another site. */
  address: string;
  shape: 'wide' | 'square' | 'tall';
  /** A picture of our own that stands for it; what it shows is said beside it. */
  image?: string | undefined;
  /** Such as "2 minutes". */
  length?: string | undefined;
}

/** The address that may be framed: a known host's page to watch a video refuses it, its player does not. */
export const getPlayerUrl = (address: string): string => readEmbed(address)?.playerAddress ?? address;

const shapes = { wide: 'aspect-video', square: 'aspect-square max-w-160', tall: 'aspect-3/4 max-w-120' };

/**
 * Content from another site, of which nothing is loaded before its link is followed: into the frame below the
 * card, or with embed.inline.js in its place. The page's policy allows only that site in the frame.
 */
export function EmbedCard({ heading, title, address, shape, image, length }: EmbedCardProps) {
  const player = getPlayerUrl(address);
  const { host } = new URL(player);
  const name = `embed ${heading}`;
  const link = { href: player, target: name, 'data-embed-link': true };
  return (
    <div data-embed="card" className="group/embed print:hidden">
      <div className="group-data-[embed=loaded]/embed:hidden">
        {image ? (
          <>
            <a {...link} className="own-poster relative block border border-ink">
              <img
                src={image}
                srcSet={imageSourceSet(image)}
                sizes="(min-width: 80rem) 820px, 92vw"
                alt=""
                loading="lazy"
                decoding="async"
                className={`w-full object-cover ${shapes[shape]}`}
              />
              <span className="own-poster-label flex border-t border-ink bg-sheet text-ink">
                <PlayMark />
                <span className="text-lead font-medium">
                  <span className="sr-only">Play </span>
                  {title}
                  {length && <span className="pl-4 text-small text-ink-2 tabular-nums">{length}</span>}
                </span>
              </span>
            </a>
            <p className="mt-3 max-w-[36.5em] text-small text-ink-2">
              Plays from {host}, which then learns your address and may store data in your browser.
            </p>
          </>
        ) : (
          <div className="flex flex-col items-start gap-3 border border-ink bg-sheet p-4 sm:p-6">
            <h3 className="text-lead">{title}</h3>
            <p className="max-w-[36.5em] text-small text-ink-2">
              This comes from {host}. It is loaded when you ask for it; {host} then learns your address and
              may store data in your browser.
            </p>
            <a
              {...link}
              className="inline-flex min-h-11 flex-wrap items-center gap-x-[0.25em] rounded-control border border-ink px-4 py-2 font-medium text-ink hover:bg-sunk"
            >
              <span>Load it from </span>
              <span>{host}</span>
            </a>
          </div>
        )}
      </div>
      {/* oxlint-disable react/iframe-missing-sandbox -- the other site keeps its origin, which is never ours: our pages refuse frames */}
      <iframe
        name={name}
        title={title}
        sandbox="allow-forms allow-popups allow-presentation allow-same-origin allow-scripts"
        allow="fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        className={`hidden w-full border border-hairline group-data-[embed=loaded]/embed:block noscript:mt-4 noscript:block ${shapes[shape]}`}
      />
      {/* oxlint-enable react/iframe-missing-sandbox */}
    </div>
  );
}

const PlayMark = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24">
    <path d="M6 3v18l15-9z" />
  </svg>
);

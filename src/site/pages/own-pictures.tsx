import type { OwnSection } from '#content/own-pages.schema.ts';
import type { Picture } from '#content/schema.ts';
import { focusAttributes, type Focus } from '#domain/uploads/focus.ts';
import { imageSourceSet } from '#domain/uploads/upload-variants.ts';
import { toHeadingId } from '../parts/heading-id.ts';
import { RichText } from '../parts/rich-text.tsx';
import { beside, frame, Section, tones } from '../parts/section.tsx';
import { columnsFor } from './own-columns.tsx';

type SectionOf<Kind extends OwnSection['kind']> = Extract<OwnSection, { kind: Kind }>;

/** With its own size in pixels, where that is known (app/picture-facts.ts). */
export type SizedPicture = Picture & { size?: { width: number; height: number } };

/** A picture across the page, whole: nothing of it is cropped. One that is hardly wide fits a screen. */
export function OwnPicture({ picture: { image, text, size } }: { picture: SizedPicture }) {
  return (
    <img
      src={image}
      srcSet={imageSourceSet(image)}
      sizes="(min-width: 80rem) 1232px, 92vw"
      alt={text}
      {...(isHardlyWide(size) ? fitHeight(size, 640) : size)}
      loading="lazy"
      decoding="async"
      className="own-picture border border-ink"
    />
  );
}

/** Whether a picture leaves room for its words at its side; unknown without its size. */
export const isHardlyWide = (size: SizedPicture['size']) =>
  size !== undefined && size.width / size.height < 4 / 3;

/** The size of a picture that is no higher than this, in pixels: its place before it has loaded. */
function fitHeight(size: SizedPicture['size'], highest: number): SizedPicture['size'] {
  if (!size) return undefined;
  const height = Math.min(size.height, highest);
  return { height, width: Math.round((height * size.width) / size.height) };
}

/** Words and a picture side by side. */
export function PictureWithText({
  section: { image, text, size, side, body },
  words,
}: {
  section: SectionOf<'pictureText'> & SizedPicture;
  words: Parameters<typeof Section>[0];
}) {
  const isTall = isHardlyWide(size);
  const isLarge = body.length < 400;
  const fitted = isTall ? fitHeight(size, 480) : size;
  const columns = isTall || body.length < 300 ? columnsOf.few : isLarge ? columnsOf.more : columnsOf.half;
  const layout = {
    words: columns.words,
    content: `${columns.picture} lg:row-span-2 ${beside} ${side === 'left' ? 'own-left' : ''}`,
    action: columns.words,
  };
  return (
    <Section {...words} layout={layout} action={<RichText html={body} isLarge={isLarge} />}>
      <img
        src={image}
        srcSet={imageSourceSet(image)}
        sizes={`(min-width: 64rem) ${isTall ? `${fitted!.width}px` : columns.width}, 92vw`}
        alt={text}
        {...fitted}
        loading="lazy"
        decoding="async"
        className="own-picture border border-ink"
      />
    </Section>
  );
}

/** A picture has as many columns of twelve as make it about as high as its words. */
const columnsOf = {
  few: { words: 'lg:col-span-8', picture: 'lg:col-span-4', width: 'min(395px, 31vw)' },
  more: { words: 'lg:col-span-7', picture: 'lg:col-span-5', width: 'min(500px, 39vw)' },
  half: { words: 'lg:col-span-6', picture: 'lg:col-span-6', width: 'min(604px, 48vw)' },
};

interface QuoteSectionProps {
  section: SectionOf<'quote'>;
  tone: keyof typeof tones;
}

/** A quotation: at its left its heading, as a label, and whose it is; on a phone above and below it. */
export function QuoteSection({ section, tone }: QuoteSectionProps) {
  const { heading, lead, quote, name, role, portrait } = section;
  const id = toHeadingId(heading);
  return (
    <section aria-labelledby={id} className={`border-t border-hairline${tones[tone]}`}>
      <figure className={`${frame} own-quote grid gap-x-6 gap-y-4 py-6 md:py-12 lg:grid-cols-12`}>
        <div className="lg:col-span-4">
          <h2 id={id} className="text-lead">
            {heading}
          </h2>
          {lead && <p className="mt-1 text-small text-ink-2">{lead}</p>}
        </div>
        <blockquote
          className={`lg:col-span-8 lg:row-span-2 text-h3 ${section.dark && quote.length < 160 ? 'md:text-h1' : quote.length < 280 ? 'md:text-h2' : ''}`}
        >{`“${quote}”`}</blockquote>
        <figcaption className="flex gap-4 text-small lg:col-span-4 lg:self-end">
          {portrait && (
            <img
              src={portrait.image}
              srcSet={imageSourceSet(portrait.image)}
              sizes="6rem"
              alt={portrait.text}
              width={400}
              height={500}
              loading="lazy"
              decoding="async"
              {...focusAttributes((portrait as { focus?: Focus }).focus)}
              className="own-portrait aspect-4/5 border border-ink object-cover"
            />
          )}
          <span className="self-center">
            <span className="block font-medium">{name}</span>
            {role && <span className="block text-ink-2">{role}</span>}
          </span>
        </figcaption>
      </figure>
    </section>
  );
}

/** Logos of one height, on white in both themes: most are drawn for it. */
export function Logos({ items }: { items: SectionOf<'logos'>['items'] }) {
  return (
    <ul {...columnsFor(items.length, 'own-logos')}>
      {items.map(({ image, text }) => (
        <li key={image}>
          <img
            src={image}
            srcSet={imageSourceSet(image)}
            sizes="13rem"
            alt={text}
            width={208}
            height={56}
            loading="lazy"
            decoding="async"
          />
        </li>
      ))}
    </ul>
  );
}

import type { OwnSection } from '#content/own-pages.schema.ts';
import type { Picture } from '#content/schema.ts';
import { focusAttributes, type Focus } from '#domain/uploads/focus.ts';
import { imageSourceSet } from '#domain/uploads/upload-variants.ts';
import { RichText } from '../parts/rich-text.tsx';
import { beside, Section } from '../parts/section.tsx';
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

/** A quotation, with a portrait if there is one: beside it, or on a phone beside the name. */
export function Quote({ section: { quote, name, role, portrait } }: { section: SectionOf<'quote'> }) {
  return (
    <figure className="own-quote">
      {portrait && (
        <img
          src={portrait.image}
          srcSet={imageSourceSet(portrait.image)}
          sizes="9rem"
          alt={portrait.text}
          width={400}
          height={500}
          loading="lazy"
          decoding="async"
          {...focusAttributes((portrait as { focus?: Focus }).focus)}
          className="aspect-4/5 w-full border border-ink object-cover"
        />
      )}
      <blockquote
        className={`leading-tight ${quote.length < 160 ? 'text-h3 md:text-h2 lg:text-h1' : 'text-h3 lg:text-h2'}`}
      >{`“${quote}”`}</blockquote>
      <figcaption className="text-small">
        <span className="font-medium">{name}</span>
        {role && <span className="block text-ink-2">{role}</span>}
      </figcaption>
    </figure>
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

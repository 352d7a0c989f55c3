import type { OwnSection } from '#content/own-pages.schema.ts';
import type { Picture } from '#content/schema.ts';
import { focusAttributes, type Focus } from '#domain/uploads/focus.ts';
import { imageSourceSet } from '#domain/uploads/upload-variants.ts';
import { RichText } from '../parts/rich-text.tsx';
import { columnsFor } from './own-columns.tsx';
import { OwnFrame } from './own-frame.tsx';

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
      className="own-picture"
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

/** Words and a picture side by side, the heading level with the picture's head and the text with its foot. */
export function PictureWithText({ section }: { section: SectionOf<'pictureText'> & SizedPicture }) {
  const { heading, lead, dark, image, text, size, side, body } = section;
  const isTall = isHardlyWide(size);
  const fitted = fitHeight(size, isTall ? 480 : 532);
  return (
    <OwnFrame
      {...{ heading, lead, dark }}
      layout={`beside own-beside-${side} ${isTall ? 'own-beside-tall' : ''} ${body.length < 400 ? 'own-brief' : ''}`}
      foot={<RichText html={body} />}
    >
      <img
        src={image}
        srcSet={imageSourceSet(image)}
        sizes={`(min-width: 48rem) min(${fitted?.width ?? 709}px, ${isTall ? 40 : 56}vw), 92vw`}
        alt={text}
        {...fitted}
        loading="lazy"
        decoding="async"
        className="own-picture"
      />
    </OwnFrame>
  );
}

/** A quotation, with a portrait if there is one: beside it, or on a phone beside the name. */
export function Quote({ section: { quote, name, role, portrait } }: { section: SectionOf<'quote'> }) {
  return (
    <figure className={portrait ? 'own-quote' : ''}>
      {portrait && <Portrait picture={portrait} />}
      <blockquote className="own-quoted">{`“${quote}”`}</blockquote>
      <figcaption className="own-quote-by text-small">
        <span className="font-medium">{name}</span>
        {role && <span className="block text-ink-2">{role}</span>}
      </figcaption>
    </figure>
  );
}

function Portrait({ picture: { image, text, focus } }: { picture: Picture & { focus?: Focus } }) {
  return (
    <img
      src={image}
      srcSet={imageSourceSet(image)}
      sizes="12rem"
      alt={text}
      width={400}
      height={500}
      loading="lazy"
      decoding="async"
      {...focusAttributes(focus)}
      className="own-portrait"
    />
  );
}

/** Logos of one height, on white in both themes: most are drawn for it. */
export function Logos({ items }: { items: SectionOf<'logos'>['items'] }) {
  return (
    <ul {...columnsFor(items.length)} className="own-columns own-logos">
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

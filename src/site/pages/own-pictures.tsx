import type { OwnSection } from '#content/own-pages.schema.ts';
import type { Picture } from '#content/schema.ts';
import { focusAttributes, type Focus } from '#domain/uploads/focus.ts';
import { imageSourceSet } from '#domain/uploads/upload-variants.ts';
import { RichText } from '../parts/rich-text.tsx';

type SectionOf<Kind extends OwnSection['kind']> = Extract<OwnSection, { kind: Kind }>;

/** With its own size in pixels, where that is known (app/picture-facts.ts). */
type SizedPicture = Picture & { size?: { width: number; height: number } };

/** A picture across the page, whole: nothing of it is cropped. One that is hardly wide is narrower, to fit a screen. */
export function OwnPicture({ picture: { image, text, size } }: { picture: SizedPicture }) {
  return (
    <img
      src={image}
      srcSet={imageSourceSet(image)}
      sizes="(min-width: 80rem) 1232px, 92vw"
      alt={text}
      {...size}
      loading="lazy"
      decoding="async"
      className={isHardlyWide(size) ? 'own-picture own-picture-narrow' : 'own-picture'}
    />
  );
}

const isHardlyWide = (size: SizedPicture['size']) => size && size.width / size.height < 4 / 3;

/** A picture beside words, whole; one that is hardly wide has the fewer columns. */
export function PictureWithText({
  section: { image, text, size, side, body },
}: {
  section: SectionOf<'pictureText'> & SizedPicture;
}) {
  const [pictureColumns, wordColumns] = isHardlyWide(size)
    ? ['lg:col-span-5', 'lg:col-span-7']
    : ['lg:col-span-7', 'lg:col-span-5'];
  return (
    <div className="grid items-start gap-x-6 gap-y-6 lg:grid-cols-12">
      <div className={`${pictureColumns} ${side === 'right' ? 'lg:order-last' : ''}`}>
        <img
          src={image}
          srcSet={imageSourceSet(image)}
          sizes="(min-width: 80rem) 720px, 92vw"
          alt={text}
          {...size}
          loading="lazy"
          decoding="async"
          className="own-picture own-picture-beside"
        />
      </div>
      <div className={`${wordColumns} ${side === 'left' ? 'lg:pl-10' : 'lg:pr-10'}`}>
        <RichText html={body} />
      </div>
    </div>
  );
}

/** A quotation, with a portrait if there is one. */
export function Quote({ section: { quote, name, role, portrait } }: { section: SectionOf<'quote'> }) {
  return (
    <figure className={portrait ? 'own-quote' : ''}>
      {portrait && <Portrait picture={portrait} />}
      <div>
        <blockquote className="own-quoted text-h3">{`“${quote}”`}</blockquote>
        <figcaption className="mt-4 text-small">
          <span className="font-medium">{name}</span>
          {role && <span className="block text-ink-2">{role}</span>}
        </figcaption>
      </div>
    </figure>
  );
}

function Portrait({ picture: { image, text, focus } }: { picture: Picture & { focus?: Focus } }) {
  return (
    <img
      src={image}
      srcSet={imageSourceSet(image)}
      sizes="14rem"
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
    <ul className="own-logos">
      {items.map(({ image, text }) => (
        <li key={image}>
          <img
            src={image}
            srcSet={imageSourceSet(image)}
            sizes="10rem"
            alt={text}
            width={160}
            height={40}
            loading="lazy"
            decoding="async"
          />
        </li>
      ))}
    </ul>
  );
}

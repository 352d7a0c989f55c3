import type { OwnSection } from '#content/own-pages.schema.ts';
import type { Picture } from '#content/schema.ts';
import { focusAttributes, type Focus } from '#domain/uploads/focus.ts';
import { imageSourceSet } from '#domain/uploads/upload-variants.ts';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';
import { RichText } from '../parts/rich-text.tsx';

type SectionOf<Kind extends OwnSection['kind']> = Extract<OwnSection, { kind: Kind }>;

/** A picture across the page, whole: nothing of it is cropped. */
export function OwnPicture({ picture: { image, text } }: { picture: Picture }) {
  return (
    <img
      src={image}
      srcSet={imageSourceSet(image)}
      sizes="(min-width: 80rem) 1232px, 92vw"
      alt={text}
      loading="lazy"
      decoding="async"
      className="block h-auto max-h-[80vh] w-full border border-ink object-contain"
    />
  );
}

export function PictureWithText({ section }: { section: SectionOf<'pictureText'> }) {
  return (
    <div className="grid items-center gap-x-6 gap-y-6 lg:grid-cols-12">
      <div className={`border border-ink lg:col-span-7 ${section.side === 'right' ? 'lg:order-last' : ''}`}>
        <PictureOrDrawing picture={section} sizes="(min-width: 80rem) 720px, 92vw" />
      </div>
      <div className={`lg:col-span-5 ${section.side === 'left' ? 'lg:pl-10' : 'lg:pr-10'}`}>
        <RichText html={section.body} />
      </div>
    </div>
  );
}

/** What somebody said, with a portrait if there is one. */
export function Quote({ section: { quote, name, role, portrait } }: { section: SectionOf<'quote'> }) {
  return (
    <figure
      className={portrait ? 'grid gap-6 sm:grid-cols-[10rem_1fr] lg:grid-cols-[14rem_1fr] lg:gap-10' : ''}
    >
      {portrait && <Portrait picture={portrait} />}
      <div>
        <blockquote className="max-w-[26em] text-h3">{`“${quote}”`}</blockquote>
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
      className="block aspect-4/5 h-auto w-full max-w-56 border border-ink object-cover"
    />
  );
}

/** Logos of one height, on white in both themes: most are drawn for it. */
export function Logos({ items }: { items: SectionOf<'logos'>['items'] }) {
  return (
    <ul className="flex flex-wrap gap-px">
      {items.map(({ image, text }) => (
        <li
          key={image}
          className="flex h-26 min-w-40 grow items-center justify-center bg-[white] px-6 outline outline-hairline"
        >
          <img
            src={image}
            srcSet={imageSourceSet(image)}
            sizes="10rem"
            alt={text}
            loading="lazy"
            decoding="async"
            className="h-10 w-auto max-w-40 object-contain"
          />
        </li>
      ))}
    </ul>
  );
}

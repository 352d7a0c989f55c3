import type { ReactNode } from 'react';
import type { Picture } from '#content/schema.ts';
import { imageSourceSet } from '#domain/uploads/upload-variants.ts';

interface PictureOrDrawingProps {
  picture: Picture | undefined;
  /** How wide it is shown, as `sizes` has it. */
  sizes: string;
  /** Hidden from assistive technology, because the text beside it says the same. */
  decorative?: boolean;
  /** The drawing that is shown if there is no image. */
  children: ReactNode;
}

/** The owner's image, as high as the drawing that it replaces. */
export function PictureOrDrawing({ picture, sizes, decorative, children }: PictureOrDrawingProps) {
  if (!picture) return children;
  const { image, text } = picture;
  return (
    <img
      src={image}
      srcSet={imageSourceSet(image)}
      sizes={sizes}
      alt={decorative ? '' : text}
      width={1200}
      height={800}
      loading="lazy"
      decoding="async"
      className="block aspect-3/2 h-auto w-full object-cover"
    />
  );
}

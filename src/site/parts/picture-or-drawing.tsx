import type { ReactNode } from 'react';
import type { Picture } from '#content/schema.ts';
import { focusAttributes, type Focus } from '#domain/uploads/focus.ts';
import { imageSourceSet } from '#domain/uploads/upload-variants.ts';

/** With what stays in view where it is cropped (app/add-focuses.ts). */
type FocusedPicture = Picture & { focus?: Focus };

interface PictureOrDrawingProps {
  picture: FocusedPicture | undefined;
  /** How wide it is shown, as `sizes` has it. */
  sizes: string;
  /** Hidden from assistive technology, because the text beside it says the same. */
  decorative?: boolean;
  /** In the first screen: loaded without waiting until it comes near. */
  eager?: boolean;
  /** The drawing that is shown if there is no image. */
  children?: ReactNode;
}

/** The owner's image, as high as the drawing that it replaces. */
export function PictureOrDrawing({ picture, sizes, decorative, eager, children }: PictureOrDrawingProps) {
  if (!picture) return children;
  const { image, text, focus } = picture;
  return (
    <img
      src={image}
      srcSet={imageSourceSet(image)}
      sizes={sizes}
      alt={decorative ? '' : text}
      width={1200}
      height={800}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      {...focusAttributes(focus)}
      className="block aspect-3/2 h-auto w-full object-cover"
    />
  );
}

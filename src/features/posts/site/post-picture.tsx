import { focusAttributes, type Focus } from '#domain/uploads/focus.ts';
import { imageSourceSet } from '#domain/uploads/upload-variants.ts';
import { drawingsPrefix } from '#paths/paths.ts';

interface PostPictureProps {
  url: string;
  focus?: Focus | undefined;
  /** Describes the picture; empty where the title beside it says enough. */
  alt?: string;
  sizes: string;
  /**
   * For the image that a page opens with: a few bytes of it, or a whole drawing, as a data address; or null.
   */
  preview?: string | null;
  className?: string;
}

/**
 * A post's image. On a first visit it is requested after the first paint, in which its preview is shown
 * (site/site.css), so that text waits for no image.
 */
export function PostPicture({ url, focus, alt = '', sizes, preview, className = '' }: PostPictureProps) {
  const opensPage = preview !== undefined;
  const isWhole = preview && url.startsWith(drawingsPrefix);
  const sourceSet = imageSourceSet(url);
  return (
    <div data-picture className={`post-picture ${className}`}>
      {preview && (
        <img
          src={preview}
          alt={isWhole ? alt : ''}
          width={400}
          height={225}
          decoding="sync"
          {...focusAttributes(focus)}
          className="size-full object-cover"
        />
      )}
      {!isWhole && (
        <img
          src={url}
          {...(sourceSet && { srcSet: sourceSet, sizes })}
          alt={alt}
          width={1600}
          height={900}
          loading={preview === null ? 'eager' : 'lazy'}
          decoding="async"
          {...focusAttributes(focus)}
          {...(opensPage && { fetchPriority: 'high' })}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  );
}

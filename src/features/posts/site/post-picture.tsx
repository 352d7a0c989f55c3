import { imageSourceSet } from '#design/ui/image-source-set.ts';

interface PostPictureProps {
  url: string;
  sizes: string;
  /** For the picture that a page opens with: a few bytes of it as a data address, or null without any. */
  preview?: string | null;
  className: string;
}

/**
 * A post's picture. It says nothing of its own: the title beside it does. A first visit asks for it after
 * the first paint, in which its preview stands (site/site.css), so that text waits for no picture.
 */
export function PostPicture({ url, sizes, preview, className }: PostPictureProps) {
  const opensPage = preview !== undefined;
  return (
    <div data-picture className={`post-picture ${className}`}>
      {preview && (
        <img
          src={preview}
          alt=""
          width={400}
          height={225}
          decoding="sync"
          className="size-full object-cover"
        />
      )}
      <img
        src={url}
        srcSet={imageSourceSet(url)}
        sizes={sizes}
        alt=""
        width={1600}
        height={900}
        loading={preview === null ? 'eager' : 'lazy'}
        decoding="async"
        {...(opensPage && { fetchPriority: 'high' })}
        className="absolute inset-0 size-full object-cover"
      />
    </div>
  );
}

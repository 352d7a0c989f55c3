import type { SiteContent } from '#content/collections.ts';
import { hasFirstWords } from '#content/drawn-words.schema.ts';
import { largeWords } from '#content/large-words.schema.ts';
import type { Service } from '#content/services.schema.ts';
import type { WordedDrawing } from '#design/drawings/first-words.ts';
import { largeDrawings } from '#design/drawings/large/large-drawings.ts';
import { ReferencedDrawing } from '#design/drawings/referenced-drawing.tsx';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';
import { findFirstCase } from './service-facts.tsx';
import { DrawnWork } from './service-lists.tsx';

/**
 * A picture of the service, or the piece of work of its first audience, or its first case's picture.
 * @param sizes how wide an image is shown, as `sizes` has it
 */
export function drawWork(content: SiteContent, service: Service, sizes: string) {
  const strip = service.audience?.items[0]?.drawing;
  const picture = service.picture ?? (strip ? undefined : findFirstCase(content, service)?.picture);
  if (picture) return <PictureOrDrawing picture={picture} sizes={sizes} decorative />;
  return strip && <DrawnWork drawn={strip} decorative />;
}

/** The same for half a wide page: where that has no room, the usual one, if there is one. */
export function drawLargeWork(content: SiteContent, service: Service, sizes: string) {
  const { picture, largeDrawing: drawn } = service;
  const work = drawWork(content, service, sizes);
  if (picture || !drawn) return work;
  const { kind } = drawn;
  const Large = largeDrawings[kind] as WordedDrawing;
  const isFirst = hasFirstWords(largeWords[kind], drawn);
  return (
    <>
      <div className={work ? 'max-lg:hidden' : ''}>
        {isFirst ? (
          <ReferencedDrawing name={`large-${kind}`} decorative />
        ) : (
          <Large words={drawn} decorative />
        )}
      </div>
      {work && <div className="lg:hidden">{work}</div>}
    </>
  );
}

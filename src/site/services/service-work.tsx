import type { SiteContent } from '#content/collections.ts';
import type { Service } from '#content/services.schema.ts';
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

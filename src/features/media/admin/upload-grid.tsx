import type { ReactNode } from 'react';
import { uploadsPrefix } from '#paths/paths.ts';
import type { Upload } from '../contract.ts';

interface UploadGridProps {
  uploads: readonly Upload[];
  /** Makes a link or a button of a tile. */
  renderTile: (upload: Upload, tile: { className: string; children: ReactNode }) => ReactNode;
}

const tileClass =
  'group flex w-full flex-col gap-1 text-start outline-none focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-petrol';

/** Uploads as tiles with their pictures. */
export const UploadGrid = ({ uploads, renderTile }: UploadGridProps) => (
  <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-5">
    {uploads.map((upload) => (
      <li key={upload.name} className="min-w-0">
        {renderTile(upload, {
          className: tileClass,
          children: (
            <>
              <img
                src={toThumbnail(upload)}
                alt={upload.alt ?? ''}
                loading="lazy"
                decoding="async"
                className="aspect-4/3 w-full border border-control bg-sunk object-contain group-hover:border-ink"
              />
              <span className="truncate text-small text-ink underline-offset-4 group-hover:underline">
                {upload.file_name}
              </span>
              <span className="truncate text-fine text-ink-2">{describeAlt(upload)}</span>
            </>
          ),
        })}
      </li>
    ))}
  </ul>
);

const describeAlt = ({ alt }: Pick<Upload, 'alt'>): string =>
  alt === null ? 'Not described yet' : alt || 'Decorative';

/** A small width of it; an animation has none. */
const toThumbnail = ({ url }: Pick<Upload, 'url'>): string =>
  url.startsWith(uploadsPrefix) && !url.endsWith('.gif') ? `${url}?w=480` : url;

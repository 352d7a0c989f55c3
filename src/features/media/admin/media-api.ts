import { createClient } from '#design/api/create-client.ts';
import { apiPath } from '#paths/api-paths.ts';
import type { UploadChanges } from '../contract.ts';
import type { libraryRoutes } from '../server/library.routes.ts';

const library = createClient<typeof libraryRoutes>(apiPath('uploads'));

/** How many a page of the library has. */
const pageSize = '60';

/** The admin area's requests about uploaded images. Each throws ApiError. */
export const mediaApi = {
  list: (search: string, isInBin: boolean, next: string | null) =>
    library.getPage('/', { query: { q: search, limit: pageSize, bin: isInBin ? 'true' : 'false' } }, next),
  read: (name: string) => library.get('/:name', { param: { name } }),
  change: (name: string, changes: UploadChanges) =>
    library.patch('/:name', { param: { name }, json: changes }),
  remove: (name: string) => library.delete('/:name', { param: { name } }),
  restore: (name: string) => library.post('/:name/restore', { param: { name } }),
};

/** Keys in the browser's cache. */
export const libraryKey = 'uploads';
export const binKey = 'uploads-bin';
export const uploadKey = 'upload';

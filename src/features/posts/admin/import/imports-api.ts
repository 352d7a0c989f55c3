import { createClient } from '#design/api/create-client.ts';
import { sendRequest } from '#design/api/send-request.ts';
import { apiPath } from '#paths/api-paths.ts';
import { importPieceBytes, type Import } from '../../imports.contract.ts';
import type { importsRoutes } from '../../server/import/imports.routes.ts';

const imports = createClient<typeof importsRoutes>(apiPath('postImports'));

/** A piece on a slow line. */
const timeoutMs = 300_000;

/** The imports in the browser's cache. */
export const importsKey = 'post-imports';

/** The admin area's requests about imports. Each throws ApiError. */
export const importsApi = {
  list: () => imports.get('/'),
  check: ({ id }: Import) => imports.post('/:id/check', { param: { id } }),
  start: ({ id }: Import) => imports.post('/:id/start', { param: { id } }),
  takeBack: ({ id }: Import) => imports.post('/:id/take-back', { param: { id } }),
  discard: ({ id }: Import) => imports.delete('/:id', { param: { id } }),
  /**
   * Uploads a file in pieces, and has it checked.
   * @param onProgress from 0 to 1
   */
  async upload(file: File, onProgress: (share: number) => void): Promise<Import> {
    const begun = await imports.post('/', { json: { file_name: file.name, bytes: file.size } });
    for (let piece = 0; piece * importPieceBytes < file.size; piece += 1) {
      const from = piece * importPieceBytes;
      const body = file.slice(from, from + importPieceBytes, 'application/octet-stream');
      await sendRequest(`${apiPath('postImports')}/${begun.id}/pieces/${piece}`, {
        method: 'PUT',
        body,
        timeoutMs,
      });
      onProgress(Math.min(1, (from + body.size) / file.size));
    }
    return importsApi.check(begun);
  },
};

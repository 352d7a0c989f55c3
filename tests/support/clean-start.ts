import type { CleanStart } from '#features/setup/contract.ts';
import type { TestApi } from './test-api.ts';

/** Asks for the removal of the demonstration. */
export const startClean = (api: TestApi, body: object = { site_name: 'Brightwater' }) =>
  api.askInPerson('POST', '/setup/clean-start', { body });

export const undoCleanStart = (api: TestApi, { id }: CleanStart) =>
  api.askInPerson('POST', `/setup/clean-start/${id}/undo`);

/** Documents, or one, as visitors see them. */
export const readContent = async (api: TestApi, path: string) =>
  (await (await api.ask('GET', `/content-api/${path}`)).json()) as {
    slug: string;
    data: Record<string, string>;
  }[];

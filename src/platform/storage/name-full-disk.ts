/** Adds the folder to the error of a full disk: of a file that is open the system does not say which it is. */
export const nameFullDisk =
  (folder: string) =>
  (error: unknown): never => {
    const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
    throw isFull ? Object.assign(error, { path: folder }) : error;
  };

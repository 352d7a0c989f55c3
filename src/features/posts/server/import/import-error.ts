/** Why a file cannot be imported, as a sentence for its owner. */
export class ImportError extends Error {
  override name = 'ImportError';
}

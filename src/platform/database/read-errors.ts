/** The database has more long reads to do than it may take on, or this one took too long: ask again later. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
}

/** Whoever asked is gone: there is nobody to answer. */
export class ReadAbandonedError extends Error {
  override name = 'ReadAbandonedError';
}

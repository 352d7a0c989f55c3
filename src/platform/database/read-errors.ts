/** The database has more to do than it may take on, or a long read took too long: ask again later. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
}

/** Whoever asked is gone: there is nobody to answer. */
export class ReadAbandonedError extends Error {
  override name = 'ReadAbandonedError';
}

/** The database is overloaded, or a long read took too long: retry later. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
}

/** The client is gone: there is no one to answer. */
export class ReadAbandonedError extends Error {
  override name = 'ReadAbandonedError';
}

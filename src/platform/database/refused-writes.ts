/** Writes that the database's disk refuses. */
export interface Refusal {
  /** ISO 8601 */
  since: string;
  reason: string;
}

/** How long no write may have been refused before one is tried: a full disk takes a small one now and then. */
const quietMs = 5000;

/** Knows whether the database's disk refuses writes: from the first that was refused until writing works again. */
export class RefusedWrites {
  readonly #tryWriting: () => Promise<unknown>;
  #refusal: Refusal | null = null;
  #refusedAt = 0;

  /** @param tryWriting rejects as a write would */
  constructor(tryWriting: () => Promise<unknown>) {
    this.#tryWriting = tryWriting;
  }

  /** Notes the error of a write, if the disk is its cause. */
  note(error: unknown): void {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!diskCodes.test(code)) return;
    const what = fullCodes.test(code)
      ? 'no space is left on the disk of the database'
      : 'the disk of the database refuses writes';
    this.#refusedAt = performance.now();
    this.#refusal = {
      since: this.#refusal?.since ?? new Date().toISOString(),
      reason: `${what} (${code})`,
    };
  }

  /** Null when writing works, or works again. */
  async check(): Promise<Refusal | null> {
    if (this.#refusal === null || performance.now() - this.#refusedAt < quietMs) return this.#refusal;
    const triedAt = performance.now();
    await this.#tryWriting().catch((error: unknown) => this.note(error));
    if (this.#refusedAt < triedAt) this.#refusal = null;
    return this.#refusal;
  }
}

/** Those of the system, of SQLite, and of PostgreSQL (disk_full, io_error, read_only_sql_transaction). */
const diskCodes = /^(ENOSPC|EDQUOT|EROFS|EIO|SQLITE_(FULL|READONLY|IOERR).*|53100|58030|25006)$/;
const fullCodes = /^(ENOSPC|EDQUOT|SQLITE_FULL|SQLITE_IOERR_SHMSIZE|53100)$/;

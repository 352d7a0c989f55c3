import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Dialect,
  type Driver,
  type Kysely,
} from 'kysely';

/** Kysely on one SQLite file by several connections. */
export abstract class SqliteFileDialect implements Dialect {
  protected readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  abstract createDriver(): Driver;

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new SqliteFileAdapter();
  }

  createIntrospector(kysely: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(kysely);
  }
}

class SqliteFileAdapter extends SqliteAdapter {
  /** Kysely's own would let one query or transaction in at a time; here the drivers see to that. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite has it; Kysely's own adapter does without. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

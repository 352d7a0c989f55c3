import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  ValueNode,
  type Dialect,
  type Driver,
  type Kysely,
  type LimitNode,
} from 'kysely';

/** Kysely on one SQLite file by several connections. */
export abstract class SqliteFileDialect implements Dialect {
  protected readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  abstract createDriver(): Driver;

  createQueryCompiler(): SqliteQueryCompiler {
    return new LiteralLimitCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new SqliteFileAdapter();
  }

  createIntrospector(kysely: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(kysely);
  }
}

class SqliteFileAdapter extends SqliteAdapter {
  /** Kysely's own would allow one query or transaction at a time; here the drivers take care of that. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite supports it; Kysely's own adapter does not use it. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Inlines a limit into the statement. SQLite plans by it: with a parameter as its limit, a statement is
 * planned again each time it runs (sqlite.org/c3ref/prepare.html), which takes longer than running most of
 * them (docs/decisions/sqlite-3-53.md).
 */
class LiteralLimitCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const { limit } = node;
    if (ValueNode.is(limit) && Number.isSafeInteger(limit.value)) this.append(`limit ${limit.value}`);
    else super.visitLimit(node);
  }
}

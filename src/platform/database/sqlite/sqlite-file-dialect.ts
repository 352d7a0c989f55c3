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
  /** Kysely's own would let one query or transaction in at a time; here the drivers see to that. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite has it; Kysely's own adapter does without. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Writes a limit into the statement. SQLite plans by it: with a limit that is a parameter, a statement is planned again
 * each time it runs (sqlite.org/c3ref/prepare.html), which takes longer than running most of them
 * (docs/decisions/sqlite-3-53.md).
 */
class LiteralLimitCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const { limit } = node;
    if (ValueNode.is(limit) && Number.isSafeInteger(limit.value)) this.append(`limit ${limit.value}`);
    else super.visitLimit(node);
  }
}

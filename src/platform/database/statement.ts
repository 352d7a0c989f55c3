import type { Compilable, CompiledQuery } from 'kysely';
import type { Connection } from './open-database.ts';

/** A placeholder for a value while a statement is compiled. */
class Parameter {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement that is compiled once per database, for statements run with every submitted form: compiling a
 * large one takes Kysely several times longer than running it takes SQLite.
 * @param build receives placeholders for the values, to be passed on unchanged
 */
export function createStatement<Values extends object, Row>(
  build: (connection: Connection, values: Values) => Compilable<Row>,
): (
  connection: Connection,
  values: Values,
) => Promise<{ rows: Row[]; numAffectedRows?: bigint | undefined }> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  const placeholders = new Proxy({} as Values, {
    get: (_target, name) => new Parameter(String(name)),
  });

  return (connection, values) => {
    // A transaction has its database's adapter.
    const { adapter } = connection.getExecutor();
    let query = compiled.get(adapter);
    if (!query) {
      query = build(connection, placeholders).compile();
      compiled.set(adapter, query);
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Parameter ? values[parameter.name as keyof Values] : parameter,
    );
    return connection.executeQuery({ ...query, parameters });
  };
}

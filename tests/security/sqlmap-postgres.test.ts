import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { startPostgresCluster, type PostgresCluster } from '#tests/support/postgres-cluster.ts';
import { attackQueries } from './attack-queries.ts';
import { full } from './sqlmap.ts';

let cluster: PostgresCluster;
let pool: pg.Pool;
beforeAll(async () => {
  cluster = await startPostgresCluster();
  pool = new pg.Pool({ connectionString: cluster.url('postgres') });
  await pool.query("create table posts (title text); insert into posts values ('a'), ('b')");
});
afterAll(async () => {
  await pool.end();
  await cluster.stop();
});

attackQueries('postgres', !full, async (query) => (await pool.query(query)).rows);

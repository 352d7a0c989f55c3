import Database from 'better-sqlite3';
import { attackQueries } from './attack-queries.ts';

const database = new Database(':memory:');
database.exec("create table posts (title text); insert into posts values ('a'), ('b')");

attackQueries('sqlite', false, async (query) => database.prepare(query).all());

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from './free-port.ts';

/** A PostgreSQL server of the tests' own. */
export interface PostgresCluster {
  /** The address of one of its databases. */
  url(database: string): string;
  /** Sends a signal to the postmaster: SIGKILL ends it as a crash does, SIGSTOP holds it still. */
  signal(name: NodeJS.Signals): void;
  /** Starts it again on the same port and data, after `halt` or a crash. */
  restart(): Promise<void>;
  /** Ends it and keeps its data. */
  halt(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** What it acknowledged outlasts a crash of the server. */
  isDurable?: boolean;
}

/** The folder of PostgreSQL's server programs (the newest Debian has, or the PATH's), or null. */
export function findPostgresPrograms(): string | null {
  const byVersion = (a: string, b: string) => b.localeCompare(a, 'en', { numeric: true });
  const packaged = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted(byVersion)[0];
  if (packaged) return dirname(packaged);
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  return onPath.find((dir) => existsSync(join(dir, 'initdb'))) ?? null;
}

const initOptions = '-U postgres -E UTF8 --locale=C.UTF-8 --auth=trust --no-sync'.split(' ');

/** Nothing is to survive a power cut: no fsync. Every open platform holds a few connections. */
const serverOptions = [
  'listen_addresses=127.0.0.1',
  'max_connections=200',
  'fsync=off',
  'full_page_writes=off',
  'shared_buffers=32MB',
  'autovacuum=off',
].flatMap((setting) => ['-c', setting]);

/** Nor a crash of the server. */
const forgetfulOptions = ['-c', 'synchronous_commit=off'];

/**
 * Starts a server in a new temporary folder, reachable on a free local port and on a socket in that
 * folder. It keeps nothing: no fsync, and the folder goes with `stop`.
 * @throws Error with the server's own words when it does not come up
 */
export async function startPostgresCluster({
  isDurable = false,
}: ClusterOptions = {}): Promise<PostgresCluster> {
  const programs = findPostgresPrograms();
  if (!programs) throw new Error('PostgreSQL is missing: install the package "postgresql"');
  const dir = mkdtempSync(join(tmpdir(), 'countermark-pg-'));
  const runAs = becomeOtherThanRoot(dir);
  const data = join(dir, 'data');
  run(runAs, join(programs, 'initdb'), ['-D', data, ...initOptions]);

  const port = await findFreePort();
  const place = ['-D', data, '-p', String(port), '-k', dir];
  const options = [...place, ...serverOptions, ...(isDurable ? [] : forgetfulOptions)];
  const launch = () => start(runAs, join(programs, 'postgres'), options);
  let server = launch();
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const stop = async () => {
    await stopProcess(server.process);
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(url('postgres'), server);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    stop,
    signal: (name) => void server.process.kill(name),
    halt: () => stopProcess(server.process),
    async restart() {
      // After a crash the backends may hold the shared memory a moment longer: then it refuses.
      for (let attempt = 1; ; attempt += 1) {
        server = launch();
        try {
          return await waitUntilReady(url('postgres'), server);
        } catch (error) {
          if (attempt === 20) throw error;
          await sleep(250);
        }
      }
    },
  };
}

/** A program with its arguments that runs another as some user. Empty: as we are. */
type RunAs = string[];

/** PostgreSQL refuses to run as root: then it runs as `postgres`, and ends when this process does. */
function becomeOtherThanRoot(dir: string): RunAs {
  if (process.getuid?.() !== 0) return [];
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })),
  );
  chownSync(dir, uid!, gid!);
  return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--pdeathsig=INT'];
}

function run(runAs: RunAs, program: string, args: string[]): void {
  const [command, ...rest] = [...runAs, program, ...args];
  execFileSync(command!, rest, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' });
}

interface Server {
  process: ChildProcess;
  /** What it wrote so far. */
  output(): string;
}

function start(runAs: RunAs, program: string, args: string[]): Server {
  const [command, ...rest] = [...runAs, program, ...args];
  const child = spawn(command!, rest, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' });
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-4000);
  });
  return { process: child, output: () => output };
}

const startTimeoutMs = 30_000;

async function waitUntilReady(url: string, server: Server): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (server.process.exitCode === null && Date.now() < deadline) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(50);
    }
  }
  throw new Error(`PostgreSQL did not start:\n${server.output()}`);
}

/** SIGINT is PostgreSQL's fast shutdown: it ends open sessions. */
async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  const killer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(killer);
}

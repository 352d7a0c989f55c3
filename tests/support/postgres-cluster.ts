import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from './free-port.ts';

/** A PostgreSQL server of the tests' own. */
export interface PostgresCluster {
  url(database: string): string;
  /** Sends a signal to the postmaster: SIGKILL ends it as a crash does, SIGSTOP holds it still. */
  signal(name: NodeJS.Signals): void;
  /** All of its processes, and the service manager's when it has one. */
  listProcesses(): number[];
  /** How often the service manager had to start it again. */
  restarts(): number;
  /** Starts it again on the same port and data, after `halt` or a crash. */
  restart(): Promise<void>;
  /** Ends it and keeps its data. */
  halt(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** As it is run in earnest, with its own settings: what it acknowledged outlasts a crash. */
  isDurable?: boolean;
  /** Where its folder is made: a disk of its own, say. The system's temporary folder otherwise. */
  parent?: string;
  /** A disk for its log alone. */
  logDisk?: string;
  /** Started again whenever it ends with an error, as a service manager with `Restart=on-failure` does. */
  isSupervised?: boolean;
  /** 200 without: every open platform holds a few. */
  maximumConnections?: number;
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

/** Damage is noticed, and a small disk holds its log, whose segments have 1 MB. */
const durableInitOptions = ['--data-checksums', '--wal-segsize=1'];

const asOptions = (settings: string[]): string[] => settings.flatMap((setting) => ['-c', setting]);

const serverOptions = asOptions(['listen_addresses=127.0.0.1', 'shared_buffers=32MB']);

/** Nothing is to survive a power cut or a crash. */
const forgetfulOptions = asOptions([
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'autovacuum=off',
]);

/**
 * Starts a server in a new temporary folder, reachable on a free local port and on a socket in that
 * folder. It keeps nothing: no fsync, and the folder goes with `stop`.
 * @throws Error with the server's own words when it does not come up
 */
export async function startPostgresCluster({
  isDurable = false,
  parent = tmpdir(),
  logDisk,
  isSupervised = false,
  maximumConnections = 200,
}: ClusterOptions = {}): Promise<PostgresCluster> {
  const programs = findPostgresPrograms();
  if (!programs) throw new Error('PostgreSQL is missing: install the package "postgresql"');
  const dir = mkdtempSync(join(parent, 'countermark-pg-'));
  const runAs = becomeOtherThanRoot(dir);
  const data = join(dir, 'data');
  const init = [
    ...initOptions,
    ...(isDurable ? durableInitOptions : []),
    ...(logDisk ? ['--waldir', join(logDisk, 'log')] : []),
  ];
  run(runAs, join(programs, 'initdb'), ['-D', data, ...init]);

  const port = await findFreePort();
  const place = ['-D', data, '-p', String(port), '-k', dir];
  const connections = asOptions([`max_connections=${maximumConnections}`]);
  const options = [...place, ...serverOptions, ...connections, ...(isDurable ? [] : forgetfulOptions)];
  const command = [...runAs, join(programs, 'postgres'), ...options];
  const launch = () => start(isSupervised ? supervise(command) : command);
  let server = launch();
  const postmaster = () => (isSupervised ? listChildren(server.process.pid!)[0] : server.process.pid);
  const halt = () => stopServer(server, postmaster());
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const stop = async () => {
    await halt();
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
    halt,
    signal: (name) => sendSignal(postmaster(), name),
    listProcesses: () => listDescendants(server.process.pid!),
    restarts: () => server.restarts(),
    async restart() {
      // After a crash the backends may hold the shared memory a moment longer: then it refuses.
      for (let attempt = 1; ; attempt += 1) {
        if (!isSupervised) server = launch();
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
  output(): string;
  restarts(): number;
}

const restartLine = 'the service manager starts PostgreSQL again';

/** `Restart=on-failure` and `RestartSec=2`: with less, systemd gives up after five starts. */
const supervise = (command: string[]): string[] => [
  ...[
    'setpriv',
    '--pdeathsig=KILL',
    'sh',
    '-c',
    `until "$@"; do sleep 2; echo ${restartLine} >&2; done`,
    'sh',
  ],
  ...command,
];

function start([program, ...args]: string[]): Server {
  const child = spawn(program!, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' });
  let output = '';
  let restarts = 0;
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-4000);
    restarts += text.split(restartLine).length - 1;
  });
  return { process: child, output: () => output, restarts: () => restarts };
}

/** A process's children, oldest first. */
const listChildren = (pid: number): number[] => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
};

const listDescendants = (pid: number): number[] => [pid, ...listChildren(pid).flatMap(listDescendants)];

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
async function stopServer({ process: child }: Server, postmaster = child.pid!): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  // Its service manager first, which would start it again.
  if (postmaster !== child.pid) child.kill('SIGKILL');
  sendSignal(postmaster, 'SIGINT');
  const killer = setTimeout(() => sendSignal(postmaster, 'SIGKILL'), 10_000);
  await ended;
  clearTimeout(killer);
}

function sendSignal(pid: number | undefined, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}

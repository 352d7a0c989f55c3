import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** A program beside the tests. It ends with their process, however that ends. */
export interface OwnProcess {
  child: ChildProcess;
  /** Resolves when it has ended and all that it wrote was read. */
  closed: Promise<unknown>;
  hasEnded(): boolean;
  /** What it has written so far. */
  output(): string;
  /** Ends it, if it has not ended yet. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts a program. What it writes is kept, unless `options` say otherwise. */
export function startOwnProcess([program, ...args]: string[], options: SpawnOptions): OwnProcess {
  const child = spawn(program!, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('exit', () => process.off('exit', killWithUs));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    child,
    closed: new Promise((resolve) => child.once('close', resolve)),
    hasEnded,
    output: () => output,
    async end(signal) {
      if (hasEnded()) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

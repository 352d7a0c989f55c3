import { stripVTControlCharacters } from 'node:util';
import type { Log } from './create-log.ts';

const levels = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug' } as const;

/**
 * Has logged what libraries write to the console, Node's warnings, and the error that ends the process: from
 * then on every line is JSON. Of what is written only texts and errors are kept: objects may be personal.
 */
export function logConsole(log: Log): void {
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, 'error'][]) {
    console[method] = (...written: unknown[]) => {
      const err = written.find((one) => one instanceof Error);
      const texts = written.filter((one) => typeof one === 'string');
      const text = stripVTControlCharacters(texts.join(' ')).trim();
      log[level]({ from: 'console', ...(err && { err }) }, text || 'written to the console');
    };
  }
  process.removeAllListeners('warning').on('warning', (err) => log.warn({ err }, 'warning of Node'));
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'ended by an unexpected error');
    process.exit(1);
  });
}

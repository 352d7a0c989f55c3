import { expect, it, onTestFinished } from 'vitest';
import { createLog } from './create-log.ts';
import { logConsole } from './log-console.ts';

it('logs what libraries write to the console, and nothing but texts and errors of it', () => {
  const written = { ...console };
  const listeners = ['warning', 'uncaughtException'].map(
    (name) => [name, process.listeners(name as 'warning')] as const,
  );
  onTestFinished(() => {
    Object.assign(console, written);
    for (const [name, before] of listeners) {
      process.removeAllListeners(name);
      for (const listener of before) process.on(name, listener);
    }
  });
  let lines = '';
  logConsole(createLog({ logLevel: 'info' }, { write: (line) => void (lines += line) }));
  console.error('\u001B[31m12:00:00 [ERROR]\u001B[0m no page', new Error('broken'), {
    email: 'ann@example.com',
  });
  console.log('a line\nof two');
  process.emit('warning', new Error('too many listeners'));
  const [first, second, third] = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(first).toMatchObject({
    level: 50,
    from: 'console',
    msg: '12:00:00 [ERROR] no page',
    err: { message: 'broken' },
  });
  expect(second).toMatchObject({ level: 30, msg: 'a line\nof two' });
  expect(third).toMatchObject({ level: 40, err: { message: 'too many listeners' } });
  expect(lines).not.toContain('ann@');
});

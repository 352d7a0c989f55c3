import '../src/start/require-node.js';
import { loadEnvFile } from './load-env-file.js';

loadEnvFile();

// glibc keeps what is freed in an arena for each thread: 170 MB more with 50 uploads at once. And once a large buffer was
// freed it takes the next ones from the heap, where they leave gaps: 20 MB more. It reads both when a process begins, so
// the process begins once more. (Another process's channel would be closed by that.)
if (process.platform === 'linux' && process.execve && !process.channel && !process.env.MALLOC_ARENA_MAX) {
  const { execPath, execArgv, argv, env } = process;
  process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], {
    MALLOC_MMAP_THRESHOLD_: '131072',
    ...env,
    MALLOC_ARENA_MAX: '1',
  });
}

// This file is JavaScript, and imports next to nothing before this line: what was compiled at the last start, and
// stripped of its types, is taken from the cache. That is a third of a cold start, and 15 MB.
const { enableCompileCache } = await import('node:module');
enableCompileCache();

// React's development build is twice as slow, and larger.
process.env.NODE_ENV ??= 'production';

try {
  const { buildIfStale } = await import('./build.ts');
  buildIfStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('../dist/start/main.js');

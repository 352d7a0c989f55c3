import type { Benchmark, Result } from '../benchmark.ts';
import { watchLoop } from '../support/loop-work.ts';
import { otherVisitor, waitBeside } from '../support/wait-beside.ts';
import { runWrk } from '../support/wrk.ts';
import { writeKinds } from '../support/write-kinds.ts';

const writers = 256;

export const manyWriters: Benchmark = {
  title: 'Other visitors beside many writers',
  method: `One process, SQLite, every commit on disk; ${writers} clients at once (\`wrk -t1 -c${writers}\`) send as fast as they are answered, each request from another address. Meanwhile ${otherVisitor}`,
  async run(bench) {
    const loop = watchLoop(bench);
    const product = await bench.startProduct({ env: loop.env });
    const seconds = bench.quick ? 2 : 8;
    const figures: Result[] = [];
    for (const { what, path, script } of writeKinds) {
      const sending = runWrk({
        url: product.url + path,
        seconds: seconds + 2,
        connections: writers,
        script,
      });
      figures.push(...(await waitBeside(bench, product, loop, what, seconds)));
      const { requestsPerSecond, errors } = await sending;
      figures.push({
        measure: '  answered meanwhile',
        figure: `${Math.round(requestsPerSecond).toLocaleString('en')}/s, ${errors} errors`,
      });
    }
    return figures;
  },
};

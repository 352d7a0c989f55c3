import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderArticle, renderForFeed } from './render-article.ts';

it('gives an article as its page shows it, and as a feed does', async () => {
  const content = '<h2>Rooms</h2><p onclick="x()">One<script>y()</script>\ntwo</p>';
  expect(await renderForFeed(content)).toBe('<h2 id="part-rooms">Rooms</h2><p>One<br />two</p>');
  expect(await renderArticle(content)).toMatchObject({
    html: '<h2 id="part-rooms"><a class="heading-link" href="#part-rooms">Rooms</a></h2><p>One<br />two</p>',
    headings: [{ id: 'part-rooms', text: 'Rooms' }],
  });
});

it.each(['\n', '<p>a</p>', '<h2>a</h2>', '<', '<b>'])(
  'lets others go on while it renders half a megabyte of %j',
  async (piece) => {
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    count();
    await renderArticle(piece.repeat(500_000 / piece.length));
    isDone = true;
    expect(turns).toBeGreaterThan(20);
  },
);

it('gives each who asks at once their own article, and turns away who is too many', async () => {
  const asked = Array.from({ length: 40 }, (_, i) => renderForFeed(`<p>${i}</p>`));
  const answers = await Promise.allSettled(asked);
  const ends = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason.status));
  expect(ends).toEqual(Array.from({ length: 40 }, (_, i) => (i < 32 ? `<p>${i}</p>` : 503)));
  expect(await renderForFeed('again')).toBe('again');
});

it.runIf(process.platform === 'linux')('leaves the processors to the event loop', async () => {
  const readNiceness = (task: string) => {
    const stat = readFileSync(`/proc/self/task/${task}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  };
  const own = readNiceness(String(process.pid));
  await renderForFeed('<p>a</p>');
  expect(Math.max(...readdirSync('/proc/self/task').map(readNiceness))).toBeGreaterThan(own);
  expect(readNiceness(String(process.pid))).toBe(own);
});

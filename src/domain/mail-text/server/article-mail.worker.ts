import { parentPort } from 'node:worker_threads';
import { lowerThreadPriority } from '#platform/lower-thread-priority.ts';
import { renderArticleMail, type ArticleMail } from './article-mail.ts';

lowerThreadPriority();

parentPort!.on('message', async (mail: ArticleMail) => {
  parentPort!.postMessage(await renderArticleMail(mail), []);
});

import { createRoute } from '@hono/zod-openapi';
import { adminRead } from '#platform/http/admin-operations.ts';
import { createRoutes } from '#platform/http/api.ts';
import { jsonResponse } from '#platform/http/openapi.ts';
import { badRequest } from '#platform/http/problem.ts';
import { senderCheckQuerySchema, senderCheckSchema, type SenderCheck } from '../../sender-check.contract.ts';
import { checkSender } from './check-sender.ts';

const example: SenderCheck = {
  from: 'news@northfield.example',
  has_sender: true,
  selector: 'mail',
  findings: [
    {
      kind: 'dmarc',
      state: 'missing',
      text: 'northfield.example has no DMARC record, which large mail providers require of newsletters: add this one.',
      record: { type: 'TXT', name: '_dmarc.northfield.example', value: 'v=DMARC1; p=none' },
    },
  ],
};

const checkRoute = createRoute({
  ...adminRead(
    jsonResponse('What was found', senderCheckSchema, example),
    badRequest('selector must be a DKIM selector, such as mail or s1'),
  ),
  path: '/newsletter-sender-check',
  operationId: 'checkSender',
  summary: 'Look up what mail servers find out about the newsletter’s sender',
  description:
    'SPF, DKIM, DMARC, the name of the mail server’s address, and whether domains agree. What cannot be looked up within two seconds is `unknown`, not missing. Of a domain that does not exist, nothing else is said. The DKIM selector is read from the newest mail of this sender in the mailbox, if there is one.',
  request: { query: senderCheckQuerySchema },
});

export const senderCheckRoutes = createRoutes('Newsletter API').openapi(checkRoute, async (c) =>
  c.json(await checkSender(c.var.context, c.req.valid('query')), 200),
);

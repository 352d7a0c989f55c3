import { expect, vi } from 'vitest';
import type { Message } from '#features/leads/contract.ts';
import type { LeadPerson } from '#features/leads/inbox.contract.ts';
import type { Reply } from '#features/leads/replies.contract.ts';
import { createMailTaker } from '#features/leads/server/inbound/take-mail.ts';
import { settleReplies } from '#features/leads/server/replies/reply-delivery.ts';
import { createMailReceiver } from '#platform/mail/mailbox/receive-mails.ts';
import type { ImapServer } from './imap-server.ts';
import { openTestApi } from './test-api.ts';
import { deliverDue } from './test-outbox.ts';
import type { OpenTestPlatform, TestPlatform } from './test-platform.ts';
import { annsMessage } from './payloads.ts';

/** The colleague who is mailed about leads that nobody has. */
export const contactEmail = 'desk@acme.example';

interface MailParts {
  answers?: string;
  from?: string;
  id?: string;
  headers?: string[];
  body?: string;
}

let mails = 0;

/** A mail as the customer's mail program writes it. */
export function writeMail({
  answers,
  from = 'Ann <ann@clinics.example>',
  id,
  headers = [],
  body = 'Yes.',
}: MailParts): string {
  mails += 1;
  const has = (name: string) => headers.some((line) => line.startsWith(name));
  return [
    `From: ${from}`,
    ...(has('To:') ? [] : ['To: leads@acme.example']),
    'Subject: Re: A ward',
    `Message-ID: <${id ?? `mail-${mails}@clinics.example`}>`,
    ...(answers ? [`In-Reply-To: ${answers}`, `References: <other@x.example>\n ${answers}`] : []),
    'Date: Mon, 23 Nov 2026 10:00:00 +0000',
    ...(has('Content-Type') ? [] : ['Content-Type: text/plain; charset=utf-8']),
    ...headers,
    '',
    body,
    '',
  ].join('\n');
}

const message = { ...annsMessage, email: 'ann@clinics.example' };

interface ThreadOptions {
  email?: string;
  takesPlus?: boolean;
}

/** A lead with a reply that was sent; the receiver runs until `stop`. */
export async function openThread(
  open: OpenTestPlatform,
  server: ImapServer,
  { email = message.email, takesPlus = false }: ThreadOptions = {},
) {
  const platform = await open({
    fromEnvironment: { IMAP_URL: `${server.describeUrl()}&plus=${takesPlus ? 'on' : 'off'}` },
  });
  const api = await openTestApi(platform);
  const sent = (await (await api.ask('POST', '/messages-api', { body: { ...message, email } })).json()) as {
    id: string;
  };
  const path = `/messages-api/${sent.id}`;
  const reply = await api.askAsAdmin('POST', `${path}/replies`, { body: { text: 'When?' } });
  const { id } = (await reply.json()) as Reply;
  const mail = (await deliverDue(platform)).find(({ to }) => to === email)!;
  await settleReplies(platform);
  const read = async <Answer>(of: string) =>
    (await (await api.askAsAdmin('GET', `${path}${of}`)).json()) as Answer;
  return {
    platform,
    api,
    path,
    moveToSpam: () => api.askAsAdmin('POST', '/messages-bulk', { body: { ids: [sent.id], spam: true } }),
    replyId: id,
    answers: `<${id}@localhost>`,
    /** As the customer gets it. */
    mail,
    readThread: () => read<Reply[]>('/replies'),
    readLead: () => read<Message>(''),
    readPerson: () => read<LeadPerson>('/person'),
  };
}

export function startReceiver(platform: TestPlatform) {
  const readSettings = async () => ({ site_name: 'Acme', contact_email: contactEmail });
  const stopping = new AbortController();
  const receiver = createMailReceiver(
    platform,
    createMailTaker({ ...platform, site: { ...platform.site, readSettings } }),
  );
  const running = receiver.run(stopping.signal);
  return {
    figures: receiver.figures,
    running,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

export const waitForMail = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: 60_000, interval: 50 });

/** Waits until the receiver has done this with so many mails. */
export const waitForOutcome = (
  { figures }: ReturnType<typeof startReceiver>,
  outcome: keyof ReturnType<typeof startReceiver>['figures']['outcomes'],
  count: number,
) => waitForMail(async () => expect(figures.outcomes[outcome]).toBe(count));

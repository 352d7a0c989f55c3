import { randomUUID } from 'node:crypto';
import type { Reply } from '#features/leads/replies.contract.ts';
import type { RestartableProduct } from './restartable-product.ts';

/** An admin who answers leads, through the API. */
export interface ReplyInbox {
  /** A message from an address of its own, by the public form's way. */
  makeLead(): Promise<Lead>;
  reply(lead: Lead, text: string): Promise<Reply>;
  retry(lead: Lead, reply: string): Promise<Reply>;
  /** Newest first. */
  readThread(lead: Lead): Promise<Reply[]>;
  readStatus(lead: Lead): Promise<string>;
}

export interface Lead {
  id: string;
  email: string;
}

/** @param cookie an admin's session */
export function openReplyInbox({ url }: RestartableProduct, cookie: string): ReplyInbox {
  async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${url}/functions/v1/messages-api${path}`, {
      method,
      headers: { cookie, origin: url, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json() as Promise<Answer>;
  }
  return {
    async makeLead() {
      const email = `${randomUUID()}@clinics.example`;
      const message = { name: 'Ann', email, subject: 'A ward', message: 'Can you help?' };
      const { id } = await ask<{ id: string }>('POST', '', message);
      return { id, email };
    },
    reply: ({ id }, text) => ask('POST', `/${id}/replies`, { text }),
    retry: ({ id }, reply) => ask('POST', `/${id}/replies/${reply}/retry`, {}),
    readThread: ({ id }) => ask('GET', `/${id}/replies?limit=500`),
    readStatus: async ({ id }) => (await ask<{ status: string }>('GET', `/${id}`)).status,
  };
}

let answers = 0;

/** A mail of a customer's that answers a reply. */
export function writeAnswer(
  { email }: Lead,
  reply: string,
  body = 'Yes.',
  headers: string[] = ['Content-Type: text/plain; charset=utf-8'],
): string {
  answers += 1;
  return [
    `From: Ann <${email}>`,
    'To: leads@acme.example',
    'Subject: Re: A ward',
    `Message-ID: <answer-${answers}@clinics.example>`,
    `In-Reply-To: <${reply}@localhost>`,
    ...headers,
    '',
    body,
    '',
  ].join('\r\n');
}

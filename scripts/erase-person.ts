import { createInterface } from 'node:readline/promises';
import { erasePerson } from '#features/privacy/server/erase-person.ts';
import { exportPerson } from '#features/privacy/server/export-person.ts';

type ErasingPlatform = Parameters<typeof erasePerson>[0];

/**
 * Erases what is held about an address, after confirmation on a terminal.
 * @param isConfirmed skips the confirmation
 * @throws Error when nobody is there to ask, or the answer is no
 */
export async function eraseConfirmed(
  platform: ErasingPlatform,
  email: string,
  isConfirmed: boolean,
): Promise<string> {
  if (!isConfirmed) await confirm(describe(await count(platform, email)), email);
  const erased = describe(await erasePerson(platform, email));
  return `Erased: ${erased}.\n${whatStays}`;
}

/** No program can tell whom a sentence is about, or what of it may be deleted. */
const whatStays =
  'Not erased: what other people wrote about this person. Search the messages for the name and the address, and delete what has to go.';

async function count(platform: ErasingPlatform, email: string) {
  const { account, messages, notes, events, replies, subscriptions, mails } = await exportPerson(
    platform,
    email,
  );
  return {
    accounts: account ? 1 : 0,
    messages: messages.length,
    notes: notes.length,
    events: events.length,
    replies: replies.thread.length,
    subscriptions: subscriptions.length,
    mails: mails.length,
  };
}

const describe = (counts: object): string =>
  Object.entries(counts)
    .map(([name, number]) => `${name} ${number}`)
    .join(', ');

async function confirm(what: string, email: string): Promise<void> {
  if (!process.stdin.isTTY)
    throw new Error('nothing was erased: add --yes where there is no terminal to ask on');
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(`To be erased permanently: ${what}.\nType ${email} to continue: `);
  lines.close();
  if (answer.trim().toLowerCase() !== email) throw new Error('nothing was erased');
}

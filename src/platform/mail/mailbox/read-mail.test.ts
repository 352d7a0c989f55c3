import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readMail } from './read-mail.ts';

const mail = 'From: Ann <ann@clinics.example>\r\nSubject: A ward\r\n\r\nYes, on Monday.\r\n';

it('reads a mail that comes in pieces', async () => {
  const pieces = mail.match(/.{1,7}/gs)!.map((piece) => Buffer.from(piece));
  expect(await readMail(Readable.from(pieces), 'mail')).toMatchObject({
    from: { name: 'Ann', address: 'ann@clinics.example' },
    subject: 'A ward',
    text: 'Yes, on Monday.',
  });
});

it('takes half a mail for none', async () => {
  const source = Readable.from(
    (async function* () {
      yield Buffer.from(mail.slice(0, 40));
      throw new Error('the connection was closed');
    })(),
  );
  await expect(readMail(source, 'mail')).rejects.toThrow('the connection was closed');
});

import { expect, it } from 'vitest';
import { cutLines, linesLimit } from './cut-lines.ts';
import { parseMail } from './parse-mail.ts';

const head = 'From: ann@clinics.example\nSubject: A ward\n';

it('leaves a mail whose lines are a file as it is', async () => {
  const file = Buffer.alloc(10_000_000, 7);
  const lines = file.toString('base64').replaceAll(/.{76}/g, '$&\r\n');
  const source = Buffer.from(
    `${head}Content-Type: multipart/mixed; boundary=x\n\n--x\n\nThe plan.\n--x\nContent-Type: application/pdf\nContent-Disposition: attachment; filename=plan.pdf\nContent-Transfer-Encoding: base64\n\n${lines}\n--x--`,
  );
  expect(cutLines(source)).toBe(source);
  const { text, isCut, attachments } = await parseMail(source);
  expect([text, isCut, attachments[0]!.content.byteLength]).toEqual(['The plan.', false, 10_000_000]);
});

it.each(['\n', '\r\n'])('ends a mail of more lines than anyone writes (%j)', async (end) => {
  const source = Buffer.from(`${head}\n${`A line${end}`.repeat(linesLimit)}The end`);
  const cut = Buffer.from(cutLines(source)).toString();
  expect(cut.split('\n')).toHaveLength(linesLimit + 1);
  expect(await parseMail(source)).toMatchObject({ isCut: true, text: expect.stringMatching(/^A line\n/) });
});

it('takes lines that only look like a file for text', () => {
  const source = Buffer.from(`${'x'.repeat(59)}\n${'x'.repeat(70)} \n`.repeat(linesLimit));
  expect(cutLines(source).byteLength).toBeLessThan(source.byteLength);
});

import { expect, it } from 'vitest';
import { legalDocumentSchema } from '#content/legal.schema.ts';
import { defaultContent } from '#content/collections.ts';
import { readLegalText } from './read-legal-text.ts';

const text = `This notice says what we do with your data.

1. Who we are
Brightwater GmbH, Hafenstraße 4, Hamburg.
We are the controller.

2. What we keep

We keep:
- your name
- your address;
• your messages

It is deleted after 90 days.

§ 3 Your rights
You may ask us. You may complain.

Contact
Write to {contact_email}.
`;

it('reads headings, paragraphs and lists of a text that was written as one', () => {
  expect(readLegalText(text)).toEqual([
    {
      id: 'overview',
      heading: 'Overview',
      blocks: [{ kind: 'paragraph', text: 'This notice says what we do with your data.' }],
    },
    {
      id: 'who-we-are',
      heading: 'Who we are',
      blocks: [
        { kind: 'paragraph', text: 'Brightwater GmbH, Hafenstraße 4, Hamburg.' },
        { kind: 'paragraph', text: 'We are the controller.' },
      ],
    },
    {
      id: 'what-we-keep',
      heading: 'What we keep',
      blocks: [
        { kind: 'paragraph', text: 'We keep:' },
        { kind: 'list', items: ['your name', 'your address;', 'your messages'] },
        { kind: 'paragraph', text: 'It is deleted after 90 days.' },
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [{ kind: 'paragraph', text: 'You may ask us. You may complain.' }],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [{ kind: 'paragraph', text: 'Write to {contact_email}.' }],
    },
  ]);
});

it('cuts a paragraph that is too long after a sentence, and gives the same heading another anchor', () => {
  const long = 'A sentence of some words. '.repeat(60);
  const sections = readLegalText(`1. Terms\n${long}\n\n2. Terms\nMore.`);
  expect(sections.map(({ id }) => id)).toEqual(['terms', 'terms-2']);
  const document = { ...defaultContent.legal.privacyPolicy, sections };
  expect(legalDocumentSchema.safeParse(document).error).toBeUndefined();
  expect(sections[0]!.blocks.map((block) => (block.kind === 'paragraph' ? block.text : '')).join(' ')).toBe(
    long.trim(),
  );
});

it('reads nothing from nothing', () => expect(readLegalText(' \n\n')).toEqual([]));

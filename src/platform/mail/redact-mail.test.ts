import { describe, expect, it } from 'vitest';
import { mentionsEmail } from './mentions-email.ts';
import { redactMail } from './redact-mail.ts';

const ann = 'ann@x.example';

describe('a mail to others, without a person', () => {
  it('says all but the address', () => {
    const mail = {
      subject: 'About ann@x.example',
      text: 'Write to Ann@X.example. Not to joann@x.example, <ann@x.example.au>!',
    };
    const redacted = redactMail(mail, ann)!;
    expect(redacted).toEqual({
      subject: 'About [removed]',
      text: 'Write to [removed]. Not to joann@x.example, <ann@x.example.au>!',
    });
    expect(mentionsEmail(redacted.text, ann)).toBe(false);
  });

  it('quotes others, and not them', () => {
    const text = [
      'See below.',
      '',
      'On May 1, 2026, Bob wrote:',
      '> Thanks.',
      '> On April 1, 2026, Ann <ann@x.example> wrote:',
      '>> My secret.',
      '>',
      '> My colleague ann@x.example knows.',
    ];
    const redacted = [...text.slice(0, 4), '>', '> My colleague [removed] knows.'];
    expect(redactMail({ subject: 'Re: A ward', text: text.join('\n') }, ann)).toEqual({
      subject: 'Re: A ward',
      text: redacted.join('\n'),
    });
  });

  it('lists others, and is none where it listed nobody else', () => {
    const list = (...leads: [subject: string, who: string][]) => ({
      subject: 'Due today',
      text: leads
        .map(([subject, who]) => `- ${subject}\n  ${who}, due today\n  http://a.example`)
        .join('\n\n'),
    });
    const [bobs, anns] = [
      ['A farm', 'Bob <bob@x.example>'],
      ['A ward', 'Ann <ann@x.example>'],
    ] as [[string, string], [string, string]];
    expect(redactMail(list(bobs, anns, bobs), ann)).toEqual(list(bobs, bobs));
    expect(redactMail(list(anns), ann)).toBeNull();
    expect(redactMail({ subject: 'A list', text: '- ann@x.example\n- a farm' }, ann)?.text).toBe(
      '- [removed]\n- a farm',
    );
  });
});

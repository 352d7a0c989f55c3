import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Reply } from '../../replies.contract.ts';
import { replyExample } from '../../server/replies/replies.examples.ts';
import { ThreadEntry } from './thread-entry.tsx';

const show = (mail: Partial<Reply>, subject?: string) =>
  renderToStaticMarkup(
    <ThreadEntry
      leadId="1"
      reply={{ ...replyExample, kind: 'mail', state: 'received', text: '', ...mail }}
      {...(subject !== undefined && { subject })}
    />,
  );

it.each(['Invitation: Call kitchen', 'Kitchens', 'Re: Kitchen and bath'])(
  'shows the subject of a mail that is not its thread’s (%s)',
  (subject) => {
    expect(show({ subject }, 'Kitchen')).toContain(`>${subject}<`);
  },
);

it.each(['Re: Kitchen', 'AW: RE: kitchen', 'Re[2]: Kitchen', 'Kitchen', 'Re:  Kitchen '])(
  'shows no subject that says what the thread’s says (%s)',
  (subject) => {
    expect(show({ subject }, 'Kitchen')).not.toMatch(/kitchen/i);
  },
);

it('shows the subject of a mail outside of threads, and of none of our replies', () => {
  expect(show({ subject: 'Re: Kitchen' })).toContain('>Re: Kitchen<');
  expect(show({ subject: 'Re: Another', kind: 'reply' }, 'Kitchen')).not.toContain('Another');
});

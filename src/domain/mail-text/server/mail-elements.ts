import { createElement as h, type ReactElement, type ReactNode } from 'react';

/*
 * The elements of a mail: HTML as mail programs take it, with inline styles. A class names what changes in dark
 * mode (mail-page.ts). `toText` reads the same tree.
 */

interface WithChildren {
  children?: ReactNode;
}

const textStyle = { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px', color: '#1c2430' };

export const MailHeading = ({ children }: WithChildren): ReactElement =>
  h(
    'h1',
    {
      className: 'ink',
      style: { margin: '0 0 16px', fontSize: '24px', lineHeight: '30px', fontWeight: 700, color: '#1c2430' },
    },
    children,
  );

export const MailParagraph = ({ children }: WithChildren): ReactElement =>
  h('p', { className: 'ink', style: textStyle }, children);

/** Smaller and quieter, as at the foot. */
export const MailNote = ({ children }: WithChildren): ReactElement =>
  h(
    'p',
    {
      className: 'quiet',
      style: { margin: '0 0 8px', fontSize: '13px', lineHeight: '20px', color: '#566070' },
    },
    children,
  );

export const MailLink = ({ href, children }: WithChildren & { href: string }): ReactElement =>
  h('a', { href, className: 'link', style: { color: '#0b5a6b', textDecoration: 'underline' } }, children);

/** Outlook's Word engine pads cells, not links: the color is the cell's too. */
export const MailButton = ({ href, children }: WithChildren & { href: string }): ReactElement =>
  h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, style: { margin: '8px 0 24px' } },
    h(
      'tbody',
      null,
      h(
        'tr',
        null,
        h(
          'td',
          { className: 'button', style: { backgroundColor: '#1c2430', borderRadius: '3px' } },
          h(
            'a',
            {
              href,
              className: 'button',
              style: {
                display: 'inline-block',
                padding: '12px 20px',
                fontSize: '16px',
                lineHeight: '20px',
                fontWeight: 700,
                color: '#ffffff',
                backgroundColor: '#1c2430',
                borderRadius: '3px',
                textDecoration: 'none',
              },
            },
            children,
          ),
        ),
      ),
    ),
  );

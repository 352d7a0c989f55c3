import { createElement as h, type ReactNode } from 'react';
import { MailLink, MailNote } from './mail-elements.ts';
import { toText } from './to-text.ts';

/** Whose mail it is, as it shows that. */
export interface MailLook {
  siteName: string;
  /** The site's address. */
  siteUrl: string;
  /** A PNG of the site's mark. */
  markUrl: string;
  /** The owner's postal address; empty for none. */
  address: string;
}

declare module '#platform/context.ts' {
  interface Site {
    readMailLook(platform: Pick<Platform, 'config' | 'database'>): Promise<MailLook>;
  }
}

interface MailWords {
  subject: string;
  /** The line that lists of mails show after the subject. */
  preview: string;
  body: ReactNode;
  /** Why its recipient gets it. */
  foot: ReactNode;
}

/** A mail's two parts from one tree. */
export async function renderMail(
  look: MailLook,
  { subject, preview, body, foot }: MailWords,
): Promise<{ html: string; text: string }> {
  // With the first mail: startup does not wait for it.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const whole = [h('div', { key: 'body' }, body), h(Foot, { key: 'foot', look }, foot)];
  const page = h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('title', null, subject),
      h('style', { dangerouslySetInnerHTML: { __html: styles } }),
    ),
    h('body', { className: 'page', style: pageStyle }, hiddenPreview(preview), frame(look, whole)),
  );
  return { html: `<!doctype html>${renderToStaticMarkup(page)}`, text: toText(whole) };
}

const fontFamily = "-apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

const pageStyle = { margin: 0, padding: 0, backgroundColor: '#f1f3f5' };

/** Outlook and mail programs without dark mode keep the inline styles. Dark ink on a transparent picture needs light ground. */
const styles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background-color:#12161c!important}.sheet{background-color:#1b212a!important}
.ink{color:#eef1f4!important}.quiet{color:#aab4c0!important}.link{color:#7fc9da!important}
.quiet.picture{background-color:#f4f7f9!important;color:#566070!important}
.rule{border-color:#39424e!important}.button{background-color:#eef1f4!important}a.button{color:#12161c!important}}`;

const hiddenPreview = (preview: string) =>
  h('div', { style: { display: 'none', maxHeight: 0, overflow: 'hidden' } }, preview);

/** One column of at most 560 pixels. */
function frame({ siteName, siteUrl, markUrl }: MailLook, whole: ReactNode) {
  const table = { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0 };
  const mark = h('img', {
    ...{ src: markUrl, width: 32, height: 32, alt: '', fetchPriority: 'low' as const },
    style: { verticalAlign: 'middle', border: 0, marginRight: '10px' },
  });
  const name = h(
    'a',
    {
      href: siteUrl,
      className: 'ink',
      style: {
        ...{ color: '#1c2430', textDecoration: 'none', fontSize: '16px', fontWeight: 700 },
        verticalAlign: 'middle',
      },
    },
    mark,
    siteName,
  );
  const cell = {
    className: 'sheet',
    // A long link would make the mail wider than a phone.
    style: { backgroundColor: '#ffffff', padding: '28px 24px', fontFamily, wordBreak: 'break-word' as const },
  };
  const sheet = h(
    'table',
    { ...table, style: { maxWidth: '560px' } },
    h(
      'tbody',
      null,
      h('tr', null, h('td', cell, h('div', { style: { marginBottom: '24px' } }, name), whole)),
    ),
  );
  return h(
    'table',
    table,
    h('tbody', null, h('tr', null, h('td', { align: 'center', style: { padding: '24px 12px' } }, sheet))),
  );
}

function Foot({ look, children }: { look: MailLook; children?: ReactNode }) {
  const rule = { borderTop: '1px solid #d5dae0', margin: '32px 0 0', paddingTop: '16px' };
  return h(
    'div',
    { className: 'rule', style: rule },
    h(MailNote, null, children),
    h(MailNote, null, look.siteName, look.address && ` · ${look.address}`),
    h(MailNote, null, h(MailLink, { href: look.siteUrl }, look.siteUrl)),
  );
}

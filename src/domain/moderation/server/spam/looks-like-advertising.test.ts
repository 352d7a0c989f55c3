import { expect, it } from 'vitest';
import { looksLikeAdvertising } from './looks-like-advertising.ts';

const advertisement =
  'We offer SEO packages from $99 per month. Your website on page one, guaranteed. Interested?';

it.each([
  ['in plain words', advertisement],
  ['in capitals', advertisement.toUpperCase()],
  ['in wide letters', advertisement.replace('SEO', 'ＳＥＯ')],
  ['split by invisible characters', advertisement.replaceAll(/(\w{3})(?=\w)/g, '$1\u00ad')],
  [
    'with accents',
    'Nous proposons le référencement de votre site, première page de Google, satisfait ou remboursé',
  ],
  ['in Chinese, without spaces', '专业做谷歌SEO优化推广，排名上首页，加微信咨询'],
])('knows an advertisement %s', (_name, message) => {
  expect(looksLikeAdvertising({ subject: 'Hello', message })).toBe(true);
});

it.each([
  ['a question about SEO', 'Since the update our shop ranks lower. Could you check the SEO?'],
  ['a phrase over and over', 'Backlinks, backlinks, backlinks and backlinks.'],
  ['the words of an address', 'See https://seo.example/backlinks/casino/crypto-loan, is it yours?'],
  ['a phrase inside of words', 'The museology course, the occasional bloan and the pinscription.'],
  [
    'a long report with an advertiser’s words here and there',
    `${'The booking page shows each appointment an hour late on the tablets at the front desk. '.repeat(8)}Our SEO is fine, and the backlinks too. Is a fix within the guarantee, or is it $99 per month?`,
  ],
  ['nothing', ''],
])('holds no advertisement: %s', (_name, message) => {
  expect(looksLikeAdvertising({ subject: '', message })).toBe(false);
});

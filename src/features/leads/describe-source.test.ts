import { expect, it } from 'vitest';
import type { Touch } from '#domain/attribution/contract.ts';
import { describeSource } from './describe-source.ts';

const nothing: Touch = {
  channel: null,
  referrer_host: null,
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  utm_term: null,
  utm_content: null,
  click_id: null,
};
const campaign = { ...nothing, channel: 'campaign' as const, utm_campaign: 'autumn', utm_source: 'letter' };
const search = { ...nothing, channel: 'search' as const, referrer_host: 'search.example', click_id: 'gclid' };
const pages = { landing_page: '/', page: '/contact', last_article: '/blog/a-post', last_case: null };

it('tells one arrival once, and leaves out what is not known', () => {
  expect(describeSource({ ...pages, first: campaign, last: { ...campaign } })).toEqual([
    ['Source', 'Campaign, campaign autumn, source letter'],
    ['First page', '/'],
    ['Last article', '/blog/a-post'],
    ['Sent from', '/contact'],
  ]);
});

it('tells the first and the last arrival where they differ', () => {
  expect(describeSource({ ...pages, first: campaign, last: search }).slice(0, 2)).toEqual([
    ['Source', 'Campaign, campaign autumn, source letter'],
    ['Latest source', 'Search, from search.example, Google Ads click'],
  ]);
});

it('names an assistant as screens do', () => {
  const assistant = { ...nothing, channel: 'ai-assistant' as const, referrer_host: 'chatgpt.com' };
  expect(describeSource({ ...pages, first: assistant, last: assistant })[0]).toEqual([
    'Source',
    'AI assistant, from chatgpt.com',
  ]);
});

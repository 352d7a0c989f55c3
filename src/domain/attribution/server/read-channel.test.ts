import { expect, it } from 'vitest';
import { readArrival } from './read-arrival.ts';
import { readChannel } from './read-channel.ts';

const channelOf = (query: string, host: string | null = null) => readChannel(readArrival(query, host));

it.each([
  ['', null, 'direct'],
  ['', 'google.co.uk', 'search'],
  ['', 'duckduckgo.com', 'search'],
  ['', 'mail.google.com', 'mail'],
  ['', 'com.google.android.gm', 'mail'],
  ['', 'linkedin.com', 'social'],
  ['', 't.co', 'social'],
  ['', 'notlinkedin.com', 'referral'],
  ['', 'chatgpt.com', 'ai-assistant'],
  ['', 'chat.openai.com', 'ai-assistant'],
  ['', 'perplexity.ai', 'ai-assistant'],
  ['', 'claude.ai', 'ai-assistant'],
  ['', 'gemini.google.com', 'ai-assistant'],
  ['', 'copilot.microsoft.com', 'ai-assistant'],
  ['', 'notclaude.ai', 'referral'],
  ['utm_source=chatgpt.com', null, 'ai-assistant'],
  ['utm_source=ChatGPT.com&utm_medium=referral', null, 'ai-assistant'],
  ['utm_source=chatgpt.com&utm_medium=cpc', 'chatgpt.com', 'campaign'],
  ['utm_medium=ai-assistant', null, 'ai-assistant'],
  ['utm_source=newsletter', 'chatgpt.com', 'mail'],
  ['', 'partner.example', 'referral'],
  ['utm_medium=email', 'google.com', 'mail'],
  ['utm_source=newsletter&utm_campaign=spring', null, 'mail'],
  ['utm_source=google&utm_medium=organic', null, 'search'],
  ['utm_medium=social', null, 'social'],
  ['utm_source=google&utm_medium=cpc', 'google.com', 'campaign'],
  ['utm_campaign=spring', null, 'campaign'],
  ['gclid=abc', 'google.com', 'campaign'],
  ['fbclid=abc', null, 'social'],
  ['q=utm_source', null, 'direct'],
] as const)('takes ?%s from %s for %s', (query, host, channel) => {
  expect(channelOf(query, host)).toBe(channel);
});

it('keeps the name of a click id, never its value', () => {
  expect(JSON.stringify(readArrival('gclid=secret-of-one-person', null))).not.toContain('secret');
});

it('takes out of a value what reaches beyond it', () => {
  const { utm_campaign } = readArrival(
    `utm_campaign=${encodeURIComponent(`a\n\u202eb\u0000${'x'.repeat(500)}`)}`,
    null,
  );
  expect(utm_campaign).toMatch(/^a b x{96}$/);
});

import { describe, expect, it } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import { replyTo as reply } from './reply.ts';

const { assistant: assistantTexts } = defaultContent.site;
const replyTo = (question: string) => reply(question, defaultContent.replies);

describe('replyTo', () => {
  it.each([
    ['What is the latest?', 'latest'],
    ['Which TRENDS matter?', 'latest'],
    ['trending', 'latest'],
    ['What does Automation cost?', 'automation'],
    ['hyperautomation', 'automation'],
    ['What is AI good for?', 'ai'],
    ['ai', 'ai'],
    ['Is (AI) safe?', 'ai'],
    ['AI-based tools', 'ai'],
    ['What is Artificial Intelligence?', 'ai'],
  ])('answers %j by the rule for %s', (question, rule) => {
    expect(replyTo(question).rule).toBe(rule);
  });

  it.each([
    'Where is my email?',
    'Do you offer training?',
    'chair',
    'AIs',
    'ai2',
    'ai_x',
    'paï',
    'señai',
    'hello',
    '',
  ])('does not take %j for a question about AI', (question) => {
    expect(replyTo(question).rule).toBe('default');
  });

  it.each([
    ['the latest automation with AI', 'latest'],
    ['AI and automation trends', 'latest'],
    ['AI automation', 'automation'],
    ['artificial intelligence for automation', 'automation'],
  ])('tries the rules in order for %j', (question, rule) => {
    expect(replyTo(question).rule).toBe(rule);
  });

  it("takes the owner's topics first, by whole words in any case", () => {
    const survey = { words: ['Land survey', 'GPS'], text: 'We measure land.', links: [] };
    const askOwn = (question: string) => reply(question, defaultContent.replies, [survey]);
    expect(askOwn('How long does a land-survey take with AI?')).toMatchObject({ text: 'We measure land.' });
    expect(askOwn('gps?')).toMatchObject({ rule: 'own' });
    expect(askOwn('Do you survey land?')).toMatchObject({ rule: 'default' });
  });

  it('has a different reply for what each hint suggests', () => {
    expect(assistantTexts.suggestions.map((hint) => replyTo(hint).rule)).toEqual([
      'latest',
      'automation',
      'default',
    ]);
    for (const hint of assistantTexts.suggestions) expect(assistantTexts.hint).toContain(`‘${hint}’`);
  });

  it('sends everyone else to the case studies', () => {
    const answer = replyTo('Can you bake a cake?');
    expect(answer.text).toMatch(/case studies/i);
    expect(answer.links.map((link) => link.href)).toContain('/portfolio');
  });
});

import { expect, it } from 'vitest';
import { z } from 'zod';
import { redirectLinks, removeLinks } from './change-links.ts';
import { richText } from './rich-text.schema.ts';
import { linkSchema, listOf } from './schema.ts';

const target = { collection: 'services', slug: 'ai' };
const link = (href: string) => ({ label: 'There', href });

it('moves a link with its query and anchor, and no longer path', () => {
  const schema = z.strictObject({ links: z.array(linkSchema), text: richText(400, 'Text') });
  const hrefs = ['/services/ai', '/services/ai?a=1&b=2#c', '/services/ai-automation', '/services'];
  const text = (all: string[]) =>
    all.map((href) => `<p><a href="${href.replaceAll('&', '&amp;')}">x</a></p>`).join('');
  const moved = redirectLinks({ schema, data: { links: hrefs.map(link), text: text(hrefs) } }, target, 'new');
  const after = ['/services/new', '/services/new?a=1&b=2#c', '/services/ai-automation', '/services'];
  expect(moved).toEqual({ links: after.map(link), text: text(after) });
});

it('leaves a text that has no room for the new address', () => {
  const schema = z.strictObject({ text: richText(40, 'Text') });
  const data = { text: '<p><a href="/services/ai">Full</a></p>' };
  expect(redirectLinks({ schema, data }, target, 'artificial-intelligence')).toEqual(data);
});

it('takes links out as far as the schema can do without them', () => {
  const schema = z.strictObject({
    several: listOf(linkSchema, 4),
    button: linkSchema.optional(),
    needed: linkSchema,
  });
  const to = link('/services/ai');
  const data = { several: [to, link('/contact'), to], button: to, needed: to };
  expect(removeLinks({ schema, data }, target)).toEqual({
    data: { several: [link('/contact')], needed: to },
    left: [{ path: ['needed', 'href'], kind: 'link' }],
  });
});

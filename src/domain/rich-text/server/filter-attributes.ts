import { hasUserInfo } from '#platform/user-info.contract.ts';
import { articleClasses, articleElements, everywhere } from '../elements.ts';
import { isLinkAddress } from '../other-elements.ts';
import { readScheme } from '../read-url.ts';
import type { StartToken } from './read-markup.ts';
import type { RemovedList } from './removed.ts';

const linkRule = 'Link removed: its address must begin with https://, http://, mailto:, tel:, / or #';

const userInfoRule = 'Link removed: its address has a name or password before its host';

/** Attributes without which something looks or acts otherwise (HTML Standard, 3.2.6, 4.6.2 and 16.2). */
const felt = new Set(
  'align background bgcolor border bordercolor cellpadding cellspacing clear color compact download face frame height hspace inert noshade nowrap rel rules size srcset style target title usemap valign vspace width'.split(
    ' ',
  ),
);

/** Whether people who look at an article miss an attribute of an element. */
export const isFelt = (attribute: string, name: string): boolean =>
  felt.has(attribute) || attribute.startsWith('on') || (attribute === 'type' && /^(?:ul|li)$/.test(name));

/** How a picture is loaded: the site says it of each. */
const saidHere = new Set(['decoding', 'fetchpriority', 'loading']);

const splitWords = (text = ''): string[] => text.toLowerCase().match(/\S+/g) ?? [];

/** The attributes that the closed set has; others are named, and addresses that are none. */
export function filterAttributes(token: StartToken, name: string, list: RemovedList): Map<string, string> {
  const allowed = [...everywhere, ...articleElements[name]!];
  const attributes = new Map<string, string>();
  for (const [attribute, value] of token.attributes) {
    if (attribute === 'href' && name === 'a') {
      if (!isLinkAddress(value)) list.add(token, hasUserInfo(value) ? userInfoRule : linkRule);
      else for (const [key, set] of Object.entries(linkTo(value.trim()))) attributes.set(key, set);
    } else if (allowed.includes(attribute)) {
      if (!attributes.has(attribute)) attributes.set(attribute, value);
    } else if (attribute === 'class') {
      const classes = value.match(/\S+/g) ?? [];
      const kept = classes.find((one) => articleClasses[name]?.includes(one));
      if (kept !== undefined) attributes.set('class', kept);
      if (classes.some((one) => one !== kept)) list.addAttribute(token, 'class', token.name);
    } else if (attribute === 'name' && name === 'a') {
      if (!token.attributes.has('id')) attributes.set('id', value);
    } else if (name !== 'img' || !saidHere.has(attribute)) list.addAttribute(token, attribute, token.name);
  }
  const rel = splitWords(attributes.get('rel'));
  const isSaid = splitWords(token.attributes.get('rel')).every((word) => rel.includes(word));
  if (name === 'a' && !isSaid) list.addAttribute(token, 'rel', token.name);
  return attributes;
}

/** The attributes of a link to an address. */
export const linkTo = (href: string): Record<string, string> =>
  readScheme(href) === '' ? { href } : { href, rel: 'noopener noreferrer' };

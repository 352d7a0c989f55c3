import { readEmbed, type KnownEmbed } from './known-embeds.ts';
import { readScheme } from './read-url.ts';

/** What an article does not have, wherever it comes from: stored HTML, an import or the clipboard. */

/** A link takes their place. */
export const mediaElements: ReadonlySet<string> = new Set(['iframe', 'video', 'audio', 'object', 'embed']);

/** Left out with what is inside them. Of any other element that articles do not have, the words inside stay. */
export const leftOutWhole: ReadonlySet<string> = new Set(
  'script style textarea title xmp noembed noframes template select datalist svg math canvas'.split(' '),
);

/** Elements without content, left out. */
export const childlessElements: ReadonlySet<string> = new Set(
  'area base col input link meta param track'.split(' '),
);

const hidingStyle =
  /(?:^|;)\s*(?:display\s*:\s*none|(?:content-)?visibility\s*:\s*(?:hidden|collapse)|mso-hide\s*:\s*all)\s*(?:!\s*important\s*)?(?:;|$)/i;

/** How an element says that browsers do not show it, as it is named to people; null: they show it. */
export function describeHiding(name: string, read: (attribute: string) => string | undefined): string | null {
  if (read('hidden') !== undefined) return `<${name} hidden>`;
  if (read('popover') !== undefined) return `<${name} popover>`;
  if (name === 'dialog' && read('open') === undefined) return '<dialog>';
  const hiding = hidingStyle.exec(read('style') ?? '')?.[0].replaceAll(/^[;\s]+|[;\s]+$/g, '');
  return hiding ? `<${name} style="${hiding}">` : null;
}

/** Where links may lead, by the scheme of their address. */
const linkSchemes: readonly (string | null)[] = ['', 'http', 'https', 'mailto', 'tel'];

const mediaSchemes: readonly (string | null)[] = ['', 'http', 'https'];

/** Whether an address is one that a link of an article may have. */
export const isLinkAddress = (address: string): boolean =>
  address.trim() !== '' && linkSchemes.includes(readScheme(address));

/** What embedded media show: an address, and what is known of it. */
interface Media {
  address: string;
  known: KnownEmbed | null;
}

/** What a link in the place of embedded media leads to; null if they have no address for one. */
export function readMedia(name: string, given: string | undefined): Media | null {
  // Players are often embedded by an address without scheme.
  const address = given?.trim().replace(/^\/\//, 'https://') ?? '';
  if (address === '' || !mediaSchemes.includes(readScheme(address))) return null;
  return { address, known: name === 'iframe' ? readEmbed(address) : null };
}

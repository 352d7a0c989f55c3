const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as XML 1.0 content or attribute. */
export const escapeXml = (text: string): string =>
  stripInvalid(text).replaceAll(/[&<>"]/g, (character) => entities[character]!);

/** A text as a CDATA section; its end mark inside the text is split over two. */
export const toCdata = (text: string): string =>
  `<![CDATA[${stripInvalid(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** Characters that no XML 1.0 document may have, not even escaped (section 2.2). */
const stripInvalid = (text: string): string =>
  text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');

/** Links and images in an article's sanitized HTML with full addresses, as readers outside the site need them. */
export const makeUrlsAbsolute = (html: string, pageUrl: string): string =>
  html.replaceAll(
    /(<(?:a|img)\b[^>]*?\s(?:href|src)=")([^"]*)/g,
    (_tag, before: string, address: string) => before + (URL.parse(address, pageUrl)?.href ?? address),
  );

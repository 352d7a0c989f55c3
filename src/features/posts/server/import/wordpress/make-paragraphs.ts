const blocks =
  'table|thead|tfoot|caption|col|colgroup|tbody|tr|td|th|div|dl|dd|dt|ul|ol|li|pre|form|map|area|blockquote|address|style|p|h[1-6]|hr|fieldset|legend|section|article|aside|hgroup|header|footer|nav|figure|figcaption|details|summary|iframe|video|audio|script';

const startOfBlock = new RegExp(`(<(?:${blocks})[\\s/>])`, 'gi');
const endOfBlock = new RegExp(`(</(?:${blocks})>|<hr[^<>]*>)`, 'gi');
const beginsWithBlock = new RegExp(`^</?(?:${blocks})[\\s/>]`, 'i');

/**
 * A text of WordPress' classic editor, which stores blank lines for paragraphs, as WordPress shows it (`wpautop`).
 * Single newlines stay: here too they are line breaks.
 */
export function makeParagraphs(text: string): string {
  const kept: string[] = [];
  const keep = (whole: string) => `\n\n<pre data-kept="${kept.push(whole) - 1}"></pre>\n\n`;
  return ['pre', 'script', 'style']
    .reduce((left, name) => keepElements(left, name, keep), text.replaceAll(/\r\n?/g, '\n'))
    .replaceAll(startOfBlock, '\n\n$1')
    .replaceAll(endOfBlock, '$1\n\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (beginsWithBlock.test(part) ? part : `<p>${part}</p>`))
    .join('\n')
    .replaceAll(/<pre data-kept="(\d+)"><\/pre>/g, (_, index: string) => kept[Number(index)] ?? '');
}

/** In one pass: what has no end stays. */
function keepElements(text: string, name: string, keep: (whole: string) => string): string {
  const end = `</${name}>`;
  let result = '';
  let from = 0;
  for (;;) {
    const start = text.indexOf(`<${name}`, from);
    const close = start < 0 ? -1 : text.indexOf(end, start);
    if (close < 0) return result + text.slice(from);
    const whole = text.slice(start, close + end.length);
    // A keeper of another element is a <pre> itself.
    result += text.slice(from, start) + (whole.includes('data-kept') ? whole : keep(whole));
    from = close + end.length;
  }
}

/** Utilities that only position a drawing on its page: the page repeats them where the drawing is used. */
const placing = /^(block|h-auto|w-full|shrink-0|draw-line)$/;

const weights: Record<string, string> = { medium: '500', semibold: '600' };

const families: Record<string, string> = {
  mono: 'var(--font-martian),monospace',
  sans: 'var(--font-archivo),sans-serif',
};

const colors = new Set(
  'paper sheet sunk ink ink-2 petrol redline pass control hairline mark on-mark current none'.split(' '),
);

/**
 * A drawing's utilities as presentation attributes. A page's styles do not apply inside a file that it
 * references drawings from; custom properties and the font do.
 * @throws Error naming a utility that has no attribute yet
 */
export function toAttributes(markup: string): string {
  return markup.replaceAll(/ class="([^"]*)"/g, (_match, classes: string) =>
    classes
      .split(' ')
      .filter((name) => name && !placing.test(name))
      .map(toAttribute)
      .join(''),
  );
}

function toAttribute(utility: string): string {
  const [, kind, bracketed, plain = bracketed!] = /^([a-z]+)-(?:\[(.+)\]|(.+))$/.exec(utility) ?? [];
  if (kind === 'font' && weights[plain]) return ` font-weight="${weights[plain]}"`;
  if (kind === 'font' && families[plain]) return ` font-family="${families[plain]}"`;
  if (kind === 'text' && /^\d+px$/.test(plain)) return ` font-size="${plain}"`;
  if (kind === 'stroke' && /^[\d.]+$/.test(plain)) return ` stroke-width="${plain}"`;
  if (kind === 'text' && colors.has(plain)) return ` color="${toColor(plain)}"`;
  if ((kind === 'stroke' || kind === 'fill') && colors.has(plain)) return ` ${kind}="${toColor(plain)}"`;
  throw new Error(`no attribute is known for the utility ${utility}`);
}

function toColor(name: string): string {
  if (name === 'current') return 'currentColor';
  return name === 'none' ? 'none' : `var(--${name})`;
}

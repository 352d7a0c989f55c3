import { isValidElement, type ReactNode } from 'react';

/** Elements that stand on lines of their own. */
const blocks = new Set(['p', 'h1', 'h2', 'h3', 'div', 'table', 'ul', 'ol', 'pre', 'caption']);

/** A mail's tree as its text part: blocks between empty lines, and the address below what leads to it. */
export const toText = (node: ReactNode): string =>
  `${walk(node)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`;

function walk(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(walk).join('');
  if (!isValidElement<{ children?: ReactNode; href?: string; alt?: string }>(node)) return '';
  const { type, props } = node;
  if (typeof type === 'function') return walk((type as (given: typeof props) => ReactNode)(props));
  const inner = walk(props.children);
  if (type === 'br') return '\n';
  if (type === 'img') return props.alt ? `[${props.alt}]\n` : '';
  if (type === 'hr') return '\n\n---\n\n';
  if (type === 'tr') return `${inner.trim()}\n`;
  if (type === 'td' || type === 'th') return `${inner.trim()}  `;
  if (type === 'li') return `- ${inner.trim()}\n`;
  if (type === 'a') return props.href && props.href !== inner ? `${inner}:\n${props.href}` : inner;
  return blocks.has(String(type)) ? `\n\n${inner}\n\n` : inner;
}

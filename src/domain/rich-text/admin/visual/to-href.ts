/**
 * The address of a link as it was typed; null where it could lead nowhere or run a script. One of a host or
 * a mailbox alone is completed.
 */
export function toHref(typed: string): string | null {
  const address = typed.trim();
  if (address === '') return null;
  if (/^(?:https?:\/\/|mailto:|tel:)\S/i.test(address) || /^[/#]/.test(address)) return address;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return `mailto:${address}`;
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]\S*)?$/u.test(address)
    ? `https://${address}`
    : null;
}

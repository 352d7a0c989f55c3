/**
 * Where a phone number leads: without what only people read in it, such as the `(0)` after a country's code, which is
 * dialed within the country alone. Undefined for a text without a number.
 */
export function phoneUrl(phone: string): string | undefined {
  const digits = phone.replace(/^(\s*(?:\+|00)[\d\s]+)\(0\)/, '$1').replaceAll(/[^+\d]/g, '');
  return /\d/.test(digits) ? `tel:${digits}` : undefined;
}

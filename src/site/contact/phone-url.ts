/** Where a phone number leads: without what only people read in it. */
export const phoneUrl = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

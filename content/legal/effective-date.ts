/** The day from which both documents apply. Change it with every change of what they say. */
export const legalEffectiveDate = '2026-11-28';

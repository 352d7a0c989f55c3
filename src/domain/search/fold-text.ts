/**
 * A text as searches for a passage compare it: without case and the difference between Unicode's forms, its quotation
 * marks and apostrophes as keyboards have them.
 */
export const foldText = (text: string): string =>
  text.normalize('NFC').toLowerCase().replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');

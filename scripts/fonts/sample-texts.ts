import { defaultContent } from '#content/collections.ts';

/** The site's own words, joined: what a font's widths are weighed by. */
export interface SampleTexts {
  headings: string;
  texts: string;
}

const headingKeys = new Set(['heading', 'title']);
const textKeys = new Set(['lead', 'text', 'description', 'summary', 'answer', 'detail']);

/** Reads them from the content. */
export function readSampleTexts(): SampleTexts {
  const found: Record<keyof SampleTexts, string[]> = { headings: [], texts: [] };
  const collect = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      if (headingKeys.has(key)) found.headings.push(value);
      else if (textKeys.has(key)) found.texts.push(value);
    } else if (Array.isArray(value)) for (const entry of value) collect(entry, key);
    else if (value && typeof value === 'object') {
      for (const [name, entry] of Object.entries(value)) collect(entry, name);
    }
  };
  const { services, products, cases, site } = defaultContent;
  collect([services, products, cases, site], '');
  return { headings: found.headings.join(' '), texts: found.texts.join(' ') };
}

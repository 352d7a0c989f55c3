import type { LegalDocument } from '#content/legal.schema.ts';
import type { Settings } from '#features/settings/contract.ts';

/**
 * Puts the settings into a text's places, written `{contact_email}` and `{site_name}`. Where no address is
 * set, the contact page is named instead, so that no sentence ends in nothing.
 */
export function fillPlaces(text: string, settings: Pick<Settings, 'contact_email' | 'site_name'>): string {
  const address = settings.contact_email || 'our contact page';
  return text
    .replaceAll('{site_name}', () => settings.site_name)
    .replaceAll('{contact_email}', () => address);
}

/** A document with the settings in all its places. */
export function fillDocument(document: LegalDocument, settings: Settings): LegalDocument {
  const fill = (text: string) => fillPlaces(text, settings);
  return {
    ...document,
    lead: fill(document.lead),
    sections: document.sections.map((section) => ({
      ...section,
      heading: fill(section.heading),
      blocks: section.blocks.map((block) =>
        block.kind === 'list'
          ? { ...block, items: block.items.map(fill) }
          : { ...block, text: fill(block.text) },
      ),
    })),
  };
}

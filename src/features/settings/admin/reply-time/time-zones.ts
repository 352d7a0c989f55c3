/**
 * Cities that browsers with ICU's data list by their former name, by the current name in the IANA database:
 * the `iana` attributes of https://github.com/unicode-org/cldr/blob/main/common/bcp47/timezone.xml
 */
const currentNames: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const formerNames = new Map(Object.entries(currentNames).map(([former, current]) => [current, former]));

/** By the city's current name. */
export const toCurrentZone = (zone: string): string => currentNames[zone] ?? zone;

export const readOwnZone = (): string => toCurrentZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** All that the browser knows, plus the chosen one, which it may know under another name. */
export const listZones = (chosen: string): string[] =>
  [...new Set(['UTC', chosen, ...Intl.supportedValuesOf('timeZone').map(toCurrentZone)])]
    .filter(Boolean)
    .toSorted();

export const nameZone = (zone: string): string => zone.replaceAll('_', ' ');

/** Whether a zone matches what is typed, by its current or former name. */
export const isZoneFound = (zone: string, query: string): boolean =>
  toPlain(`${zone} ${formerNames.get(zone) ?? ''}`).includes(toPlain(query));

/** The zone that a text names, or that alone matches it. */
export function matchZone(zones: readonly string[], text: string): string | undefined {
  const matches = zones.filter((zone) => isZoneFound(zone, text));
  return (
    matches.find((zone) => toPlain(zone) === toPlain(text)) ?? (matches.length > 1 ? undefined : matches[0])
  );
}

const toPlain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s_/]+/g, ' ')
    .trim();

/** The reader's time zone by its city and its name, such as "London, United Kingdom Time"; one without a city: "UTC". */
export function nameTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const city = timeZone.split('/').at(-1)!.replaceAll('_', ' ');
  if (!timeZone.includes('/') || timeZone.startsWith('Etc/')) return city;
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'longGeneric' }).formatToParts(new Date());
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return [city, name].filter(Boolean).join(', ');
}

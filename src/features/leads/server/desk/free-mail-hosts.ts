/** What the list is missing. */
const more = ['duck.com', 'fastmail.com', 'hey.com', 'mailfence.com', 'posteo.de', 'tuta.com', 'tutanota.de'];

let hosts: Promise<Set<string>> | undefined;

/** Loaded on first use: there are 9,000 of them. */
async function load(): Promise<Set<string>> {
  const { default: listed } = await import('email-providers/all.json', { with: { type: 'json' } });
  return new Set([...listed, ...more]);
}

/** Whether a host is a public mail provider, whose addresses do not identify a company. */
export async function isFreeMailHost(host: string): Promise<boolean> {
  hosts ??= load();
  return (await hosts).has(host);
}

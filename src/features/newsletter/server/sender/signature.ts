/** A mail's DKIM signature (RFC 6376), and where the mail came back to. */
export interface SeenSignature {
  domain: string;
  selector: string;
  /** The signed headers, in lower case. */
  headers: string[];
}

/** A mail's sender, as its headers name it. */
export interface SeenMail {
  from: string;
  returnPath: string | null;
  signatures: SeenSignature[];
}

/** @param headers as they came, with their line breaks */
export function readSeenMail(headers: string): SeenMail {
  const lines = headers.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const valuesOf = (name: string) =>
    lines
      .filter((line) => line.toLowerCase().startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trim());
  return {
    from: readAddress(valuesOf('from')[0] ?? ''),
    returnPath: valuesOf('return-path').map(readAddress)[0] || null,
    signatures: valuesOf('dkim-signature').flatMap((value) => readSignature(value) ?? []),
  };
}

const readAddress = (value: string): string =>
  (/<([^<>]*)>\s*$/.exec(value)?.[1] ?? value).trim().toLowerCase();

function readSignature(value: string): SeenSignature | null {
  const tags = readTags(value);
  const [domain, selector, headers] = [tags.get('d'), tags.get('s'), tags.get('h')];
  if (!domain || !selector) return null;
  return {
    domain: domain.toLowerCase(),
    selector,
    headers: (headers ?? '').toLowerCase().split(':'),
  };
}

/** The tags of a signature or of a key's record (RFC 6376, 3.2), without the spaces in their values. */
export const readTags = (list: string): Map<string, string> =>
  new Map(
    list
      .split(';')
      .filter((tag) => tag.includes('='))
      .map((tag) => {
        const [name = '', ...rest] = tag.split('=');
        return [name.trim(), rest.join('=').replaceAll(/\s+/g, '')];
      }),
  );

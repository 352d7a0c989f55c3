/**
 * Whether a host is one that documents show and that nobody can be reached at: `example.com`, `.net` and
 * `.org`, what is below them, and `*.example` (RFC 2606).
 */
export const isExampleHost = (host: string): boolean =>
  /(^|\.)(example|example\.(com|net|org))\.?$/i.test(host);

/** Whether an email address is at such a host, with or without a name: "Acme <hello@acme.example>". */
export const isExampleAddress = (address: string): boolean => {
  const [, host] = /@([^@>\s]+)>?\s*$/.exec(address) ?? [];
  return host !== undefined && isExampleHost(host);
};

/** A name as it is stored: without folders and control characters. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1)!;
  const clean = last
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"<>|:*?]/gu, '')
    .trim();
  return clean.slice(0, 120).toWellFormed() || 'file';
}

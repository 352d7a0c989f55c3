/** One page of a list, and the address of the next (null on the last). */
export interface Page<Row> {
  rows: Row[];
  next: string | null;
}

/** The target of a Link header's rel="next" (RFC 8288). */
export const readNext = (header: string | null): string | null =>
  header?.match(/<([^>]+)>\s*;\s*rel="?next"?/)?.[1] ?? null;

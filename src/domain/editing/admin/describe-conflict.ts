import { formatMoment } from '#design/ui/format-moment.ts';
import type { JsonObject } from '#design/admin/json-path.ts';
import { listDifferences } from './differences.ts';

/** A change that was saved since something was opened. */
export interface OthersChange<Text extends JsonObject = JsonObject> {
  /** The word for the edited thing, such as "document". */
  noun: string;
  who: string | null;
  /** It is the same person, in another window. */
  isOwn: boolean;
  /** When, in ISO 8601. */
  at: string | null;
  /** The text as it was opened, and as it is now. */
  base: Text;
  theirs: Text;
  describePath: (path: string) => string;
}

/** More fields than this are counted. */
const namedFields = 3;

/** Who changed what, and when: "Ada changed Heading and Lead in this document on Nov 26, 2026, 10:12 AM." */
export function describeConflict({ noun, who, isOwn, at, base, theirs, describePath }: OthersChange): string {
  const fields = [...new Set(listDifferences(base, base, theirs).map(({ path }) => describePath(path)))];
  const what =
    fields.length === 0
      ? `saved this ${noun} without changing a text`
      : `changed ${listFields(fields)} in this ${noun}`;
  const subject = isOwn ? 'You, in another window,' : (who ?? 'Someone else');
  return `${subject} ${what}${at ? ` on ${formatMoment(at)}` : ''}.`;
}

function listFields(fields: readonly string[]): string {
  const named = fields.slice(0, namedFields);
  const more = fields.length - named.length;
  const all = more > 0 ? [...named, more === 1 ? '1 more field' : `${more} more fields`] : named;
  return new Intl.ListFormat('en-US').format(all);
}

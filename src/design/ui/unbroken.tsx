import type { ReactNode } from 'react';

/**
 * A range with its unit, a name with its version, a day with its month, and words that a hyphen joins: "2-4 hours",
 * "HL7 v2", "Nov 27", "mid-size", "30-minute". With the punctuation at its ends, since a line may break beside an
 * inline block; one that is wider than its line breaks inside.
 */
const kept =
  /([(“]?(?:\d+[-–]\d+ \p{L}+|\p{Lu}[\p{L}\d]* v\d+|\p{Lu}\p{Ll}{2} \d{1,2}(?!\d)|(?<![\p{L}\d-])(?:\p{L}+|\d{1,3})(?:-\p{L}+)+)[.,:;!?)”]*)/u;

/** A text in which what belongs together stays on one line. Its characters stay as they are, for search and copying. */
export function keepTogether(text: string): ReactNode {
  const parts = text.split(kept);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part + String(index)} className="inline-block [text-decoration:inherit]">
        {part}
      </span>
    ),
  );
}

/** An email address that is broken, if it has to be, where its domain begins. Its link is named by the address: the break is a space to some. */
export function breakAtDomain(email: string): ReactNode {
  const at = email.lastIndexOf('@') + 1;
  return at === 0 ? (
    email
  ) : (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

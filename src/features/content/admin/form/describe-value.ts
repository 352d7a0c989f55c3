/** Words of a fold's line. */
const longestLine = 90;

/** The filled texts in a value, in their order, without their markup. */
function* listTexts(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    const text = value
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (text !== '') yield text;
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* listTexts(inner);
  }
}

/** How many texts are filled in. */
export const countTexts = (value: unknown): number => [...listTexts(value)].length;

/** A value in one line: "Ann Lee · Engineer", or "3: Discovery · Build · Run" of a list. */
export function describeValue(value: unknown): string {
  const isList = Array.isArray(value);
  const texts = isList ? value.map((item) => listTexts(item).next().value ?? '') : listTexts(value);
  const line: string[] = [];
  let length = 0;
  for (const text of texts) {
    if (text === '') continue;
    line.push(text);
    length += text.length;
    if (length > longestLine) break;
  }
  const words = line.join(' · ').slice(0, longestLine * 2);
  if (!isList) return words;
  return words === '' ? String(value.length) : `${value.length}: ${words}`;
}

import type { PostValues } from './post-kind.ts';

/** What advice is given on. */
export interface Outline {
  /** The levels of the headings, in order. */
  headings: readonly number[];
  picturesWithoutAlt: number;
  /** The addresses within the site that the text links to, with their names. */
  links: readonly { path: string; text: string }[];
  /** The names of links to parts of the text that it does not have. */
  lostParts: readonly string[];
}

/** Search engines cut a title after about so many characters. */
const longestTitle = 60;

/** And a description after so many; a short one is often replaced. */
const [shortestExcerpt, longestExcerpt] = [50, 160];

/** What is worth a look before publishing. Nothing of it is a reason not to. @param leadsNowhere links that were tried */
export function listAdvice(
  { title, excerpt }: Pick<PostValues, 'title' | 'excerpt'>,
  outline: Outline,
  leadsNowhere: ReadonlySet<string>,
): string[] {
  const { headings, picturesWithoutAlt, links, lostParts } = outline;
  const advice: string[] = [];
  const [titleLength, excerptLength] = [title, excerpt].map((text) => [...text.trim()].length) as [
    number,
    number,
  ];
  if (titleLength > longestTitle) {
    advice.push(`The title has ${titleLength} characters; search results show about ${longestTitle}.`);
  }
  if (excerptLength > longestExcerpt) {
    advice.push(`The excerpt has ${excerptLength} characters; search results show about ${longestExcerpt}.`);
  } else if (excerptLength > 0 && excerptLength < shortestExcerpt) {
    advice.push(`The excerpt has ${excerptLength} characters: short for the description in search results.`);
  }
  if (picturesWithoutAlt > 0) {
    advice.push(
      picturesWithoutAlt === 1
        ? 'A picture has no alternative text.'
        : `${picturesWithoutAlt} pictures have no alternative text.`,
    );
  }
  const skipped = headings.find((level, index) => level > (headings[index - 1] ?? 1) + 1);
  if (skipped !== undefined) {
    advice.push(`A heading ${skipped} comes without a heading ${skipped - 1} before it.`);
  }
  for (const { path, text } of links) {
    if (leadsNowhere.has(path)) advice.push(`The link “${text}” leads nowhere: there is no ${path}.`);
  }
  for (const text of lostParts)
    advice.push(`The link “${text}” leads to a part that the text does not have.`);
  return advice;
}

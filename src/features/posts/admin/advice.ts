import type { PostValues } from './post-kind.ts';

/** The parts of a text that advice is given on. */
export interface Outline {
  /** The levels of the headings, in order. */
  headings: readonly number[];
  picturesWithoutAlt: number;
  /** Marks of pictures that could not be pasted. */
  picturesNotPasted: number;
  /** The addresses within the site that pictures are at. */
  pictures: readonly string[];
  /** The addresses within the site that the text links to, with their names. */
  links: readonly { path: string; text: string }[];
  /** The names of links to parts of the text that it does not have. */
  lostParts: readonly string[];
}

/** Search engines cut a title after about so many characters. */
const longestTitle = 60;

/** And a description after so many; a short one is often replaced. */
const [shortestExcerpt, longestExcerpt] = [50, 160];

type AdvisedValues = Pick<
  PostValues,
  'title' | 'excerpt' | 'search_title' | 'search_description' | 'image_url' | 'image_alt'
>;

/**
 * Points that are worth a look before publishing. None is a reason not to.
 * @param nowhere addresses at which there is nothing, of those that were tried
 */
export function listAdvice(values: AdvisedValues, outline: Outline, nowhere: ReadonlySet<string>): string[] {
  const { title, excerpt, search_title, search_description, image_url, image_alt } = values;
  const { headings, picturesWithoutAlt, picturesNotPasted, pictures, links, lostParts } = outline;
  const advice: string[] = [];
  const [titleName, titleLength] = measure(
    ['The title', title],
    ['The headline in search results', search_title],
  );
  const [excerptName, excerptLength] = measure(
    ['The excerpt', excerpt],
    ['The text in search results', search_description],
  );
  if (titleLength > longestTitle) {
    advice.push(`${titleName} has ${titleLength} characters; search results show about ${longestTitle}.`);
  }
  if (excerptLength > longestExcerpt) {
    advice.push(
      `${excerptName} has ${excerptLength} characters; search results show about ${longestExcerpt}.`,
    );
  } else if (excerptLength > 0 && excerptLength < shortestExcerpt) {
    advice.push(
      `${excerptName} has ${excerptLength} ${excerptLength === 1 ? 'character' : 'characters'}: short for the description in search results.`,
    );
  }
  if (image_url === '') advice.push('There is no image for lists and shared links.');
  else if (nowhere.has(image_url)) advice.push('The image is missing: there is nothing at its address.');
  else if (image_alt.trim() === '') advice.push('The image has no description.');
  if (picturesWithoutAlt > 0) {
    advice.push(
      picturesWithoutAlt === 1
        ? 'A picture has no alternative text.'
        : `${picturesWithoutAlt} pictures have no alternative text.`,
    );
  }
  if (picturesNotPasted > 0) {
    advice.push(
      picturesNotPasted === 1
        ? 'A picture was not pasted: its mark is still in the text.'
        : `${picturesNotPasted} pictures were not pasted: their marks are still in the text.`,
    );
  }
  const skipped = headings.find((level, index) => level > (headings[index - 1] ?? 1) + 1);
  if (skipped !== undefined) {
    advice.push(`A heading ${skipped} comes without a heading ${skipped - 1} before it.`);
  }
  for (const path of pictures) {
    if (nowhere.has(path)) advice.push(`A picture is missing: there is no ${path}.`);
  }
  for (const { path, text } of links) {
    if (nowhere.has(path)) advice.push(`The link “${text}” leads nowhere: there is no ${path}.`);
  }
  for (const text of lostParts)
    advice.push(`The link “${text}” leads to a part that the text does not have.`);
  return advice;
}

type Named = [name: string, text: string];

/** The name and the length of what search results show: the text for them, if there is one. */
function measure(usual: Named, own: Named): [name: string, length: number] {
  const [name, text] = own[1].trim() === '' ? usual : own;
  return [name, [...text.trim()].length];
}

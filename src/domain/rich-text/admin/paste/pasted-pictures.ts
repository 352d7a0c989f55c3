import type { Transaction } from 'prosemirror-state';
import { articleSchema, type Attributes } from '../schema.ts';

const { figure, paragraph } = articleSchema.nodes;

/** A picture that was pasted among words, with the place in the text that it is for. */
export interface PastedPicture {
  file: File;
  /** Null: what was pasted does not say it. */
  alt: string | null;
  position: number;
}

/** Shorter ones only hold the place of a picture that a page loads later. */
const shortest = 256;

const contained = /\bsrc=(["'])data:(image\/[\w.+-]+);base64,([A-Za-z\d+/=\s]*)\1/gi;

/** A picture whose bytes stood in the markup. */
interface ContainedPicture {
  type: string;
  base64: string;
}

/** Takes the bytes of pictures out of markup: each is named by its number there. */
export function takePictures(html: string): { html: string; pictures: ContainedPicture[] } {
  const pictures: ContainedPicture[] = [];
  const without = html.replaceAll(contained, (whole, _quote, type: string, base64: string) => {
    if (base64.length < shortest) return whole;
    pictures.push({ type: type.toLowerCase(), base64 });
    return `src="pasted:${pictures.length - 1}"`;
  });
  return { html: without, pictures };
}

/** Takes the places of such pictures out of the text; a caption stays as a line. */
export function liftPictures(tr: Transaction, pictures: readonly ContainedPicture[]): PastedPicture[] {
  const places: { position: number; image: Attributes }[] = [];
  tr.doc.descendants((node, position) => {
    const image: Attributes = node.attrs[node.type === figure ? 'image' : 'attributes'] ?? [];
    if (attributeOf(image, 'src')?.startsWith('pasted:')) places.push({ position, image });
  });
  const first = tr.mapping.maps.length;
  for (const { position } of places.toReversed()) {
    const node = tr.doc.nodeAt(position)!;
    const { parent, depth } = tr.doc.resolve(position);
    const isAlone = depth === 1 && parent.childCount === 1;
    if (node.content.size > 0)
      tr.replaceWith(position, position + node.nodeSize, paragraph!.create(null, node.content));
    else if (isAlone) tr.delete(position - 1, position + node.nodeSize + 1);
    else tr.delete(position, position + node.nodeSize);
  }
  const moved = tr.mapping.slice(first);
  return places.flatMap(({ position, image }) => {
    const number = attributeOf(image, 'src')!.slice('pasted:'.length);
    const picture = pictures[Number(number)];
    if (!picture) return [];
    const alt = attributeOf(image, 'alt') || null;
    return [{ file: toFile(picture, Number(number) + 1), alt, position: moved.map(position, -1) }];
  });
}

const attributeOf = (attributes: Attributes, wanted: string): string | undefined =>
  attributes.find(([name]) => name === wanted)?.[1];

function toFile({ type, base64 }: ContainedPicture, number: number): File {
  const bytes = Uint8Array.from(atob(base64.replaceAll(/\s/g, '')), (character) => character.charCodeAt(0));
  return new File([bytes], `pasted-${number}.${type.slice('image/'.length)}`, { type });
}

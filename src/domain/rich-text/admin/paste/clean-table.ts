import { isElement, type Element } from '../markup.ts';
import { block, join, trimLine, writeItem, type CleanNodes, type Piece } from './pieces.ts';
import { writeTag } from './write-tags.ts';

/** A table with its rows in one part; one without rows is none. */
export function cleanTable(table: Element, clean: CleanNodes): Piece[] {
  const rows = listRows(table).map((row) => {
    const cells = row.childNodes.filter(
      (cell) => isElement(cell) && /^t[dh]$/.test(cell.tagName),
    ) as Element[];
    return `<tr>${cells.map((cell) => writeTag(cell.tagName, cell, writeItem(clean(cell.childNodes)))).join('')}</tr>`;
  });
  const caption = table.childNodes.find((node) => isElement(node) && node.tagName === 'caption');
  const title = caption ? trimLine(join(clean((caption as Element).childNodes))) : '';
  const captionHtml = title === '' ? '' : `<caption>${title}</caption>\n`;
  return rows.length === 0
    ? []
    : [block(`<table>\n${captionHtml}<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`)];
}

const listRows = ({ childNodes }: Element): Element[] =>
  childNodes
    .filter(isElement)
    .flatMap((node) =>
      node.tagName === 'tr' ? [node] : /^t(?:head|body|foot)$/.test(node.tagName) ? listRows(node) : [],
    );

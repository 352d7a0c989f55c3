import type { WordsIn } from '#content/drawn-words.schema.ts';
import type { headWords } from '#content/head-words.schema.ts';
import { Drawing, type DrawingProps } from './drawing.tsx';
import { Struck } from './highlights/highlight-card.tsx';
import { Label } from './parts/label.tsx';
import { machineStroke } from './parts/line.ts';
import { measureLabel } from './parts/text-width.ts';
import { Pencil, pencilRed } from './pencil-drawing.tsx';

interface CheckedPageProps extends DrawingProps {
  words: WordsIn<(typeof headWords)['checked-page']>;
}

/** Where the lines of the page begin. */
const margin = 34;

/** A drafted page under the checker's red pencil, signed at its foot. It fills a column at the head of a page. */
export function CheckedPage({ words, label = words.text, ...rest }: CheckedPageProps) {
  const name = label === undefined ? {} : { label };
  const tip = margin + measureLabel(words.correction, { isBold: true, size: 18 }) + 10;
  return (
    <Drawing
      {...rest}
      {...name}
      width={460}
      height={308}
      family="font-sans"
      text="text-[18px]"
      line="stroke-[1.5]"
    >
      <path d="M0 46h460M0 252h460" />
      <Label x={16} y={30} className="font-semibold">
        {words.title}
      </Label>
      <Label x={444} y={30} anchor="end" className="text-ink-2">
        {words.note}
      </Label>
      <path {...machineStroke} d="M16 62h428v174H16z" />
      <Label x={margin} y={96}>
        {words.first}
      </Label>
      <Label x={margin} y={126}>
        {words.second}
      </Label>
      <Struck x={margin} y={166}>
        {words.struck}
      </Struck>
      {words.correction && (
        <>
          <Label x={margin} y={202} className="text-redline font-semibold">
            {words.correction}
          </Label>
          <path className="stroke-[3]" stroke={pencilRed} d={`M${margin} 216L${tip} 212`} />
          <Pencil tip={`${tip} 212`} color={pencilRed} />
        </>
      )}
      <Label x={16} y={286}>
        {words.foot}
      </Label>
      {words.signedBy && (
        <>
          <path className="fill-mark stroke-on-mark" d="M296 264h148v32H296z" />
          <Label x={370} y={286} anchor="middle" className="text-on-mark">
            {`✓ ${words.signedBy}`}
          </Label>
        </>
      )}
    </Drawing>
  );
}

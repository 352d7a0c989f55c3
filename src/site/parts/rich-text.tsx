import type { ReactNode } from 'react';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { parseRichText, type Block, type Inline } from '#content/rich-text.schema.ts';

interface RichTextProps {
  html: string;
  /** Whether a short text that ends in a list has the list beside it. */
  isWide?: boolean;
}

/** A rich text of the content as elements: its markup reaches the page in no other way. */
export function RichText({ html, isWide = false }: RichTextProps) {
  const blocks = parseRichText(html) ?? [];
  if (!isWide || blocks.length < 2 || blocks.length > 3 || blocks.at(-1)!.tag === 'p') {
    return <Blocks blocks={blocks} />;
  }
  return (
    <div className="own-split">
      <Blocks blocks={blocks.slice(0, -1)} />
      <Blocks blocks={blocks.slice(-1)} />
    </div>
  );
}

const Blocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className="flex max-w-[36.5em] flex-col gap-4 text-body">{blocks.map(renderBlock)}</div>
);

function renderBlock(block: Block, index: number): ReactNode {
  const key = `${block.tag}-${index}`;
  if (block.tag === 'p') return <p key={key}>{block.children.map(renderInline)}</p>;
  const List = block.tag;
  return (
    <List key={key} className={`space-y-2 pl-5 ${List === 'ul' ? 'list-disc' : 'list-decimal'}`}>
      {block.items.map((item, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- items have no name, and are not moved here
        <li key={at}>{item.map(renderInline)}</li>
      ))}
    </List>
  );
}

function renderInline(child: Inline, index: number): ReactNode {
  if (typeof child === 'string') return keepTogether(child);
  const children = child.children.map(renderInline);
  if (child.tag !== 'a') return <child.tag key={index}>{children}</child.tag>;
  return (
    <a key={index} href={child.href} className="text-petrol underline underline-offset-4 hover:text-ink">
      {children}
    </a>
  );
}

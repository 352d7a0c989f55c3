import type { ReactNode } from 'react';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { parseRichText, type Inline } from '#content/rich-text.schema.ts';

interface RichTextProps {
  html: string;
  /** Whether a list has its one paragraph beside it. */
  isWide?: boolean;
  isLarge?: boolean;
}

/** A rich text of the content as elements: its markup reaches the page in no other way. */
export function RichText({ html, isWide = false, isLarge = false }: RichTextProps) {
  const blocks = parseRichText(html) ?? [];
  const isSplit = isWide && blocks.map(({ tag }) => tag).join(' ') === 'p ul';
  const column = `flex max-w-[36.5em] flex-col gap-4 text-body ${isLarge ? 'lg:text-lead' : ''}`;
  return (
    <div className={isSplit ? 'grid gap-x-6 gap-y-4 lg:grid-cols-2' : column}>
      {blocks.map((block, index) => {
        const key = `${block.tag}-${index}`;
        if (block.tag === 'p') return <p key={key}>{block.children.map(renderInline)}</p>;
        const List = block.tag;
        const bullets = `space-y-2 pl-5 ${List === 'ul' ? 'list-disc' : 'list-decimal'}`;
        return (
          <List key={key} className={isSplit ? '-mt-3' : bullets}>
            {block.items.map((item, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- items have no name, and are not moved here
              <li key={at} className={isSplit ? 'border-hairline py-3 not-first:border-t' : undefined}>
                {item.map(renderInline)}
              </li>
            ))}
          </List>
        );
      })}
    </div>
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

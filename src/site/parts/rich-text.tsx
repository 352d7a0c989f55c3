import type { ReactNode } from 'react';
import { parseRichText, type Inline } from '#content/rich-text.schema.ts';

/** A rich text of the content as elements: its markup reaches the page in no other way. */
export function RichText({ html }: { html: string }) {
  return (
    <div className="flex max-w-[36.5em] flex-col gap-4 text-body">
      {parseRichText(html)?.map((block, index) => {
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
      })}
    </div>
  );
}

function renderInline(child: Inline, index: number): ReactNode {
  if (typeof child === 'string') return child;
  const children = child.children.map(renderInline);
  if (child.tag !== 'a') return <child.tag key={index}>{children}</child.tag>;
  return (
    <a key={index} href={child.href} className="text-petrol underline underline-offset-4 hover:text-ink">
      {children}
    </a>
  );
}

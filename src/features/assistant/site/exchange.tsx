import { useEffect, useRef } from 'react';
import { paths } from '#paths/paths.ts';
import type { Reply } from '../reply.ts';
import type { ArticleLink } from './find-articles.ts';

export interface ExchangeProps {
  question: string;
  reply: Reply;
  articles: ArticleLink[];
}

/** One question and its reply: a person's line is solid, a machine's is dashed. */
export function Exchange({ question, reply, articles }: ExchangeProps) {
  const top = useRef<HTMLDivElement>(null);

  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start' });
  }, [articles.length]);

  return (
    <div ref={top} className="mt-6 flex scroll-mt-4 flex-col gap-3">
      {/* A long one leaves room for its answer. */}
      <p dir="auto" className="line-clamp-3 self-end border-r-2 border-ink pr-3 text-right wrap-anywhere">
        <span className="sr-only">You asked: </span>
        {question}
      </p>
      <div className="border-l-2 border-dashed border-ink pl-3">
        {articles.length > 0 && (
          <div className="mb-2">
            <p className="font-medium">Matching articles</p>
            <ul>
              {articles.map(({ title, slug }) => (
                <li key={slug}>
                  <ReplyLink href={paths.article(slug)}>{title}</ReplyLink>
                </li>
              ))}
            </ul>
          </div>
        )}
        <p>{reply.text}</p>
        <ul className="mt-2 flex flex-wrap gap-x-4">
          {reply.links.map(({ label, href }) => (
            <li key={href}>
              <ReplyLink href={href}>{label}</ReplyLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function ReplyLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-block py-1 text-petrol underline underline-offset-4 wrap-anywhere hover:text-ink"
    >
      {children}
    </a>
  );
}

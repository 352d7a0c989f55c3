import type { LegalBlock, LegalDocument } from '#content/legal.schema.ts';
import { formatLongDate } from '#design/ui/format-date.ts';
import { ArticleContents } from '../blog/article-contents.tsx';
import { frame } from '../parts/section.tsx';

interface LegalPageProps {
  document: LegalDocument;
  /** Written in the text as a link. */
  email: string;
}

/** A legal text at reading width, its contents in the left columns; on paper only the text. */
export function LegalPage({ document, email }: LegalPageProps) {
  return (
    <div className={`${frame} pt-6 pb-16 md:pt-16 md:pb-26 print:py-0`}>
      <h1 className="text-h2 sm:text-h1 print:text-h2">{document.title}</h1>
      <p className="mt-2 text-small text-ink-2">
        In force since{' '}
        <time dateTime={document.effectiveDate} className="whitespace-nowrap text-ink">
          {formatLongDate(document.effectiveDate, 'UTC')}
        </time>
      </p>
      <div className="mt-6 grid gap-x-6 gap-y-6 md:mt-10 lg:grid-cols-12 print:block">
        <div className="lg:col-span-3 lg:pr-6">
          <ArticleContents
            name="Contents"
            headings={document.sections.map(({ id, heading }) => ({ id, text: heading }))}
          />
        </div>
        <div className="max-w-[36.5em] lg:col-span-9 print:mt-4 print:max-w-none">
          <p className="max-w-[33em] text-lead print:text-body">
            <Linked text={document.lead} email={email} />
          </p>
          {document.sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} className="mt-10 md:mt-16 print:mt-6">
              <h2 className="border-t border-ink pt-4 text-h3 print:break-after-avoid">{heading}</h2>
              <div className="mt-3 space-y-4">
                {blocks.map((block) => (
                  <Block
                    key={block.kind === 'list' ? block.items[0] : block.text}
                    block={block}
                    email={email}
                  />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function Block({ block, email }: { block: LegalBlock; email: string }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Linked text={block.text} email={email} />
      </p>
    );
  }
  return (
    <ul className="list-disc space-y-2 pl-5">
      {block.items.map((item) => (
        <li key={item}>
          <Linked text={item} email={email} />
        </li>
      ))}
    </ul>
  );
}

/** The text with each mention of the address as a link to write to it. */
function Linked({ text, email }: { text: string; email: string }) {
  if (!email) return text;
  const [first, ...rest] = text.split(email);
  return (
    <>
      {first}
      {rest.map((part, index) => (
        <span key={`${part}${rest.length - index}`}>
          <a href={`mailto:${email}`} className="text-petrol underline underline-offset-4 hover:text-ink">
            {email}
          </a>
          {part}
        </span>
      ))}
    </>
  );
}

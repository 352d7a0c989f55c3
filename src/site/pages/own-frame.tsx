import type { ReactNode } from 'react';
import { toHeadingId } from '../parts/heading-id.ts';
import { frame, SectionWords } from '../parts/section.tsx';

interface OwnFrameProps {
  /** The anchor, where the section has one. */
  id?: string;
  heading: string;
  lead?: string | undefined;
  /** Whether it is the page's band of ink. */
  dark?: boolean | undefined;
  /**
   * `reads`: the words in four columns of twelve, the content in eight; `shows`: the content below them, across the
   * page. Others are own-pages.css's.
   */
  layout: string;
  /** Below the words; on a phone below the content. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** A section of a page of the owner's own: a rule, its words, its content on twelve columns. */
export function OwnFrame({ id, heading, lead, dark, layout, foot, children }: OwnFrameProps) {
  const name = toHeadingId(heading, id);
  return (
    <section id={id} aria-labelledby={name} className={`own-section ${dark ? 'ink-band' : ''}`}>
      <div className={frame}>
        <div className={`own-frame own-${layout}`}>
          <div className="own-words">
            <SectionWords id={name} heading={heading} lead={lead} />
          </div>
          {children && <div className="own-content">{children}</div>}
          {foot && <div className="own-foot">{foot}</div>}
        </div>
      </div>
    </section>
  );
}

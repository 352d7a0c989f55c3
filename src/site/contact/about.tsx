import type { ReactNode } from 'react';
import type { ContactPage } from '#content/pages.schema.ts';
import { ReferencedDrawing } from '#design/drawings/referenced-drawing.tsx';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';
import { Section } from '../parts/section.tsx';

interface AboutProps extends Pick<ContactPage, 'about' | 'mission'> {
  /** The section's button. */
  action?: ReactNode;
}

/** A picture or the checker's two pencils, and the mission, beside who we are; on a phone above it. */
export function About({ about, mission, action }: AboutProps) {
  return (
    <Section heading={about.heading} tone="ink" action={action}>
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-12">
        <div className="grid content-start gap-y-4 md:gap-y-6 lg:col-span-5">
          <div className="max-w-60 empty:hidden md:max-w-100">
            <PictureOrDrawing picture={about.picture} sizes="(min-width: 30rem) 400px, 92vw">
              {about.drawing === 'pencils' && <ReferencedDrawing name="about-pencils" decorative />}
            </PictureOrDrawing>
          </div>
          <div>
            <h3 className="text-small text-ink-2">{mission.heading}</h3>
            <p className="mt-1 text-h3 font-[560] text-balance [font-stretch:112%] md:text-h2">
              {mission.text}
            </p>
          </div>
        </div>
        <div className="space-y-4 lg:col-span-7">
          {about.paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? 'md:text-lead' : 'text-small md:text-body'}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}

interface ValuesProps {
  items: ContactPage['values']['items'];
  /** Half of the page's width, for two in a row. */
  isHalf?: boolean;
}

/** The values, each with what it costs. */
export function Values({ items, isHalf = false }: ValuesProps) {
  return (
    <dl className={`grid gap-x-6 gap-y-3 sm:grid-cols-2 ${isHalf ? 'h-full md:gap-y-6' : 'lg:grid-cols-4'}`}>
      {items.map(({ title, text }) => (
        <div key={title} className="border-t border-ink pt-3">
          <dt className="text-lead font-[560] [font-stretch:112%] md:text-h3">{title}</dt>
          <dd className="mt-1 text-small text-pretty text-ink-2 md:text-body">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

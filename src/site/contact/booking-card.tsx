import type { ReactNode } from 'react';
import type { ContactPage } from '#content/pages.schema.ts';
import { Tick } from '../parts/sign-off-line.tsx';

interface BookingCardProps {
  booking: ContactPage['booking'];
  children: ReactNode;
}

/** The offer of a free call, with the button that opens the booking dialog. */
export function BookingCard({ booking: { title, text, points }, children }: BookingCardProps) {
  return (
    <div className="flex h-full flex-col items-start border-2 border-ink bg-paper p-4 sm:p-6 print:hidden">
      <h3 className="max-w-full text-h3">{title}</h3>
      <p className="mt-3 max-w-[30em]">{text}</p>
      <ul className="my-4 w-full">
        {points.map((point) => (
          <li key={point} className="flex gap-3 border-t border-hairline py-1">
            <Tick className="mt-1 size-4" />
            {point}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </div>
  );
}

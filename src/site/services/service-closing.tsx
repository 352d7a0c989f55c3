import type { ReactNode } from 'react';
import type { SiteContent } from '#content/collections.ts';
import type { Service } from '#content/services.schema.ts';
import { paths } from '#paths/paths.ts';
import { ClosingCall } from '../parts/closing-call.tsx';
import { assuranceAnchor } from '../parts/heading-id.ts';
import { LinkButton } from '../parts/link-button.tsx';
import { PriceBlock } from './price-block.tsx';
import { listBands, toneOf } from './service-bands.ts';
import { findPrice } from './service-facts.tsx';

interface ServiceClosingProps {
  content: SiteContent;
  detail: Service;
  /** The button that opens the consultation dialog. */
  children: ReactNode;
}

/** The foot of a service's page: the ways to us, and what the first step costs. */
export function ServiceClosing({ content, detail, children }: ServiceClosingProps) {
  const { assurance, onward } = content.site;
  const price = findPrice(content, detail);
  const { headline, action } = detail.closing;
  const bands = listBands(detail);
  return (
    <ClosingCall
      headline={headline}
      tone={toneOf(bands, bands.length + 1)}
      isPrinted={price !== null}
      aside={price && <PriceBlock anchor={price} />}
    >
      <LinkButton href={action.href}>{action.label}</LinkButton>
      {children}
      <p className="w-full max-w-[23em] text-small text-ink-2">{onward.booking.text}</p>
      {assurance.shown && (
        <a
          href={`${paths.services()}#${assuranceAnchor}`}
          className="inline-flex min-h-11 items-center text-small text-balance text-petrol underline underline-offset-4 hover:text-ink"
        >
          {assurance.link}
        </a>
      )}
    </ClosingCall>
  );
}

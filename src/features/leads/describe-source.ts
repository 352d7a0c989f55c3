import type { Source, Touch } from '#platform/attribution/contract.ts';
import { nameChannel } from './channel-names.ts';

/** A line about where a message came from. */
export interface SourceLine {
  label: string;
  value: string;
}

/** Where a message came from, for people: what is not known is left out. The sender's browser says it. */
export function describeSource({ first, last, ...pages }: Source): SourceLine[] {
  const isSame = JSON.stringify(first) === JSON.stringify(last);
  const lines: [string, string | null][] = [
    [isSame ? 'Came by' : 'Came first by', describeTouch(first)],
    ['Came last by', isSame ? null : describeTouch(last)],
    ['Landing page', pages.landing_page],
    ['Last article', pages.last_article],
    ['Last case study', pages.last_case],
    ['Sent from', pages.page],
  ];
  return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function describeTouch(touch: Touch): string {
  const campaign = [
    touch.utm_campaign,
    touch.utm_source,
    touch.utm_medium,
    touch.utm_term,
    touch.utm_content,
  ];
  return [
    touch.channel && nameChannel(touch.channel),
    touch.referrer_host,
    campaign.filter(Boolean).join(' / '),
    touch.click_id,
  ]
    .filter(Boolean)
    .join(', ');
}

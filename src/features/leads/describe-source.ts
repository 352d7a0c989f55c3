import { nameChannel } from '#domain/attribution/channel-names.ts';
import type { Source, Touch } from '#domain/attribution/contract.ts';

/**
 * Where a message came from, for people, according to the sender's browser, which can say anything. What is
 * not known is left out.
 * @returns labels and values
 */
export function describeSource({ first, last, ...pages }: Source): [label: string, value: string][] {
  const [came, back] = [describeTouch(first), describeTouch(last)];
  const fields: [string, string | null][] = [
    ['Source', came],
    ['Latest source', back === came ? null : back],
    ['First page', pages.landing_page],
    ['Last article', pages.last_article],
    ['Last case study', pages.last_case],
    ['Sent from', pages.page],
  ];
  return fields.flatMap(([label, value]) => (value ? [[label, value]] : []));
}

function describeTouch(touch: Touch): string {
  const { channel, referrer_host: host, click_id: clickId } = touch;
  const tags = (['campaign', 'source', 'medium', 'term', 'content'] as const).flatMap((tag) => {
    const value = touch[`utm_${tag}`];
    return value ? [`${tag} ${value}`] : [];
  });
  return [
    channel ? nameChannel(channel) : 'not known',
    ...(host ? [`from ${host}`] : []),
    ...tags,
    ...(clickId ? [nameClick(clickId)] : []),
  ].join(', ');
}

/** The parameters of advertisers' links. */
const clickNames: Record<string, string> = {
  gclid: 'Google Ads click',
  gbraid: 'Google Ads click',
  wbraid: 'Google Ads click',
  fbclid: 'Facebook click',
  msclkid: 'Microsoft Ads click',
  li_fat_id: 'LinkedIn click',
  ttclid: 'TikTok click',
  twclid: 'X click',
};

const nameClick = (id: string): string => clickNames[id] ?? `ad click ${id}`;

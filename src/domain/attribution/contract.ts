import { z } from 'zod';

/** How a visitor came; null if nothing that was kept says so. */
const channels = ['search', 'ai-assistant', 'social', 'campaign', 'referral', 'direct', 'mail'] as const;

export type Channel = (typeof channels)[number];

const channelSchema = z.enum(channels);

const text = () => z.string().nullable();

const touchSchema = z
  .object({
    channel: channelSchema.nullable().meta({ description: 'Null if nothing says how they came' }),
    referrer_host: text().meta({ description: 'The host of the site that linked here' }),
    utm_source: text(),
    utm_medium: text(),
    utm_campaign: text(),
    utm_term: text(),
    utm_content: text(),
    click_id: text().meta({ description: "The name of an advertiser's click id, as gclid; never its value" }),
  })
  .meta({ id: 'Touch', description: 'One arrival of a visitor' });

/**
 * Where a form came from: as the sender's browser says, else as the visit was counted. For display only;
 * nothing is decided by it.
 */
export const sourceSchema = z
  .object({
    landing_page: text().meta({ description: 'The first known page of the visit' }),
    page: text().meta({ description: 'The page that it was sent from' }),
    last_article: text().meta({ description: 'The last article opened before it' }),
    last_case: text().meta({ description: 'The last case study opened before it' }),
    first: touchSchema,
    last: touchSchema,
  })
  .meta({
    id: 'Source',
    description: "Where it came from, as the sender's browser says, else as the visit was counted",
  });

export type Touch = z.infer<typeof touchSchema>;
export type Source = z.infer<typeof sourceSchema>;

import type { Channel, Touch } from '../contract.ts';

/** One arrival before it is assigned to a channel. */
export type Arrival = Omit<Touch, 'channel'>;

/** Click ids by parameter name, and the channel of each. Facebook adds its own to every link. */
export const clickIds: Readonly<Record<string, Channel>> = {
  gclid: 'campaign',
  gbraid: 'campaign',
  wbraid: 'campaign',
  dclid: 'campaign',
  msclkid: 'campaign',
  twclid: 'campaign',
  ttclid: 'campaign',
  li_fat_id: 'campaign',
  yclid: 'campaign',
  fbclid: 'social',
  igshid: 'social',
  mc_eid: 'mail',
  _hsenc: 'mail',
};

/** Assistants whose answers link here. ChatGPT also names itself as the source of its links: `utm_source=chatgpt.com`. */
const assistantHost =
  /(?:^|\.)(?:chatgpt\.com|chat\.openai\.com|perplexity\.ai|claude\.ai|deepseek\.com|grok\.com)$|^(?:gemini|bard)\.google\.com$|^copilot\.(?:microsoft\.com|cloud\.microsoft)$|^com\.openai\.chatgpt$|^(?:chatgpt|perplexity)$/;

/** Matches the name with anything before and after it: `www.google.co.uk`, `search.yahoo.com`. */
const searchHost =
  /(?:^|\.)(?:google|bing|duckduckgo|ecosia|yahoo|yandex|baidu|qwant|startpage|naver|seznam|kagi)\.[a-z.]{2,6}$|^search\.brave\.com$/;

const socialHost =
  /(?:^|\.)(?:facebook|instagram|linkedin|twitter|x|reddit|youtube|pinterest|tiktok|threads|xing|quora|vk|medium|bsky|tumblr)\.(?:com|net|app|ru|social)$|^(?:t\.co|lnkd\.in|fb\.me|youtu\.be|news\.ycombinator\.com|bsky\.app)$|(?:^|\.)mastodon\./;

const mailHost =
  /^(?:mail|webmail|email)\.|^outlook\.(?:live|office|office365)\.com$|(?:^|\.)(?:gmx|web)\.(?:net|de)$|^(?:com\.google\.android\.gm|app\.fastmail\.com)$/;

const mailMedium = /^(?:e-?mail|newsletter)$/;
const socialMedium = /^(?:social|social-?(?:media|network)|sm)$/;
const searchMedium = /^organic$/;
const assistantMedium = /^ai-assistant$/;
/** An assistant's advertisement is a campaign. */
const unpaidMedium = /^(?:|organic|referral|link)$/;
const referralMedium = /^(?:referral|link)$/;

/**
 * How a visitor came, by the rules that Google Analytics documents for its default channel group, reduced to
 * seven: what the link says about itself outranks the site that it was on.
 * https://support.google.com/analytics/answer/9756891
 */
export function readChannel({
  referrer_host: host,
  utm_source: source,
  utm_medium: medium,
  utm_campaign: campaign,
  click_id: clickId,
}: Arrival): Channel {
  const said = medium?.toLowerCase() ?? '';
  const named = source?.toLowerCase() ?? '';
  if (mailMedium.test(said) || mailMedium.test(named)) return 'mail';
  if (assistantMedium.test(said) || (assistantHost.test(named) && unpaidMedium.test(said)))
    return 'ai-assistant';
  if (socialMedium.test(said)) return 'social';
  if (searchMedium.test(said)) return 'search';
  if (referralMedium.test(said)) return 'referral';
  if (source || medium || campaign) return 'campaign';
  const bought = clickId === null ? undefined : clickIds[clickId];
  if (bought) return bought;
  if (!host) return 'direct';
  // Before the search engines: `mail.google.com` and `gemini.google.com` are none.
  if (mailHost.test(host)) return 'mail';
  if (assistantHost.test(host)) return 'ai-assistant';
  if (searchHost.test(host)) return 'search';
  return socialHost.test(host) ? 'social' : 'referral';
}

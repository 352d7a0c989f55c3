import type { Channel } from '#platform/attribution/contract.ts';

/** What brought a person, as it is called here. */
const names: Record<Channel, string> = {
  search: 'Search',
  social: 'Social',
  campaign: 'Campaign',
  referral: 'Referral',
  direct: 'Direct',
  mail: 'Mail',
};

export const channelChoices = Object.entries(names).map(([value, label]) => ({ value, label }));

/** @param channel one of ours, or one that a later version has noted */
export const nameChannel = (channel: string): string => names[channel as Channel] ?? channel;

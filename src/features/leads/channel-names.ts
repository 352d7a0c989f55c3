import type { Channel } from '#platform/attribution/contract.ts';

/** What brought a person, as it is called for people. */
export const channelNames: Record<Channel, string> = {
  search: 'Search',
  social: 'Social',
  campaign: 'Campaign',
  referral: 'Referral',
  direct: 'Direct',
  mail: 'Mail',
};

/** @param channel one of ours, or one that a later version has noted */
export const nameChannel = (channel: string): string => channelNames[channel as Channel] ?? channel;

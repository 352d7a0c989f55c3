/** What brought a person, as it is called in the admin area. */
const names: Record<string, string> = {
  search: 'Search',
  social: 'Social',
  campaign: 'Campaign',
  referral: 'Referral',
  direct: 'Direct',
  mail: 'Mail',
};

export const channelChoices = Object.entries(names).map(([value, label]) => ({ value, label }));

/** @param channel one of ours, or one that a later version has noted */
export const nameChannel = (channel: string): string => names[channel] ?? channel;

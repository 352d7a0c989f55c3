/** The names of channels on screens and in mails. */
const names: Record<string, string> = {
  search: 'Search',
  'ai-assistant': 'AI assistant',
  social: 'Social',
  campaign: 'Campaign',
  referral: 'Referral',
  direct: 'Direct',
  mail: 'Mail',
};

export const channelChoices = Object.entries(names).map(([value, label]) => ({ value, label }));

/** @param channel one of ours, or one recorded by a later version */
export const nameChannel = (channel: string): string => names[channel] ?? channel;

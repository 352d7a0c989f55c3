/** What brought a visit, as it is called here; a name of a later version stays as it is. */
const channelNames: Record<string, string> = {
  search: 'Search',
  social: 'Social',
  campaign: 'Campaign',
  referral: 'Referral',
  direct: 'Direct',
  mail: 'Mail',
};

const deviceNames: Record<string, string> = { desktop: 'Desktop', mobile: 'Phone', tablet: 'Tablet' };

export const nameChannel = (name: string): string => channelNames[name] ?? name;

export const nameDevice = (name: string): string => deviceNames[name] ?? name;

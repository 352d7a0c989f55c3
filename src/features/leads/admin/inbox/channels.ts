import { channelNames } from '../../channel-names.ts';

export const channelChoices = Object.entries(channelNames).map(([value, label]) => ({ value, label }));

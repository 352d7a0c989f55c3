import type { SiteContent } from '#content/collections.ts';

/** What the owner's menu calls a page; where it does not lead there, the software's name for it. */
export const nameInMenu = ({ navigation }: SiteContent['site'], path: string, name: string): string =>
  navigation.links.find(({ href }) => href === path)?.label ?? name;

import type { AssistantReply, AssistantRule } from '../assistant.schema.ts';

const services = { label: 'All services', href: '/services' };
const contact = { label: 'Contact us', href: '/contact' };

/** The assistant's replies without claims. The last one names case studies and leads to them. */
export const neutralReplies: Record<AssistantRule, AssistantReply> = {
  latest: {
    text: 'Our newest articles are on this page.',
    links: [{ label: 'Newest articles', href: '/blog' }, services],
  },
  automation: {
    text: 'What automation saves is the hours of the work today, less the hours of checking and the running cost. Measure the hours before you start.',
    links: [services, contact],
  },
  ai: {
    text: 'AI is useful where a task is frequent, a mistake can be noticed, and a person can correct it.',
    links: [services, contact],
  },
  default: {
    text: 'I know where our newest articles are. For finished work, see our case studies. For anything else, write to us.',
    links: [{ label: 'Case studies', href: '/portfolio' }, services, contact],
  },
};

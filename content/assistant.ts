import type { AssistantReply, AssistantRule, AssistantTexts } from './assistant.schema.ts';

/** The chat box on /blog. */
export const assistantTexts: AssistantTexts = {
  shown: true,
  title: 'AI Blog Assistant',
  open: 'Ask AI Assistant',
  greeting: 'Ask about our articles, automation or AI. The answers are prepared texts, so they come at once.',
  hint: 'Try ‘latest AI trends’, ‘automation ROI’ or ‘case studies’.',
  suggestions: ['latest AI trends', 'automation ROI', 'case studies'],
  topics: [],
};

/** One reply for each rule; which rule applies is decided by the assistant feature. */
export const assistantReplies: Record<AssistantRule, AssistantReply> = {
  latest: {
    text: 'Three things we see in current projects. Drafting code has become cheap, so reviewing it is now the work. Teams agree on test questions before they choose a model, and keep them when the model changes. And small models on a company’s own machines are good enough for more and more private data. The newest articles on this page go deeper into each.',
    links: [
      { label: 'Newest articles', href: '/blog' },
      { label: 'AI and automation services', href: '/services/ai-automation' },
    ],
  },
  automation: {
    text: 'A quick check of the return: hours saved a month times the cost of an hour, less the time people spend checking and the running cost. Divide the price of building it by that figure, and you have the months until it pays for itself. Under twelve is usually worth a pilot. Measure the hours before you start, or nobody will believe the result. Two of our case studies show the numbers.',
    links: [
      { label: 'Case studies with figures', href: '/portfolio' },
      { label: 'How we automate', href: '/services/ai-automation' },
      { label: 'Check your own figures with us', href: '/contact' },
    ],
  },
  ai: {
    text: 'AI is useful where a task is frequent, a mistake can be noticed, and a person can correct it. Start with one such task: collect fifty real examples with good answers, let a model draft, and let people send. Once you know how often they correct it, you know what it is worth. Where a mistake cannot be noticed, leave it to a person.',
    links: [
      { label: 'AI and automation services', href: '/services/ai-automation' },
      { label: 'AI workshops for your team', href: '/services/training-consultancy' },
      { label: 'Projects that use AI', href: '/portfolio' },
    ],
  },
  default: {
    text: 'I can help with three things: what is new in AI, what automation pays back, and what AI is good for. For finished work, see our case studies: each tells the problem, what was built, the figures, and what we would do differently. For anything else, an engineer answers.',
    links: [
      { label: 'Case studies', href: '/portfolio' },
      { label: 'All services', href: '/services' },
      { label: 'Ask an engineer', href: '/contact' },
    ],
  },
};

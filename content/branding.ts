import type { Branding } from './branding.schema.ts';

/** The design's own accent and icon, pictures drawn for each page, and placeholders for profiles. */
export const branding: Branding = {
  social: {
    label: 'Social profiles',
    links: [
      { label: 'LinkedIn', name: 'Our profile on LinkedIn', href: '#' },
      { label: 'GitHub', name: 'Our code on GitHub', href: '#' },
      { label: 'X', name: 'Our posts on X', href: '#' },
    ],
  },
};

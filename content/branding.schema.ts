import { z } from 'zod';
import { findNearestAccent, measureContrast, textContrast } from './accent.ts';
import { describeUrlFault, hrefSchema, text, uploadSchema } from './schema.ts';

const accentSchema = z
  .string()
  .regex(/^#[\dA-Fa-f]{6}$/, { error: 'must be a color such as #0b5c6b', abort: true })
  .toLowerCase()
  .refine((accent) => measureContrast(accent, 'light') >= textContrast, {
    error: ({ input }) =>
      `cannot be read on light grounds: its contrast is ${floor(measureContrast(String(input), 'light'))} to 1, ` +
      `and text needs ${textContrast}; the nearest color that can is ${findNearestAccent(String(input))}`,
  })
  .meta({
    title: 'Accent color',
    description:
      "Used for links, buttons and the focus ring. The dark theme's is computed from it. If empty, the design's own is used.",
    control: 'color',
  });

const socialLinkSchema = z.strictObject({
  label: text(30, 'Link text'),
  name: text(60, 'Name for screen readers').meta({ description: 'It tells where the link leads.' }),
  href: z
    .union([z.literal('#'), hrefSchema], {
      error: ({ input }) =>
        describeUrlFault(input) ??
        'must be #, a path that starts with one /, or an address that starts with https://',
    })
    .meta({ title: 'Leads to', control: 'link' }),
});

/** Left out, robots.txt says nothing of them, and they read what every crawler may. */
const permissionSchema = z.enum(['allow', 'refuse']).meta({ names: { allow: 'Allowed', refuse: 'Refused' } });

const crawlersSchema = z
  .strictObject({
    training: permissionSchema.optional().meta({
      title: 'Training',
      description: 'Crawlers that collect texts to train AI models, such as GPTBot and ClaudeBot.',
    }),
    search: permissionSchema.optional().meta({
      title: 'AI search',
      description:
        'Crawlers of assistants that quote and link their sources, such as OAI-SearchBot and PerplexityBot. Refused, the site is not found there.',
    }),
  })
  .meta({
    title: 'AI crawlers',
    description: 'Said in robots.txt, which well-behaved crawlers follow. With None, nothing is said.',
  });

export const brandingSchema = z.strictObject({
  accent: accentSchema.optional(),
  favicon: uploadSchema.optional().meta({
    title: 'Icon',
    description:
      'In browser tabs and on home screens. Square, of 512 pixels or more. Left out, the drawn mark.',
    control: 'upload',
  }),
  logo: z
    .strictObject({
      dark: uploadSchema.optional().meta({
        title: 'Logo for dark backgrounds',
        description: 'Left out, the logo of the site settings is shown on them as well.',
        control: 'upload',
      }),
      plate: z
        .boolean()
        .optional()
        .meta({ title: 'White plate behind the logo', description: 'On dark backgrounds.' }),
      alone: z.boolean().optional().meta({
        title: 'Without the name beside it',
        description: 'For a logo that has the name in it.',
      }),
    })
    .optional()
    .meta({ title: 'Look of the logo', description: 'The logo itself is among the site settings.' }),
  shareImage: uploadSchema.optional().meta({
    title: 'Share picture',
    description:
      'Shown where a page is shared that has no picture of its own; 1200 by 630 pixels. Left out, one is drawn from the title.',
    control: 'upload',
  }),
  social: z
    .strictObject({
      label: text(40, 'Name for screen readers'),
      links: z.array(socialLinkSchema).max(12, 'has more than 12').meta({ title: 'Links' }),
    })
    .meta({ title: 'Social profiles' }),
  crawlers: crawlersSchema.optional(),
});

/** Never more than there is: 4.49 is not said to be 4.5. */
const floor = (contrast: number): number => Math.floor(contrast * 100) / 100;

export type Branding = z.infer<typeof brandingSchema>;

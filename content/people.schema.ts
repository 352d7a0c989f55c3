import { z } from 'zod';
import type { Entry } from './define.ts';
import { linkSchema, text, uploadSchema } from './schema.ts';

/** Someone who works here, as pages show them. */
export const personSchema = z
  .strictObject({
    name: text(60, 'Name'),
    role: text(60, 'Role'),
    line: text(200, 'In one sentence'),
    picture: uploadSchema
      .optional()
      .meta({ title: 'Picture', description: 'Left out, the initials are drawn.' }),
    pictureText: text(160, 'What the picture shows')
      .optional()
      .meta({ description: 'Read out to people who cannot see it.' }),
    links: z.array(linkSchema).max(4, 'has more than 4').meta({ title: 'Links' }),
    accountId: text(80, 'Account')
      .optional()
      .meta({ description: 'The account that is theirs, if they have one.', control: 'account' }),
  })
  .refine(({ picture, pictureText }) => !picture || pictureText, {
    path: ['pictureText'],
    error: 'says what the picture shows',
  });

export type Person = Entry<z.infer<typeof personSchema>>;

import { z } from 'zod';
import type { Entry } from './define.ts';
import { linkSchema, text, uploadSchema } from './schema.ts';

/** Where a signature's strokes are: path data of a box of 240 by 80, in which nothing but a line can be said. */
const strokesSchema = z
  .string()
  .max(4000, 'has more strokes than fit')
  // JSON Schema has no flags.
  .regex(/^[Mm][MLCQmlcq\d .-]*$/, 'must be strokes: M, L, C and Q with figures')
  .meta({ control: 'strokes' });

const fields = z
  .strictObject({
    name: text(60, 'Name'),
    role: text(60, 'Role'),
    line: text(200, 'In one sentence'),
    signs: text(120, 'What they sign for').optional(),
    signature: strokesSchema.optional().meta({
      title: 'Signature',
      description: 'Drawn with a mouse, a pen or a finger; it stands beside what they signed.',
    }),
    picture: uploadSchema.optional().meta({
      title: 'Picture',
      description: 'Four wide by five high. Left out, the portrait or the initials are drawn.',
    }),
    pictureText: text(160, 'What the picture shows')
      .optional()
      .meta({ description: 'Read out to people who cannot see it.' }),
    portrait: z.enum(['parted', 'bearded', 'bun', 'curls']).optional().meta({
      title: 'Drawn portrait',
      description: 'Of somebody made up: a picture takes its place.',
    }),
    links: z.array(linkSchema).max(4, 'has more than 4').meta({ title: 'Links' }),
    account: z
      .email('is no email address')
      .max(255, 'has more than 255 characters')
      .toLowerCase()
      .optional()
      .meta({
        title: 'Account',
        description: 'The email address of their account: they are the author of what they write. Not shown.',
      }),
  })
  .refine(({ picture, pictureText }) => !picture || pictureText, {
    path: ['pictureText'],
    error: 'says what the picture shows',
  });

/** Drops the pen that signatures had. */
function dropPen(person: unknown): unknown {
  const { pen: _, ...rest } = Object(person) as Record<string, unknown>;
  return rest;
}

/** Someone who works here, as pages show them. */
export const personSchema = z.preprocess(dropPen, fields);

export type Person = Entry<z.infer<typeof personSchema>>;

import { z } from 'zod';
import { text } from './schema.ts';

/** A line of a record: what was drafted, what a person made of it, and whether it is signed. */
export const recordRowSchema = z.strictObject({
  label: text(50, 'Label'),
  struck: text(40, 'Struck words').optional().meta({ description: 'Left out, nothing is corrected.' }),
  value: text(90, 'Value').meta({ description: 'Red behind struck words.' }),
  isSigned: z.boolean().meta({ title: 'Signed', description: 'Ticked in yellow; otherwise a dashed draft.' }),
});

/** The words at the head and the foot of a record's sheet. */
export const recordFrame = {
  title: text(50, 'Title'),
  note: text(30, 'Title at the right').optional(),
  foot: text(70, 'Foot').optional(),
  stamp: text(14, 'Stamp').optional(),
  stampedBy: text(30, 'Name in the stamp').optional(),
};

/** A sheet of the work itself, line by line. */
export const recordSheetSchema = z.strictObject({
  ...recordFrame,
  items: z.array(recordRowSchema).max(8, 'has more than 8').meta({ title: 'Lines' }),
});

export type RecordSheet = z.infer<typeof recordSheetSchema>;

import { z } from 'zod';

const bytes = z.int().min(0);
const time = z.iso.datetime();

export const systemStateSchema = z
  .object({
    version: z.string(),
    node: z.string().meta({ description: 'The version of Node.js' }),
    database: z.object({
      kind: z.enum(['sqlite', 'postgres']),
      place: z.string().meta({ description: 'The file, or the host and the name' }),
      bytes,
      refusal: z.string().nullable().meta({ description: 'Why nothing can be saved; null while it can' }),
    }),
    storage: z.object({
      kind: z.enum(['disk', 's3']),
      place: z.string().meta({ description: 'The folder, or the bucket' }),
      is_reachable: z.boolean(),
      refusal: z
        .string()
        .nullable()
        .meta({ description: "Why a folder takes no files: the system's code, such as EACCES" }),
    }),
    free_bytes: bytes.meta({ description: 'On the disk of DATA_DIR' }),
    mail: z.object({
      server: z.string().nullable().meta({ description: 'Null: mails become files' }),
      waiting: z.int().min(0),
      failed: z.int().min(0).meta({ description: 'Given up' }),
      discarded: z.int().min(0).meta({ description: 'Held after a restore or a move, and not sent' }),
      hold: z.string().nullable().meta({ description: 'Why mail is held; null while it is sent' }),
      last_sent_at: time.nullable(),
      last_error: z
        .string()
        .nullable()
        .meta({ description: 'Of the newest mail that failed and is not sent' }),
      mailbox: z
        .object({
          name: z.string(),
          read_at: time.nullable(),
          failing_since: time.nullable(),
          last_error: z.string().nullable(),
        })
        .nullable(),
    }),
    backup: z.object({ last_at: time.nullable() }),
  })
  .meta({ id: 'SystemState', description: 'What the product runs on, and how it is' });

export type SystemState = z.infer<typeof systemStateSchema>;

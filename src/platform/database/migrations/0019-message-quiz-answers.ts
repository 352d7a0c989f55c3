import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Records what the sender of a message answered in the quiz. */
export function messageQuizAnswers(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('contact_messages').addColumn('quiz_answers', 'text').execute();
    },
  };
}

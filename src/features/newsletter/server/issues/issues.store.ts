import type { Selectable, Updateable } from 'kysely';
import { afterPosition, } from '#platform/database/search-newest.ts';
import type { Connection } from '#platform/database/open-database.ts';
import type { NewsletterIssuesTable } from '../tables.ts';

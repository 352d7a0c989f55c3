import { invalidFields, type Problem } from '#platform/http/problem.ts';
import { outOfOrder, type PostDates } from '../contract.ts';
import type { Standing } from './describe-post.ts';

type Dated = Pick<Standing, 'isPublished' | 'dates'>;

/** In ISO 8601. */
interface Moments {
  /** Now. */
  at: string;
  /** When the post was created. */
  created: string;
}

/** Whether visitors have seen it: they may know its address. @param at ISO 8601 */
export const hasAppeared = ({ isPublished, dates: { publish_at } }: Dated, at: string): boolean =>
  isPublished && (publish_at === null || publish_at <= at);

/**
 * The date that readers see is that of the first appearance, unless it was chosen: it follows `publish_at` until
 * that has come.
 * @throws Problem 400 for dates that contradict each other
 */
export function setPublicationDate<Next extends Dated>(
  before: Dated | null,
  next: Next,
  { at, created }: Moments,
): Next {
  const { published_at, publish_at, unpublish_at } = next.dates;
  if (publish_at !== null && unpublish_at !== null && unpublish_at <= publish_at) throw datesOutOfOrder();
  // A post from before there was a date keeps that of its creation, also while it is off the site.
  if (published_at === null && before !== null && hasAppeared(before, at))
    return hasAppeared(next, at) ? next : { ...next, dates: { ...next.dates, published_at: created } };
  if (!next.isPublished) return next;
  const isOpen =
    published_at === null ||
    (before !== null &&
      published_at === before.dates.published_at &&
      published_at === before.dates.publish_at &&
      published_at > at);
  const first = publish_at !== null && publish_at > at ? publish_at : at;
  if (!isOpen) return next;
  return { ...next, dates: { ...next.dates, published_at: first } };
}

/** The dates of a post after some were changed. */
export const mergeDates = (dates: PostDates, changes: Partial<PostDates>): PostDates => ({
  published_at: changes.published_at === undefined ? dates.published_at : changes.published_at,
  publish_at: changes.publish_at === undefined ? dates.publish_at : changes.publish_at,
  unpublish_at: changes.unpublish_at === undefined ? dates.unpublish_at : changes.unpublish_at,
});

const datesOutOfOrder = (): Problem => invalidFields([{ field: 'unpublish_at', message: outOfOrder }]);

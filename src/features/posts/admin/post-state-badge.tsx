import { Badge, type BadgeTone } from '#design/admin/badge.tsx';
import type { PostCard, PostState } from '../contract.ts';
import { findState } from '../post-state.ts';
import { formatIn } from './zoned-time.ts';

const tones: Record<PostState, BadgeTone> = {
  draft: 'draft',
  scheduled: 'new',
  published: 'set',
  expired: 'plain',
};

/** The names of states. */
export const stateWords: Record<PostState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  expired: 'Taken down',
};

interface PostStateBadgeProps {
  post: Pick<PostCard, 'published' | 'publish_at' | 'unpublish_at'>;
  now: Date;
  timeZone: string;
}

/** A post's state for visitors now. Where the list is wide, the head of its dates names the time zone. */
export function PostStateBadge({ post, now, timeZone }: PostStateBadgeProps) {
  const state = findState(post, now.toISOString());
  return (
    <>
      {/* A block of its own swallows a space at its start. */}
      <Badge tone={tones[state]}>{stateWords[state]}</Badge>{' '}
      {state === 'scheduled' && (
        <span className="inline-block">
          for {formatIn(post.publish_at!, timeZone)}
          <span className="@4xl:hidden"> ({timeZone})</span>
        </span>
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { Tabs } from '#design/admin/tabs.tsx';
import { VersionsPanel } from '#domain/editing/admin/versions-panel.tsx';
import { linkClass } from '#design/ui/link-class.ts';
import { paths } from '#paths/paths.ts';
import type { EditedPost } from '../contract.ts';
import { PostPreview } from './post-preview.tsx';
import { describeField, type PostValues } from './post-values.ts';
import { postsApi } from './posts-api.ts';
import type { Rendering } from './use-rendering.ts';

interface PostSideProps {
  /** Null for a new one, which has no versions and no page. */
  post: EditedPost | null;
  values: PostValues;
  /** Its content as visitors see it. */
  rendering: Rendering;
  onRestore: (version: number) => void;
  /** Links that show a page with its drafts. */
  renderPreviewLinks: (path: string) => ReactNode;
}

/** Beside the form: what visitors will see, the post's versions, and links to preview the draft. */
export function PostSide({ post, values, rendering, onRestore, renderPreviewLinks }: PostSideProps) {
  const preview = <PostPreview values={values} createdAt={post?.created_at ?? null} rendering={rendering} />;
  if (!post) return preview;
  const path = paths.article(post.slug);
  return (
    <div className="min-w-0 xl:sticky xl:top-10">
      <Tabs
        label="Beside the form"
        items={[
          { value: 'preview', label: 'Preview', panel: preview },
          {
            value: 'versions',
            label: 'Versions',
            panel: (
              <VersionsPanel
                source={{
                  name: `blog/${post.id}`,
                  version: post.version,
                  loadPage: (next) => postsApi.listVersions(post.id, next),
                  loadText: (version) => postsApi.readVersion(post.id, version),
                  describePath: describeField,
                }}
                onRestore={onRestore}
              />
            ),
          },
          {
            value: 'links',
            label: 'Preview links',
            panel: (
              <>
                <p className="mb-6 text-small">
                  <a href={paths.ownPreview(path)} target="_blank" rel="noreferrer" className={linkClass}>
                    Open the page as last saved
                  </a>
                </p>
                {renderPreviewLinks(path)}
              </>
            ),
          },
        ]}
      />
    </div>
  );
}

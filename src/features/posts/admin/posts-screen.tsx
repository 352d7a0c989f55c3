import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useLeaveGuard } from '#design/admin/leave-guard.tsx';
import { ScreenHeading } from '#design/admin/screen-heading.tsx';
import { runWrite } from '#design/admin/run-write.ts';
import { Button } from '#design/ui/button.tsx';
import { useMay } from '#domain/rights/admin/use-may.tsx';
import { Bin } from '#domain/editing/admin/bin.tsx';
import { adminPaths } from '#paths/admin-paths.ts';
import { ImportScreen } from './import/import-screen.tsx';
import { EditedPostScreen, NewPostScreen } from './post-editor-screen.tsx';
import type { EditorParts } from './post-editor.tsx';
import { PostListScreen } from './post-list-screen.tsx';
import { postListKey, postsApi, signedOut } from './posts-api.ts';
import { TagsScreen } from './tags-screen.tsx';
import { readPostsView } from './posts-view.ts';

const titles = {
  list: 'Blogs',
  bin: 'Bin',
  tags: 'Tags',
  import: 'Import',
  new: 'New post',
  edit: 'Edit post',
};

/** The Blogs tab: the list of all posts, their tags, the bin, or the editor of one. Each has an address. */
export function PostsScreen(parts: EditorParts) {
  const guard = useLeaveGuard();
  const may = useMay();
  const [path, navigate] = useLocation();
  const view = readPostsView(path);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The post that the open editor has created has its address, which names it: the editor stays as it is. */
  const [editorId, setEditorId] = useState(() => Date.now());
  const isCreated = Object(useHistoryState()).editorId === editorId;
  const isNew = view.kind === 'new' || isCreated;
  const [wasNew, setWasNew] = useState(isNew);
  if (wasNew !== isNew) {
    setWasNew(isNew);
    if (!isNew) setEditorId(editorId + 1);
  }
  const screen = isNew ? 'new' : view.kind;
  const shownScreen = useRef<string>(screen);
  const goToList = () => guard.leave(() => navigate(adminPaths.posts()));

  // The pressed button is gone: focus continues at the heading.
  useEffect(() => {
    if (shownScreen.current !== screen) heading.current?.focus();
    shownScreen.current = screen;
  }, [screen]);

  function keepEditing(id: string) {
    navigate(adminPaths.post(id), { replace: true, state: { editorId, keepsScroll: true } });
  }

  return (
    <>
      <ScreenHeading title={titles[view.kind]} headingRef={heading}>
        {view.kind === 'list' && (
          <div className="flex flex-wrap gap-3">
            {may('publishPosts') && (
              <>
                <Button variant="quiet" size="compact" onClick={() => navigate(adminPaths.postTags())}>
                  Tags
                </Button>
                <Button variant="quiet" size="compact" onClick={() => navigate(adminPaths.postImports())}>
                  Import
                </Button>
                <Button variant="quiet" size="compact" onClick={() => navigate(adminPaths.postBin())}>
                  Bin
                </Button>
              </>
            )}
            <Button size="compact" onClick={() => navigate(adminPaths.newPost())}>
              New post
            </Button>
          </div>
        )}
        {(view.kind === 'bin' || view.kind === 'tags' || view.kind === 'import') && (
          <Button variant="quiet" size="compact" onClick={goToList}>
            Back to all blogs
          </Button>
        )}
      </ScreenHeading>
      {view.kind === 'list' && (
        <PostListScreen
          heading={heading}
          timeZone={parts.timeZone}
          onEdit={(id) => navigate(adminPaths.post(id))}
        />
      )}
      {view.kind === 'bin' && (
        <Bin
          noun="Blogs"
          name={['post-bin']}
          load={postsApi.listBin}
          restore={restorePost}
          listKey={[postListKey]}
          heading={heading}
        />
      )}
      {view.kind === 'tags' && <TagsScreen heading={heading} />}
      {view.kind === 'import' && <ImportScreen />}
      {isNew && <NewPostScreen onCreated={keepEditing} onCancel={goToList} {...parts} />}
      {view.kind === 'edit' && !isCreated && (
        <EditedPostScreen key={view.id} id={view.id} onCancel={goToList} {...parts} />
      )}
    </>
  );
}

async function restorePost(id: string): Promise<boolean> {
  const restored = await runWrite(() => postsApi.restore(id), { done: 'Blog restored', signedOut });
  return restored.kind === 'done';
}

import { useLocation } from 'wouter';
import { adminPaths } from '#paths/admin-paths.ts';
import { LibraryScreen } from './library-screen.tsx';
import { UploadScreen } from './upload-screen.tsx';

/** The library of uploaded images, its bin, or one image. Each has an address. */
export default function MediaScreen() {
  const [path] = useLocation();
  const name = path.slice(adminPaths.media().length + 1);
  if (name !== '' && path !== adminPaths.mediaBin())
    return <UploadScreen key={name} name={decodeURIComponent(name)} />;
  return <LibraryScreen isBin={path === adminPaths.mediaBin()} />;
}

import { useLocation } from 'wouter';
import { FolderLinks } from '#domain/rows/admin/folder-links.tsx';
import { adminPaths } from '#paths/admin-paths.ts';

/** The parts of the team screen. */
export function TeamParts() {
  const [path] = useLocation();
  const link = (label: string, href: string) => ({ label, href, isCurrent: path === href });
  return <FolderLinks links={[link('Accounts', adminPaths.team()), link('Audit', adminPaths.audit())]} />;
}

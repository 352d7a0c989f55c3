import { useLocation } from 'wouter';
import { useLeaveGuard } from '#design/admin/leave-guard.tsx';
import { linkClass } from '#design/ui/link-class.ts';
import { adminPaths } from '#paths/admin-paths.ts';
import type { CollectionDescription } from '../contract.ts';

/** The way back: to all content, and to the collection. */
export function Breadcrumb({ collection }: { collection?: CollectionDescription }) {
  const [, navigate] = useLocation();
  const guard = useLeaveGuard();
  const steps = [
    { label: 'Content', path: adminPaths.content() },
    ...(collection ? [{ label: collection.label, path: adminPaths.collection(collection.name) }] : []),
  ];
  return (
    <nav aria-label="Breadcrumb" className="mb-2">
      <ol className="flex flex-wrap gap-2 text-small">
        {steps.map(({ label, path }) => (
          <li key={path} className="flex gap-2">
            <a
              href={path}
              className={linkClass}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                guard.leave(() => navigate(path));
              }}
            >
              {label}
            </a>
            <span aria-hidden="true">/</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { Menu } from '@base-ui/react/menu';
import { useRef } from 'react';
import { ActionMenu, MenuArrow } from '#design/admin/choice-menu.tsx';
import { joinPath, type JsonObject } from '#design/admin/json-path.ts';
import { Button, buttonClass } from '#design/ui/button.tsx';
import { focusRing } from '#design/ui/focus-ring.ts';
import { focusField } from '#domain/editing/admin/focus-field.ts';
import { describeValue } from './describe-value.ts';
import { labelOf, resolveSchema, type FieldSchema } from './json-schema.ts';
import { nameItem } from './wording.ts';

interface OutlineProps {
  schema: FieldSchema;
  data: JsonObject;
  /** The form's id. */
  form: string;
}

interface Entry {
  path: string;
  label: string;
  items: { path: string; label: string }[];
}

/** The parts of a long form, each leading to its fields: a column where there is room for it, otherwise a menu. */
export function FormOutline({ schema, data, form }: OutlineProps) {
  const goTo = useRef<HTMLElement>(null);
  const entries = listEntries(schema, data);
  const folds = (
    <div className="-mx-3 flex flex-wrap">
      {['Fold all', 'Unfold all'].map((name, index) => (
        <Button key={name} variant="quiet" size="compact" onClick={() => foldAll(index === 0)}>
          {name}
        </Button>
      ))}
    </div>
  );
  return (
    <div className="col-span-full min-w-0 min-[88rem]:sticky min-[88rem]:top-6 min-[88rem]:col-span-1 min-[88rem]:max-h-[calc(100dvh-3rem)] min-[88rem]:overflow-y-auto">
      <div className="flex flex-wrap items-center gap-2 min-[88rem]:hidden">
        <ActionMenu
          label="Jump to"
          finalFocus={goTo}
          trigger={
            <Menu.Trigger className={buttonClass('secondary', 'compact')}>
              Jump to
              <MenuArrow />
            </Menu.Trigger>
          }
          actions={entries.map(({ path, label }) => ({ label, onChoose: () => show(path) }))}
        />
        {folds}
      </div>
      <nav aria-label="Outline" className="hidden flex-col gap-3 text-fine min-[88rem]:flex">
        <ul className="flex flex-col gap-1">
          {entries.map((entry) => (
            <li key={entry.path}>
              <OutlineLink {...entry} className="font-medium" onShow={show} />
              {entry.items.length > 0 && (
                <ul className="mt-1 mb-2 flex flex-col gap-1 border-l border-hairline pl-2">
                  {entry.items.map((item) => (
                    <li key={item.path}>
                      <OutlineLink {...item} className="line-clamp-1 text-ink-2" onShow={show} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        {folds}
      </nav>
    </div>
  );

  function foldAll(isFolded: boolean) {
    for (const fold of document.getElementById(form)?.querySelectorAll('details') ?? [])
      fold.open = !isFolded;
  }

  /** Opens what is folded around the field, and what it holds. */
  function show(path: string) {
    focusField([path]);
    const shown = document.activeElement;
    const fold = shown?.querySelector('details');
    if (fold) fold.open = true;
    shown?.scrollIntoView({ block: 'start' });
    goTo.current = shown as HTMLElement | null;
  }
}

interface OutlineLinkProps {
  path: string;
  label: string;
  className: string;
  onShow: (path: string) => void;
}

const OutlineLink = ({ path, label, className, onShow }: OutlineLinkProps) => (
  <a
    href={`#${path}`}
    className={`block rounded-control py-0.5 hover:text-petrol hover:underline ${focusRing} ${className}`}
    onClick={(event) => {
      event.preventDefault();
      onShow(path);
    }}
  >
    {label}
  </a>
);

/** The most items of a list that an outline names. */
const mostItems = 24;

function listEntries(schema: FieldSchema, data: JsonObject): Entry[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const value = data[name];
    const { schema: resolved } = resolveSchema(property, schema);
    const item = resolveSchema(resolved.items ?? {}, schema).schema;
    const label = labelOf(resolved, name);
    const items = Array.isArray(value) && value.some((one) => typeof one === 'object') ? value : [];
    return {
      path: name,
      label,
      items: items.slice(0, mostItems).map((one, index) => ({
        path: joinPath(name, index),
        label: describeValue(one, item, schema).split(' · ')[0] || nameItem(item, label, index),
      })),
    };
  });
}

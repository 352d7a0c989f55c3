import { ChoiceMenu } from '#design/admin/choice-menu.tsx';
import { Button } from '#design/ui/button.tsx';
import type { PostAuthor, PostState } from '../contract.ts';
import type { Tag } from '../tags.contract.ts';
import { allPosts, isNarrowed, type PostFilter } from './post-filter.ts';
import { stateWords } from './post-state-badge.tsx';

interface PostFiltersProps {
  filter: PostFilter;
  tags: readonly Tag[];
  authors: readonly PostAuthor[];
  onChange: (filter: PostFilter) => void;
}

const any = 'any';

/** The list's restrictions besides its search. */
export function PostFilters({ filter, tags, authors, onChange }: PostFiltersProps) {
  const states = Object.entries(stateWords).map(([value, label]) => ({ value, label }));
  const menus = [
    { name: 'state', label: 'State', all: 'Any state', choices: states },
    {
      name: 'tag',
      label: 'Tag',
      all: 'Any tag',
      choices: tags.map(({ slug, name }) => ({ value: slug, label: name })),
    },
    {
      name: 'author',
      label: 'Author',
      all: 'Any author',
      choices: authors.map(({ slug, name }) => ({ value: slug, label: name })),
    },
  ] as const;
  return (
    <div role="group" aria-label="Filters" className="flex flex-wrap items-center gap-2">
      {menus.map(({ name, label, all, choices }) => (
        <ChoiceMenu
          key={name}
          label={label}
          value={filter[name] ?? any}
          // A link may name one that is not in the menu.
          text={
            filter[name] === null
              ? all
              : (choices.find(({ value }) => value === filter[name])?.label ?? filter[name])
          }
          choices={[{ value: any, label: all }, ...choices]}
          onChoose={(value) => onChange({ ...filter, [name]: value === any ? null : (value as PostState) })}
        />
      ))}
      {isNarrowed(filter) && (
        <Button size="compact" variant="quiet" onClick={() => onChange({ ...allPosts, q: filter.q })}>
          Clear filters
        </Button>
      )}
    </div>
  );
}

import { buttonClass, type ButtonVariant } from '#design/ui/button.tsx';
import { controlClass } from '#design/ui/field-frame.tsx';
import { paths } from '#paths/paths.ts';

interface SearchFormProps {
  /** The search as it was typed. */
  query?: string;
  className?: string;
  variant?: ButtonVariant;
  /** On the page of the search (search.css), whose heading is its label. */
  isLarge?: boolean;
}

/** The field that searches the site: a form that the server answers. */
export function SearchForm({
  query = '',
  className = '',
  variant = 'primary',
  isLarge = false,
}: SearchFormProps) {
  return (
    <form method="get" action={paths.search()} role="search" className={`print:hidden ${className}`}>
      <label htmlFor="site-search" className={isLarge ? 'sr-only' : 'text-small font-medium'}>
        Search this site
      </label>
      <div className={`flex gap-2 ${isLarge ? 'search-large' : 'mt-1'}`}>
        {isLarge && (
          <svg viewBox="0 0 24 24" aria-hidden="true" className="fill-none stroke-ink-2 stroke-2">
            <circle cx="10.5" cy="10.5" r="7" />
            <path d="M15.5 15.5 21 21" />
          </svg>
        )}
        <input
          id="site-search"
          name="q"
          type="search"
          dir="auto"
          maxLength={200}
          autoComplete="off"
          placeholder={isLarge ? 'A few words' : undefined}
          defaultValue={query}
          className={controlClass}
        />
        <button type="submit" className={buttonClass(variant)}>
          Search
        </button>
      </div>
    </form>
  );
}

import { buttonClass, type ButtonVariant } from '#design/ui/button.tsx';
import { controlClass } from '#design/ui/field-frame.tsx';
import { paths } from '#paths/paths.ts';

interface SearchFormProps {
  /** The search as it was typed. */
  query?: string;
  className?: string;
  variant?: ButtonVariant;
}

/** The field that searches the site: a form that the server answers. */
export function SearchForm({ query = '', className = '', variant = 'primary' }: SearchFormProps) {
  return (
    <form method="get" action={paths.search()} role="search" className={`print:hidden ${className}`}>
      <label htmlFor="site-search" className="text-small font-medium">
        Search this site
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id="site-search"
          name="q"
          type="search"
          dir="auto"
          maxLength={200}
          autoComplete="off"
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

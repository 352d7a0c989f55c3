import { buttonClass } from '#design/ui/button.tsx';
import { SearchField } from '#design/ui/search-field.tsx';
import { paths } from '#paths/paths.ts';

interface SearchFormProps {
  /** The search as it was typed. */
  query?: string;
  variant?: 'primary' | 'secondary';
  className?: string;
}

/** The field that searches the site: a form that the server answers. */
export const SearchForm = ({ query = '', variant = 'primary', className = '' }: SearchFormProps) => (
  <form method="get" action={paths.search()} role="search" className={`print:hidden ${className}`}>
    <SearchField id="site-search" label="Search this site" placeholder="A few words" defaultValue={query}>
      <button type="submit" className={buttonClass(variant)}>
        Search
      </button>
    </SearchField>
  </form>
);

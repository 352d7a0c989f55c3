import type { Person } from '#content/people.schema.ts';
import { paths } from '#paths/paths.ts';

/** The names of those who sign, leading to what they sign for; nothing without names. */
export function SignerLinks({ people }: { people: readonly Person[] }) {
  return (
    <a href={paths.contact()} className="py-1 underline underline-offset-4 hover:text-petrol">
      {new Intl.ListFormat('en-US').format(people.map(({ name }) => name))}
    </a>
  );
}

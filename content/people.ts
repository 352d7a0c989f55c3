import type { Person } from './people.schema.ts';

/** Nobody: demonstration people, who say so. */
export const people: readonly Person[] = [
  {
    slug: 'mara-lindqvist',
    name: 'Mara Lindqvist',
    role: 'Engineer (demonstration)',
    line: 'An example of a person. Signs for interfaces, and answers the telephone about them.',
    links: [],
  },
  {
    slug: 'tomas-okafor',
    name: 'Tomas Okafor',
    role: 'Engineer (demonstration)',
    line: 'An example of a person. Writes the test questions before anybody chooses a model.',
    links: [],
  },
  {
    slug: 'ines-varga',
    name: 'Ines Varga',
    role: 'Designer (demonstration)',
    line: 'An example of a person. Draws every screen once on paper, where it is cheap to be wrong.',
    links: [],
  },
];

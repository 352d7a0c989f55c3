import type { Person } from './people.schema.ts';

/** Nobody: demonstration people, as the note in the footer says. */
export const people: readonly Person[] = [
  {
    slug: 'mara-lindqvist',
    name: 'Mara Lindqvist',
    role: 'Engineer, interfaces',
    line: 'Has connected hospital records since the days of fax machines.',
    signs: 'Signs for everything that carries data from one system to another.',
    signature:
      'M8 53q1 6 10-16 8-22 10-22 1 0-5 22-7 22-5 22 1 0 11-21 9-21 11-21 3 0-3 18-6 18-6 21 1 3 12-7m8-11q5 2 17-15 13-16 8-17-5-1-12 17-8 19-13 28-5 9-10 9-4 0-1-6 3-5 6-2 3 3 8 6 4 2 14-8 9-10 9-9 0 1-4 9-3 8-1 9 3 0 10-10 7-10 8-9 2 1-3 11-5 9 4-2 9-11 11-10 3 1-2 10-5 9-2 10 3 0 11-7 7-7 10-10 4-2-2-2-6-1-10 9-5 9-1 10 5 0 17-23 13-23 14-23 0 0-10 22-9 22-7 23 3 1 13-8 10-10 10-10 1 0-5 0-7-1-10 9-4 10 0 10 4 0 10-9 7-10 0 3-7 13-10 18-3 5 0 4 4-1 12-17 8-16 10-17 2-1-1 9-3 10 1 9 4-2 8-10 4-9 5-6 1 3 5 0 3-2-2 7-5 9-1 9 3 0 10-10 6-10 6-7 1 3-1 10-2 8-5 8-4-1 3-3 7-2 17-19 11-17 11-17 0 0-10 19-9 18-5 19 3 1 10-3 6-4 18-7m-34-16q17-2 33-3m-136 3l4-2m89 2l3-2',
    portrait: 'parted',
    links: [],
  },
  {
    slug: 'tomas-okafor',
    name: 'Tomas Okafor',
    role: 'Engineer, models',
    line: 'Writes the test questions before anyone picks a model.',
    signs: 'Signs for models: the test set, the error rate and the off switch.',
    signature:
      'M13 22q8-12 22-9 13 3 51-3m-42 4q-2 24-6 34-5 10-13 10-7 0-8-11m59-29q-19 2-25 18-7 16 0 21 6 4 20 1 15-4 17-21 2-17-8-20-10-3-10 4 0 7 11 8 10 1 19-4 8-5 10-11 2-6-3-5-4 1-6 22-2 21-2 23-1 1 2-6 3-8 9-10 6-2 4 3-2 5-6 5-5 0 0 5 4 5 8 4 4-1 8-5 4-4 11-7 6-4 5-5-1-1-8-1-7 0-9 9-3 9 3 10 6 1 10-8 5-9 5-9 0 0-2 9-3 8 2 7 4-1 15-20 11-19 7-25-4-6-10 13-7 19-12 35-4 16 0 16 5 0 7-11 2-11 6-12 4-1 9-7 6-6 8-6 2 0-5-1-8-2-10 9-1 10 8 11 9 1 11-9 1-10-4-9-5 0 3 2 8 2 12-2 3-4 4 0 0 4 3 2 4-3 2 6-2 9 2 9 4 0 15-4 11-5 14-1 3 4-10 9-13 5-153 7',
    pen: 'broad',
    portrait: 'bearded',
    links: [],
  },
  {
    slug: 'ines-varga',
    name: 'Ines Varga',
    role: 'Designer, screens',
    line: 'Draws every screen on paper first, where mistakes are cheap.',
    signs: 'Signs for screens: tested on old phones, by keyboard and by screen reader.',
    signature:
      'M16 16q13-5 28-8m-15 3q2 20 3 42m-16 4q16-4 35-6m-6-28q7-15 12 2 5 17 9 27 4 11 7 3 2-7 4-27 3-20 15-20 12 1 35 4 23 3 94-1m-113 31q-18-6-18 4 0 9 7 9 7 0 9-7 1-8 1-8 0 0 0 8 0 7 4 7 4 0 7-9 3-10 6-6 2 4 5 2 4-2 3 6 0 7 4 7 4 0 10-5 5-5 9-7 4-3-5-5-8-2-8 8 1 9 7 9 7 0 8-7 2-8 2-8 0 0 0 13 1 12-6 17-7 5-18 2-12-2-3-6 9-5 23-8 14-4 22-10 7-5 10-6 2-2-7-4-8-2-8 8 0 9 6 10 7 0 9-8 2-8 2-8 0 0 0 8-1 7 4 7 5 0 13-4 8-3 27-2',
    pen: 'fine',
    portrait: 'bun',
    links: [],
  },
  {
    slug: 'joanna-marsh',
    name: 'Joanna Marsh',
    role: 'Engineer, releases',
    line: 'Has rolled back more releases at night than she cares to count.',
    signs: 'Signs for releases, and answers your call when one goes wrong.',
    signature:
      'M29 30q-5-11 6-16 12-4 20-2 9 3-3 18-11 15-20 29-9 15-18 17-9 2-7-7 2-8 20-13 18-6 32-23 14-18 17-18 2 0-8 21-10 21-7 21 3 0 16-20 13-20 16-20 3 0-6 18-9 18-6 20 2 3 10-4 8-6 14-10 7-3 0-4-6-2-12 9-6 10-1 10 5 1 13-9 8-9 8-9 0 0-5 9-5 9 0 8 5-1 12-10 7-9 7-4 0 4 5 1 4-2-1 6-6 8-1 7 5 0 13-9 8-10 8-5 0 4-2 10-2 7-7 6-5-1 5-3 10-2 29-23 19-21 16-24-4-3-16 17-13 21-17 27-4 6-4 6 0 0 8-10 9-9 14-8 5 1-1 8-6 8-1 9 4 1 18-4 14-6 35-3',
    portrait: 'curls',
    links: [],
  },
];

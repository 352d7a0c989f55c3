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
      'M25 23q1-7 6-9 6-2 15 0 8 2 36-3m-24 4q-11 19-15 27-5 8-11 11-5 3-9 1-4-2 0-9m65-24q-3-6-11-1-8 4-15 15-7 11-4 17 2 7 12 3 10-4 17-14 7-10 6-17-1-7-6-6-5 1-4 4 1 4 19 0m2 20q16-26 18-31 2-5-2-3-4 2-11 17-8 14-13 23-4 9-4 9 0 0 5-7 4-6 9-10 5-4 8-3 3 1 0 5-3 4-8 4-4 1-4 1 0 0 3 1 4 2 4 6 1 5 6 2 4-3 15-14m11 0q-4-5-9-1-6 4-8 10-1 6 3 5 5-1 11-9 7-8 7-8 0 0-5 8-4 8-2 10 1 2 6-2 4-3 14-15 10-13 15-22 6-9 4-11-2-2-10 11-7 13-16 31-9 18-14 24-4 6-5 2 0-3 8-10 8-7 12-8 5-2 9-7 3-6 8-8 5-3 7-1 2 3-2 9-5 7-9 8-4 0-3-5 1-5 5-9 4-3 9-1 4 2 9 0 4-2 6-4 2-3 2 0 0 3 4 2 5-1 1 5-3 6-4 10-1 4 5 4 5-1 11-6 6-4 20-2',
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
      'M28 23q6-10 13-12 7-1 3 10-4 10-9 22-5 12-5 14 0 3 11-3m6 2l1 1m13-29q4-11 9-14 5-2 5 3 1 6-1 16-3 10-4 17-1 7-1 7 0 0 7-10 8-10 16-22 9-12 16-16 6-3 16 3m-13 24q-5-4-11 0-5 5-6 11 0 5 4 4 5-1 10-9 6-9 6-9 0 0-3 8-3 9-1 10 2 1 6-4 5-6 9-12 3-6 3-6 0 0 0 4 0 3 4 1 5-2 3 4-2 7-2 10 0 3 4 0 5-3 13-11m11-3q-5-5-11 0-5 4-6 10 0 5 4 4 5-2 10-9 6-8 6-8 0 0-4 10-5 11-11 21-7 11-12 11-6 1-4-5 3-6 13-12 10-7 22-16m14-7q-5-5-11 0-5 4-6 10 0 6 4 5 5-2 10-10 6-8 6-8 0 0-3 8-3 8-1 9 2 2 7-2 6-4 15-8 8-3 23 4',
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

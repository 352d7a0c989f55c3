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
      'M12 58C18 32 25 16 30 18C35 20 29 44 32 54C38 36 46 17 52 20C58 23 49 49 56 56C62 60 66 45 72 42C79 39 77 54 84 52C92 49 90 40 98 42C105 44 98 55 107 52M127 12C121 33 113 52 117 58C127 62 141 53 150 49C158 47 154 58 163 54C172 49 168 43 178 46C187 49 178 58 190 54C204 50 215 45 229 47',
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
      'M14 24C36 17 58 16 84 18M48 20C45 36 40 54 42 62C44 66 52 60 58 52C62 46 70 46 69 53C67 60 59 58 63 50C70 44 76 48 81 54C84 50 88 45 93 49C96 54 98 50 103 48M138 20C122 18 112 34 116 50C120 66 146 62 149 42C151 26 140 16 130 24M158 18C156 34 153 48 152 60C160 48 168 40 174 37C166 44 163 48 176 57C184 58 188 50 196 48C206 46 214 50 226 44',
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
      'M34 16C30 32 27 48 26 62M18 18C28 14 40 14 50 15M12 62C22 60 34 60 42 61M52 60C53 52 55 46 57 44C56 50 55 56 56 60C60 50 67 42 71 46C74 50 69 58 75 60C82 60 90 50 86 45C81 42 76 54 83 60C92 62 98 46 104 44C108 48 108 58 101 60M124 18C129 36 134 52 138 62C146 44 154 28 166 16M164 56C168 46 180 42 182 48C180 58 168 62 166 56C170 50 180 48 184 60C190 54 192 46 198 46C202 52 204 44 216 48',
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
      'M24 20Q42 13 62 16M48 16Q47 69 24 68Q9 65 17 53Q23 46 40 43M66 60L67 61M82 61L94 18L106 54L123 18Q123 42 128 61M150 46Q138 41 135 53Q137 69 150 46Q149 61 156 58Q161 54 162 44Q166 50 172 46Q167 61 175 59Q182 54 185 43Q185 49 189 53Q192 64 179 59M189 59Q206 48 209 25Q209 13 203 24Q200 44 200 62Q204 47 212 46Q217 47 215 54Q213 68 231 52',
    portrait: 'curls',
    links: [],
  },
];

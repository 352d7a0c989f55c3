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
      'M25 61L34 18L44 54L58 18Q58 42 62 61M69 60L70 61M91 20C80 8 92 46 77 60C84 54 90 66 96 58L101 46C98 62 104 62 108 56L113 46L111 61C116 40 124 44 120 54Q119 63 125 57M137 47C122 42 124 74 137 47L140 18C135 56 136 64 144 57M156 47C141 42 143 72 156 46L153 74C156 80 157 62 161 57L166 46L169 61Q174 54 175 45Q176 49 179 48L183 46C180 62 186 62 190 56L198 43C198 50 212 64 193 59Q208 48 210 28C205 58 206 66 216 56M204 40L216 38M103 34L104 35M185 34L186 35',
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
      'M24 20Q42 13 62 16M44 17Q44 44 38 62M58 60L59 61M90 20C62 20 62 66 84 61C106 54 102 18 84 22M104 58C128 42 122 -4 112 62M112 56C120 40 132 52 114 54L122 62Q126 62 130 56M146 46C126 42 130 76 146 46Q144 62 152 58C174 38 166 -4 158 56C154 86 164 78 158 58Q164 60 170 56M184 46C168 42 170 66 182 60Q188 54 184 46Q190 52 200 44Q204 50 210 46Q204 64 218 56',
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
      'M35 20Q47 14 61 17M49 17Q49 44 43 61M31 62Q43 58 56 61M67 60L68 61M87 20Q94 17 97 32Q100 48 104 61Q108 36 121 17M137 46Q125 41 122 53Q124 69 137 46Q136 61 143 58Q148 54 149 44Q153 50 159 46Q154 61 162 59M177 47Q166 42 163 53Q165 67 177 46Q176 60 173 70Q167 80 165 72Q168 64 184 57M200 46Q188 41 185 53Q187 69 200 46Q199 61 206 58Q212 55 216 50',
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

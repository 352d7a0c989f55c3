import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };

/** The oldest browsers that scripts and styles are built for (package.json), as Vite's `build.target`. */
export const browserFloor = manifest.browserslist.map((query) => query.replace(' >= ', ''));

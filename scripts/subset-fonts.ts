import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { measureFallback } from './fonts/fallbacks.ts';
import { families, shareTypefaces, type FontFamily, type FontFile } from './fonts/families.ts';
import { readSampleTexts } from './fonts/sample-texts.ts';
import { describeFamily, type MadeFile } from './fonts/font-css.ts';
import { openFont, readSource } from './fonts/open-font.ts';
import { outlineTypeface } from './fonts/outline-typeface.ts';

const root = join(import.meta.dirname, '..');
const designDir = join(root, 'src/design');

mkdirSync(join(designDir, 'fonts'), { recursive: true });
const sampleTexts = readSampleTexts();
const rules: string[] = [];
for (const family of families) rules.push(await makeFamily(family));
const properties = families.map(({ property, name }) => `  ${property}: '${name}', '${name} Fallback';\n`);
const standIns = families.map(({ property, name }) => `  ${property}: '${name} Fallback';\n`);
writeFileSync(
  join(designDir, 'fonts.css'),
  [
    '/* Made by `npm run fonts` from scripts/fonts/families.ts. */\n',
    ...rules,
    `:root {\n${properties.join('')}}\n`,
    '/* A first visit is painted before it asks for fonts: shell.inline.js. */',
    `:root[data-fonts] {\n${standIns.join('')}}\n`,
  ].join('\n'),
);

const typefaceDir = join(root, 'src/features/sharing/typefaces');
mkdirSync(typefaceDir, { recursive: true });
for (const typeface of shareTypefaces) {
  const json = JSON.stringify(await outlineTypeface(typeface)).replaceAll('},', '},\n');
  writeFileSync(join(typefaceDir, `${typeface.name}.json`), `${json}\n`);
  console.log(`${typeface.name}.json ${json.length} characters`);
}

/** Writes the family's files. Resolves with its rules. */
async function makeFamily(family: FontFamily): Promise<string> {
  const files: MadeFile[] = [];
  for (const file of family.files) files.push(await makeFile(family, file));
  const fallbacks = [];
  for (const fallback of family.fallbacks) {
    const instance = await openFont(
      readSource(family.packageName, 'latin'),
      family.files[0]!.characters,
      fallback.at,
    );
    const { font, ownSpace = false, weighedBy = 'texts' } = fallback;
    const text = sampleTexts[weighedBy];
    for (const metrics of measureFallback(instance, font, { text, ownSpace })) {
      fallbacks.push({ ...fallback, ...metrics });
    }
  }
  return describeFamily(family, files, fallbacks);
}

async function makeFile(family: FontFamily, file: FontFile): Promise<MadeFile> {
  const ranges = Object.entries(family.ranges).map(([axis, [min, max]]) => [axis, { min, max }] as const);
  const bytes = await subsetFont(readSource(family.packageName, file.subset), file.characters, {
    targetFormat: 'woff2',
    variationAxes: { ...Object.fromEntries(ranges), ...family.pins },
    keepFeatures: family.features,
    noHinting: true,
  });
  writeFileSync(join(designDir, 'fonts', `${file.name}.woff2`), bytes);
  console.log(`${file.name}.woff2 ${bytes.byteLength} bytes`);
  const { face } = await openFont(bytes, file.characters);
  return { name: file.name, codePoints: [...face.collectUnicodes()] };
}

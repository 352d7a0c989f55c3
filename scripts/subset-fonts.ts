import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { measureFallback } from './fonts/fallbacks.ts';
import { families, shareFonts, type FontFamily, type FontFile, type StaticFont } from './fonts/families.ts';
import { readSampleTexts } from './fonts/sample-texts.ts';
import { describeFamily, type MadeFile } from './fonts/font-css.ts';

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

const shareDir = join(root, 'src/features/sharing/fonts');
mkdirSync(shareDir, { recursive: true });
for (const font of shareFonts) await makeStaticFont(font);

/** Writes the family's files. Resolves with its rules. */
async function makeFamily(family: FontFamily): Promise<string> {
  const files: MadeFile[] = [];
  for (const file of family.files) files.push(await makeFile(family, file));
  const fallbacks = [];
  for (const fallback of family.fallbacks) {
    const instance = await subsetFont(readSource(family, 'latin'), family.files[0]!.characters, {
      targetFormat: 'woff2',
      variationAxes: fallback.at,
      keepFeatures: family.features,
    });
    const { font, ownSpace = false, weighedBy = 'texts' } = fallback;
    const text = sampleTexts[weighedBy];
    for (const metrics of measureFallback(openFont(instance), font, { text, ownSpace })) {
      fallbacks.push({ ...fallback, ...metrics });
    }
  }
  return describeFamily(family, files, fallbacks);
}

async function makeFile(family: FontFamily, file: FontFile): Promise<MadeFile> {
  const ranges = Object.entries(family.ranges).map(([axis, [min, max]]) => [axis, { min, max }] as const);
  const bytes = await subsetFont(readSource(family, file.subset), file.characters, {
    targetFormat: 'woff2',
    variationAxes: { ...Object.fromEntries(ranges), ...family.pins },
    keepFeatures: family.features,
    noHinting: true,
  });
  writeFileSync(join(designDir, 'fonts', `${file.name}.woff2`), bytes);
  console.log(`${file.name}.woff2 ${bytes.byteLength} bytes`);
  const had = new Set(openFont(bytes).characterSet);
  const codePoints = [...file.characters].map((character) => character.codePointAt(0) ?? 0);
  return { name: file.name, codePoints: codePoints.filter((codePoint) => had.has(codePoint)) };
}

async function makeStaticFont(font: StaticFont): Promise<void> {
  const bytes = await subsetFont(readSource(font, font.subset), font.characters, {
    targetFormat: 'woff',
    variationAxes: font.at,
    noHinting: true,
  });
  writeFileSync(join(shareDir, `${font.name}.woff`), bytes);
  console.log(`${font.name}.woff ${bytes.byteLength} bytes`);
}

function readSource({ packageName }: Pick<FontFamily, 'packageName'>, subset: FontFile['subset']): Buffer {
  const file = `${packageName}-${subset}-standard-normal.woff2`;
  return readFileSync(join(root, 'node_modules/@fontsource-variable', packageName, 'files', file));
}

function openFont(bytes: Buffer): Font {
  const font = create(bytes);
  if ('fonts' in font) throw new Error('a collection of fonts, not one');
  return font;
}

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import packageFile from '../package.json' with { type: 'json' };
import { buildIfStale } from './build.ts';
import { readPackages } from './record-packages.ts';

/** `npm run sbom`: writes what the built product consists of to sbom.cdx.json (CycloneDX). */

const root = join(import.meta.dirname, '..');

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string(), dev: z.boolean().optional(), devOptional: z.boolean().optional() }),
  ),
});

const billSchema = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
  components: z.array(z.looseObject({ 'bom-ref': z.string(), name: z.string() })),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

/** npm's list of all packages, reduced to those that are in the build or installed beside it. */
export function listMaterials() {
  const shipped = listShipped();
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const text = execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const bill = billSchema.parse(JSON.parse(text));
  const product = `${packageFile.name}@${packageFile.version}`;
  return {
    ...bill,
    // npm names the folder, and takes what is bundled for tools.
    metadata: {
      ...bill.metadata,
      component: { ...bill.metadata.component, type: 'application', name: packageFile.name },
    },
    components: bill.components
      .filter((component) => shipped.has(component['bom-ref']))
      .map((component) => ({ ...component, scope: 'required', properties: undefined })),
    dependencies: bill.dependencies
      .filter(({ ref }) => ref === product || shipped.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((on) => shipped.has(on)) })),
  };
}

/** Each as name@version. */
function listShipped(): Set<string> {
  const bundled = new Set(readPackages());
  const lock = lockSchema.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  return new Set(
    Object.entries(lock.packages)
      .filter(([path, { dev, devOptional }]) => path !== '' && (bundled.has(path) || (!dev && !devOptional)))
      .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`),
  );
}

if (import.meta.main) {
  buildIfStale();
  const bill = listMaterials();
  writeFileSync(join(root, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`sbom.cdx.json: ${bill.components.length} packages.`);
}

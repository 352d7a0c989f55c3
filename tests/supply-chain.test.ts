import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listMaterials } from '../scripts/sbom.ts';

const root = join(import.meta.dirname, '..');
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        resolved: z.string().optional(),
        integrity: z.string().optional(),
        optional: z.boolean().optional(),
        hasInstallScript: z.boolean().optional(),
        os: z.array(z.string()).optional(),
        cpu: z.array(z.string()).optional(),
      }),
    ),
  })
  .parse(readJson('package-lock.json'));

const manifest = z
  .object({ allowScripts: z.record(z.string(), z.boolean()) })
  .parse(readJson('package.json'));

const installed = Object.entries(lock.packages).filter(([path]) => path !== '');
const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Below these, a hole is known that this product could have. */
const floors: Record<string, string> = {
  astro: '7.2.8',
  hono: '4.13.5',
  '@hono/node-server': '2.0.10',
  'better-auth': '1.6.22',
  sharp: '0.35.4',
  'sanitize-html': '2.17.7',
  nodemailer: '10.0.0',
};

const isAtLeast = (version: string, floor: string): boolean => {
  const [have, need] = [version, floor].map((text) => text.split(/[.-]/).slice(0, 3).map(Number));
  const at = have!.findIndex((part, i) => part !== need![i]);
  return at === -1 || have![at]! > need![at]!;
};

const otherPlatforms = [
  'android-arm-eabi android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf linux-arm-musleabihf',
  'linux-arm64-musl linux-ppc64-gnu linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu linux-x64-musl',
  'openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-msvc',
].join(' ');

/**
 * The optional packages that the lock file has no integrity for, by what they belong to: builds of the tools
 * for other platforms, which npm could not read when it wrote the file. Adding one requires a decision here.
 */
const unchecked: Record<string, string> = {
  '@astrojs/compiler-binding':
    'android-arm64 darwin-arm64 darwin-x64 linux-arm64-gnu linux-arm64-musl wasm32-wasi win32-arm64-msvc win32-x64-msvc',
  '@oxfmt/binding': otherPlatforms,
  '@oxlint/binding': otherPlatforms,
  '@tailwindcss/oxide':
    'android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf wasm32-wasi win32-arm64-msvc win32-x64-msvc',
};

const listUncheckedPaths = (): string[] =>
  Object.entries(unchecked)
    .flatMap(([name, platforms]) =>
      platforms.split(' ').map((platform) => `node_modules/${name}-${platform}`),
    )
    .toSorted();

function run(command: string, args: string[], input?: string) {
  return spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter) },
    ...(input !== undefined && { input }),
  });
}

describe('the packages', () => {
  it.each(Object.entries(floors))('have %s at %s or later, in each copy', (name, floor) => {
    const versions = installed.filter(([path]) => nameOf(path) === name).map(([, { version }]) => version!);
    expect(versions.length).toBeGreaterThan(0);
    expect(versions.filter((version) => !isAtLeast(version, floor))).toEqual([]);
  });

  it('are compared by number', () => {
    expect(['7.2.8', '7.10.0', '8.0.0'].map((version) => isAtLeast(version, '7.2.8'))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['7.2.7', '6.9.9', '0.99.9'].map((version) => isAtLeast(version, '7.2.8'))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('come from the registry alone, unchanged since they were chosen', () => {
    // Where a file is downloaded from is npm's setting and not the lock file's.
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
    const withoutIntegrity = installed.filter(([, { integrity }]) => integrity === undefined);
    expect(withoutIntegrity.map(([path]) => path).toSorted()).toEqual(listUncheckedPaths());
    // None of them is installed where the product runs.
    expect(withoutIntegrity.filter(([, { optional, os, cpu }]) => !optional || (!os && !cpu))).toEqual([]);
    expect(installed.filter(([, { version }]) => !/^\d+\.\d+\.\d+/.test(version ?? ''))).toEqual([]);
  });

  it('are what lockfile-lint takes for sound', () => {
    const checks = [
      '--validate-integrity',
      '--validate-package-names',
      '--allowed-hosts',
      'npm',
      '--empty-hostname',
      'true',
    ];
    const { status, stdout, stderr } = run('lockfile-lint', [
      '--path',
      'package-lock.json',
      '--type',
      'npm',
      ...checks,
    ]);
    expect([status, stdout + stderr]).toEqual([0, expect.any(String)]);
  });

  it('run no script at installation that was not decided on by name', () => {
    const withScripts = installed.filter(([, entry]) => entry.hasInstallScript).map(([path]) => nameOf(path));
    const undecided = withScripts.filter((name) => !Object.hasOwn(manifest.allowScripts, name));
    expect(undecided).toEqual([]);
    const approved = Object.keys(manifest.allowScripts);
    expect(approved.filter((name) => !installed.some(([path]) => nameOf(path) === name))).toEqual([]);
  });

  it('can be listed for whoever runs the product: what is in the build or beside it (CycloneDX)', () => {
    const { metadata, components, dependencies } = listMaterials();
    expect(metadata.component).toMatchObject({ name: 'countermark', type: 'application' });
    const names = components.map(({ name }) => name);
    const parts = ['astro', 'better-auth', 'better-sqlite3', 'hono', 'react-dom', 'sharp', 'zod'];
    expect(parts.filter((name) => !names.includes(name))).toEqual([]);
    const tools = ['@playwright/test', 'esbuild', 'oxlint', 'rolldown', 'typescript', 'vite', 'vitest'];
    expect(tools.filter((name) => names.includes(name))).toEqual([]);
    const listed = new Set(components.map((component) => component['bom-ref']));
    expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((on) => !listed.has(on))).toEqual([]);
  });
});

describe('secrets', { timeout: 600_000 }, () => {
  const lint = (files: string[]) => run('secretlint', ['--no-glob', ...files]);
  /** Its time grows with the square of their number. */
  const filesAtOnce = 200;

  it('stand in no file of the repository', () => {
    const tracked = run('git', ['ls-files', '-z']).stdout.split('\0').filter(Boolean);
    // An archive of the repository has no list: then only what is built is checked. The longest by far are
    // hashes, and what strangers have written.
    const others = /\.(webp|png|woff2?|ico|jpg)$|^package-lock\.json$|^tests\/spam-corpus\//;
    const texts = tracked.filter((file) => !others.test(file));
    if (texts.length === 0) return;
    for (let from = 0; from < texts.length; from += filesAtOnce) {
      const { status, stdout, stderr } = lint(texts.slice(from, from + filesAtOnce));
      expect([status, stdout, stderr]).toEqual([0, '', expect.any(String)]);
    }
  });

  it('stand in nothing that is built', () => {
    const files = globSync('dist/**/*.{js,mjs,css,json,html}', { cwd: root });
    expect(files.length).toBeGreaterThan(10);
    expect(lint(files).status).toBe(0);
    const bundles = files.filter((file) => file.startsWith('dist/client/'));
    for (const file of bundles) {
      // Reading settings is the server's business. ACCESS_TOKEN is in the API's examples, and screens name what the
      // environment sets.
      expect([
        file,
        /DATABASE_URL|process\.env\.(?!ACCESS_TOKEN)/.test(readFileSync(join(root, file), 'utf8')),
      ]).toEqual([file, false]);
      expect(file).not.toMatch(/\.map$/);
    }
  });

  it('would be found', () => {
    const token = ['gh', 'p_', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('');
    const { status } = run('secretlint', ['--stdinFileName', 'settings.txt'], `token = "${token}"\n`);
    expect(status).toBe(1);
  });
});

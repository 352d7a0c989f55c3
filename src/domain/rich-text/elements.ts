/** The languages that a block of code may be in, by the name in its class (`language-ts`). */
export const codeLanguages: Readonly<Record<string, string>> = {
  '': 'Plain text',
  bash: 'Shell',
  css: 'CSS',
  csharp: 'C#',
  diff: 'Diff',
  dockerfile: 'Dockerfile',
  go: 'Go',
  html: 'HTML',
  http: 'HTTP',
  java: 'Java',
  js: 'JavaScript',
  json: 'JSON',
  kotlin: 'Kotlin',
  markdown: 'Markdown',
  php: 'PHP',
  python: 'Python',
  ruby: 'Ruby',
  rust: 'Rust',
  sql: 'SQL',
  swift: 'Swift',
  toml: 'TOML',
  ts: 'TypeScript',
  tsx: 'TSX',
  xml: 'XML',
  yaml: 'YAML',
};

/** Other names that they have elsewhere. */
const languageAliases: Readonly<Record<string, string>> = {
  javascript: 'js',
  javascriptreact: 'tsx',
  jsx: 'tsx',
  typescript: 'ts',
  typescriptreact: 'tsx',
  sh: 'bash',
  shell: 'bash',
  shellscript: 'bash',
  zsh: 'bash',
  console: 'bash',
  jsonc: 'json',
  py: 'python',
  rb: 'ruby',
  yml: 'yaml',
  md: 'markdown',
  golang: 'go',
  rs: 'rust',
  kt: 'kotlin',
  cs: 'csharp',
  'c#': 'csharp',
  docker: 'dockerfile',
  htm: 'html',
  svg: 'xml',
};

/** The language that the first of several names or classes means which means one; empty if none does. */
export function findLanguage(names: readonly string[]): string {
  for (const name of names) {
    const plain = name.toLowerCase().replace(/^(?:language|lang|brush|highlight-source)[-:]/, '');
    const language = languageAliases[plain] ?? plain;
    if (Object.hasOwn(codeLanguages, language) && language !== '') return language;
  }
  return '';
}

/**
 * The parts of an article: elements, each with its attributes. Everything that reads or writes an
 * article's markup takes it from here.
 */
export const articleElements: Readonly<Record<string, readonly string[]>> = {
  ...listPlain('p br h2 h3 h4 h5 h6 ul dl dt dd blockquote hr figure figcaption pre div section aside'),
  ...listPlain('strong b em i u s del ins mark sub sup small cite q code kbd samp span bdi wbr summary'),
  ...listPlain('table caption thead tbody tfoot tr'),
  a: ['href', 'title', 'rel'],
  abbr: ['title'],
  details: ['open'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  li: ['value'],
  ol: ['start', 'reversed', 'type'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};

const languageClasses = Object.keys(codeLanguages).map((language) => `language-${language}`);

/** The classes that mean something to visitors: how a callout is meant, and a listing's language. */
export const articleClasses: Readonly<Record<string, readonly string[]>> = {
  aside: ['note', 'warning'],
  code: languageClasses,
  samp: languageClasses,
};

/** Attributes of every element. */
export const everywhere = ['id', 'dir', 'lang'] as const;

/** Elements without content or end tag. */
export const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr']);

/** A newline beside one of these is layout of the source. */
export const blockElements: ReadonlySet<string> = new Set(
  'address article aside blockquote caption dd details div dl dt figcaption figure footer h2 h3 h4 h5 h6 header hr li ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** Inside these, a newline is layout of the source. */
export const layoutElements: ReadonlySet<string> = new Set(
  'pre ul ol dl table thead tbody tfoot tr'.split(' '),
);

/** Keeps an author's ids apart from the page's own. */
export const idPrefix = 'part-';

function listPlain(names: string): Record<string, readonly string[]> {
  return Object.fromEntries(names.split(' ').map((name) => [name, []]));
}

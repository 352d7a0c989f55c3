import { createCssVariablesTheme, createHighlighterCore, type HighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { escapeMarkup } from './write-markup.ts';

type Grammar = Parameters<HighlighterCore['loadLanguage']>[0];

/** The grammar of each language of `codeLanguages`, loaded when a listing is in it. */
const grammars: Readonly<Record<string, () => Promise<{ default: Grammar }>>> = {
  bash: () => import('shiki/dist/langs/bash.mjs'),
  css: () => import('shiki/dist/langs/css.mjs'),
  csharp: () => import('shiki/dist/langs/csharp.mjs'),
  diff: () => import('shiki/dist/langs/diff.mjs'),
  dockerfile: () => import('shiki/dist/langs/dockerfile.mjs'),
  go: () => import('shiki/dist/langs/go.mjs'),
  html: () => import('shiki/dist/langs/html.mjs'),
  http: () => import('shiki/dist/langs/http.mjs'),
  java: () => import('shiki/dist/langs/java.mjs'),
  js: () => import('shiki/dist/langs/js.mjs'),
  json: () => import('shiki/dist/langs/json.mjs'),
  kotlin: () => import('shiki/dist/langs/kotlin.mjs'),
  markdown: () => import('shiki/dist/langs/markdown.mjs'),
  php: () => import('shiki/dist/langs/php.mjs'),
  python: () => import('shiki/dist/langs/python.mjs'),
  ruby: () => import('shiki/dist/langs/ruby.mjs'),
  rust: () => import('shiki/dist/langs/rust.mjs'),
  sql: () => import('shiki/dist/langs/sql.mjs'),
  swift: () => import('shiki/dist/langs/swift.mjs'),
  toml: () => import('shiki/dist/langs/toml.mjs'),
  ts: () => import('shiki/dist/langs/ts.mjs'),
  tsx: () => import('shiki/dist/langs/tsx.mjs'),
  xml: () => import('shiki/dist/langs/xml.mjs'),
  yaml: () => import('shiki/dist/langs/yaml.mjs'),
};

/** In characters, of all listings of an article: beyond it, the rest stays in one color. */
const longestListings = 60_000;

/** For one line; after it, the rest of the line has one color. Its first takes long: then a language's expressions are compiled. */
const longestLineMs = 5000;

const variables = createCssVariablesTheme({ name: 'classes', variablePrefix: '--' });

/** Names keep the color of the text, whatever is done with them; types have one, wherever they stand. */
const theme = {
  ...variables,
  tokenColors: [
    ...variables.tokenColors!,
    {
      scope: ['variable.other.object', 'variable.other.class', 'variable.other.constant', 'support.variable'],
      settings: { foreground: 'var(--foreground)' },
    },
    {
      scope: ['entity.name.type', 'entity.other.inherited-class', 'new.expr entity.name.function'],
      settings: { foreground: 'var(--token-constant)' },
    },
  ],
};

let loading: Promise<HighlighterCore> | undefined;

/** A listing in the sanitizer's HTML: nothing but text inside. */
const listing = /(<pre[^>]*><(?:code|samp) class="language-([\w-]+)">)([^<]*)(?=<\/(?:code|samp)><\/pre>)/g;

/** Marks the words of listings by their meaning (`code-keyword`); only ever adds to what the sanitizer let through. */
export async function colorListings(html: string): Promise<string> {
  const listings = [...html.matchAll(listing)].filter(([, , language]) => Object.hasOwn(grammars, language!));
  if (listings.length === 0) return html;
  loading ??= createHighlighterCore({
    themes: [theme],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const highlighter = await loading;
  let colored = '';
  let end = 0;
  let length = 0;
  for (const { index, 0: whole, 1: start, 2: language, 3: text } of listings) {
    length += text!.length;
    if (length > longestListings) break;
    await highlighter.loadLanguage((await grammars[language!]!()).default);
    colored += html.slice(end, index) + start! + writeTokens(highlighter, decode(text!), language!);
    end = index + whole.length;
  }
  return colored + html.slice(end);
}

function writeTokens(highlighter: HighlighterCore, code: string, lang: string): string {
  const lines = highlighter.codeToTokensBase(code, {
    lang,
    theme: 'classes',
    tokenizeTimeLimit: longestLineMs,
  });
  return lines
    .map((tokens) =>
      tokens
        .map(({ content, color }) => {
          const meaning = /--token-(comment|constant|keyword|string)/.exec(color ?? '')?.[1];
          return meaning && (meaning !== 'keyword' || /\w/.test(content))
            ? `<span class="code-${meaning}">${escapeMarkup(content)}</span>`
            : escapeMarkup(content);
        })
        .join(''),
    )
    .join('\n');
}

const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const decode = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => characters[entity]!);

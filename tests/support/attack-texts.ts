import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The effect of each piece of script, if it runs: a dialog is seen whatever the page has become. */
const run = 'alert(1)';

/**
 * Texts that would run script where one of the usual mistakes was made: shown as HTML, put into an
 * attribute, an address, a script, a style or a comment, parsed twice, or sanitized by pattern.
 */
export const scriptTexts: readonly string[] = [
  // Elements that run by themselves.
  `<script>${run}</script>`,
  `<SCRIPT SRC=data:,${run}></SCRIPT>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<script\n>${run}</script\n>`,
  `<script/x>${run}</script>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><script href="data:,${run}" /></svg>`,
  `<math><mi><script>${run}</script></mi></math>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `<template><script>${run}</script></template>`,
  // Handlers.
  `<img src=x onerror=${run}>`,
  `<img src=x onerror="&#97;lert(1)">`,
  `<img/src="x"/onerror=${run}>`,
  `<img src=x:x onerror\t=\t${run}>`,
  `<IMG """><SCRIPT>${run}</SCRIPT>">`,
  `<svg onload=${run}>`,
  `<svg/onload=${run}//`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<svg><set attributeName=href to=javascript:${run} /><a><text>x</text></a></svg>`,
  `<svg><a xlink:href="javascript:${run}"><text x=9 y=9>x</text></a></svg>`,
  `<body onload=${run}>`,
  `<body onpageshow=${run}>`,
  `<details open ontoggle=${run}>`,
  `<input autofocus onfocus=${run}>`,
  `<select autofocus onfocus=${run}>`,
  `<video><source onerror=${run}></video>`,
  `<audio src=x onerror=${run}>`,
  `<marquee onstart=${run}>`,
  `<p style="animation-name:x" onanimationstart=${run}>`,
  `<xss id=x tabindex=1 onfocus=${run}></xss>`,
  `<button popovertarget=p onbeforetoggle=${run}>x</button>`,
  `<dialog open onclose=${run}><form method=dialog><button>x</button></form></dialog>`,
  // Addresses.
  `<a href="javascript:${run}">x</a>`,
  `<a href="JaVaScRiPt:${run}">x</a>`,
  `<a href="java&#10;script:${run}">x</a>`,
  `<a href="java\tscript:${run}">x</a>`,
  `<a href="&#x6A;avascript:${run}">x</a>`,
  `<a href=" &#14; javascript:${run}">x</a>`,
  `<a href="\u0001javascript:${run}">x</a>`,
  `<a href="vbscript:msgbox(1)">x</a>`,
  `<a href="data:text/html,<script>${run}</script>">x</a>`,
  `<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<embed src="data:image/svg+xml,<svg onload=${run}>">`,
  `<object data="javascript:${run}"></object>`,
  `<form action="javascript:${run}"><button>x</button></form>`,
  `<form><button formaction="javascript:${run}">x</button></form>`,
  `<isindex action="javascript:${run}" type=submit>`,
  `<base href="javascript:${run}//">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<meta http-equiv="Content-Security-Policy" content="script-src 'unsafe-inline'">`,
  `<link rel=stylesheet href="data:text/css,*{x:expression(${run})}">`,
  `<style>@import "javascript:${run}";</style>`,
  `<div style="background:url(javascript:${run})">x</div>`,
  `<img src="x" srcset="javascript:${run} 1x">`,
  // Breaking out of the surrounding context.
  `"><script>${run}</script>`,
  `'><script>${run}</script>`,
  `" onmouseover=${run} autofocus onfocus=${run} x="`,
  `' onmouseover=${run} autofocus onfocus=${run} x='`,
  '` onmouseover=alert(1) x=`',
  `</title><script>${run}</script>`,
  `</textarea><script>${run}</script>`,
  `</style><script>${run}</script>`,
  `</script><script>${run}</script>`,
  `--><script>${run}</script><!--`,
  `--!><img src=x onerror=${run}>`,
  `]]><script>${run}</script>`,
  `<![CDATA[<script>${run}</script>]]>`,
  `<?xml version="1.0"?><x xmlns="http://www.w3.org/1999/xhtml"><script>${run}</script></x>`,
  `\\"};${run};//`,
  `';${run};//`,
  `\u2028${run}\u2029`,
  `\${${run}}`,
  `{{constructor.constructor('${run}')()}}`,
  `<%= ${run} %>`,
  `javascript:${run}`,
  `javascript:/*--></title></style></textarea></script><svg/onload='+/"/+/onmouseover=1/+/[*/[]/+${run}//'>`,
  // Markup that two parsers read in two ways.
  `<math><mtext><table><mglyph><style><img src=x onerror=${run}>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${run}>">`,
  `<math></br><style><a title="</style><img src=x onerror=${run}>">`,
  `<table><td><svg><desc><b><img src=x onerror=${run}></b>`,
  `<listing>&lt;img src=x onerror=${run}&gt;</listing>`,
  `<xmp><p title="</xmp><svg/onload=${run}>">`,
  `<noembed><img title="</noembed><img src=x onerror=${run}>"></noembed>`,
  `<select><style></select><img src=x onerror=${run}></style>`,
  `<p>&lt;script&gt;${run}&lt;/script&gt;</p>`,
  `&lt;img src=x onerror=${run}&gt;`,
  `&amp;lt;script&amp;gt;${run}&amp;lt;/script&amp;gt;`,
  `%3Cscript%3E${run}%3C/script%3E`,
  `+ADw-script+AD4-${run}+ADw-/script+AD4-`,
  `\u00bcscript\u00be${run}\u00bc/script\u00be`,
  `＜script＞${run}＜/script＞`,
  // Names that a page's own script might read.
  '<a id=__proto__></a><img name=cookie><form id=body><input name=attributes></form>',
  '<h2 id="shell"></h2><div class="fixed inset-0" role="alert">Sign in again</div>',
  `<astro-island component-url="data:text/javascript,${run}" renderer-url="data:text/javascript,${run}" client="load"></astro-island>`,
];

/** The texts of the Big List of Naughty Strings that are not empty, each once. */
export function readNaughtyStrings(): string[] {
  const file = createRequire(import.meta.url).resolve('naughty-strings/mapped_strings.json');
  const groups = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>);
  const texts = groups.flat().map((encoded) => Buffer.from(encoded, 'base64').toString('utf8').trim());
  return [...new Set(texts)].filter(Boolean);
}

/** Texts joined by line ends, none longer than this many characters. */
export function packTexts(texts: readonly string[], maximumLength: number): string[] {
  const packs: string[] = [];
  for (const text of texts) {
    const last = packs.at(-1);
    const joined = last === undefined ? text : `${last}\n${text}`;
    if (last === undefined || joined.length > maximumLength)
      packs.push(text.slice(0, maximumLength).toWellFormed());
    else packs[packs.length - 1] = joined;
  }
  return packs;
}

import { setBlockType } from 'prosemirror-commands';
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import type { MarkType, Schema } from 'prosemirror-model';
import type { Command, Plugin } from 'prosemirror-state';
import { findLanguage } from '../elements.ts';
import { toggleList } from './edit-commands.ts';
import { articleSchema, type Attributes } from './schema.ts';

const { nodes, marks } = articleSchema;

/** Those that only a post's text has. */
const articleRules: readonly InputRule[] = [
  textblockTypeInputRule(/^(#{1,4})\s$/, nodes['heading']!, ([, signs]) => ({
    level: Math.max(2, signs!.length),
  })),
  textblockTypeInputRule(/^```([\w+#-]*)\s$/, nodes['code_block']!, ([, language]) => ({
    code: toClass(language!),
  })),
  wrappingInputRule(/^\s*>\s$/, nodes['blockquote']!),
  new InputRule(/^(?:---|___|\*\*\*)$/, (state, _match, start) => {
    const $start = state.doc.resolve(start);
    if ($start.depth !== 1) return null;
    const line = [nodes['horizontal_rule']!.create(), nodes['paragraph']!.create()];
    return state.tr.replaceWith($start.before(), $start.after(), line);
  }),
  markRule(/(?:^|[^`])`([^`]+)`$/, marks['code']!),
  markRule(/(?:^|[^~])~~([^~]+)~~$/, marks['strike']!),
];

/** Links as they may lead from a post's text, and from any. */
const articleLink = /\[([^\]]+)\]\((https?:\/\/[^)\s]+|\/[^)\s]*|mailto:[^)\s]+)\)$/;
const simpleLink = /\[([^\]]+)\]\((https:\/\/[^)\s]+|\/[^)\s]*)\)$/;

/** Markdown's signs become what they mean as they are typed, as far as a text may have it. */
export const createTypedMarkdown = (schema: Schema): Plugin =>
  inputRules({
    rules: [
      ...(schema === articleSchema ? articleRules : []),
      listRule(/^\s*[-*+]\s$/, 'bullet_list'),
      listRule(/^\s*\d+\.\s$/, 'ordered_list'),
      markRule(/(?:^|[^*])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, schema.marks['strong']!),
      markRule(/(?:^|[^*\w])\*([^*\s](?:[^*]*[^*\s])?)\*$/, schema.marks['em']!),
      new InputRule(schema === articleSchema ? articleLink : simpleLink, (state, match, start, end) => {
        const link = schema.marks['link']!.create({ attributes: [['href', match[2]!]] });
        return state.tr.replaceWith(start, end, schema.text(match[1]!, [link])).removeStoredMark(link);
      }),
    ],
  });

/** Three backticks alone in a line, with a language or without, begin a block of code. */
export const openFence: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const fence = /^```([\w+#-]*)$/.exec($from.parent.textContent);
  if (!empty || !fence || $from.parentOffset < $from.parent.content.size) return false;
  const toCode = setBlockType(nodes['code_block']!, { code: toClass(fence[1]!) });
  return toCode(
    state,
    dispatch && ((tr) => dispatch(tr.delete($from.start(), $from.end()).scrollIntoView())),
  );
};

const toClass = (language: string): Attributes =>
  language ? [['class', `language-${findLanguage([language]) || language}`]] : [];

function listRule(pattern: RegExp, name: Parameters<typeof toggleList>[0]): InputRule {
  return new InputRule(pattern, (state, _match, start, end) => {
    let result = null;
    const cleared = state.tr.delete(start, end);
    toggleList(name)(state.apply(cleared), (tr) => (result = tr));
    if (result === null) return null;
    for (const step of (result as typeof cleared).steps) cleared.step(step);
    return cleared;
  });
}

/** Words between signs, of which the last was just typed. */
function markRule(pattern: RegExp, type: MarkType): InputRule {
  return new InputRule(pattern, (state, match, _start, end) => {
    const inner = match[1]!;
    const sign = match[0].slice(match[0].indexOf(inner) + inner.length);
    const from = end - (inner.length + sign.length * 2 - 1);
    const { tr } = state;
    // The last sign is not in the document yet.
    tr.delete(end - (sign.length - 1), end).delete(from, from + sign.length);
    return tr.addMark(from, from + inner.length, type.create()).removeStoredMark(type);
  });
}

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import { AnnotatedRecord } from './annotated-record.tsx';

const { labels, heroDrawings: legend } = defaultContent.site;
const record = {
  title: 'Rule',
  items: [
    { label: 'First', value: 'so', isSigned: true },
    { label: 'Second', value: 'so', isSigned: true },
    { label: 'Third', struck: 'not so', value: 'so', isSigned: true },
    { label: 'Fourth', value: 'so', isSigned: false },
  ],
};

it('says once what each mark means, beside the first line that has it', () => {
  const html = renderToStaticMarkup(<AnnotatedRecord record={record} legend={legend} labels={labels} />);
  const lines = html.match(/<li.*?<\/li>/g)!.map((line) => />([^<]+)<\/span><\/li>/.exec(line)?.[1]);
  expect(lines).toEqual([legend.signature, undefined, legend.correction, legend.draft]);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LoneStats } from './success-stats.tsx';

const stat = (value: string) => ({ value, label: `of ${value}`, basis: 'As counted.' });
const render = (...values: string[]) => renderToStaticMarkup(<LoneStats items={values.map(stat)} />);

it('has two short figures in their largest letters', () => {
  expect(render('98%', '90%').match(/lone-figure/g)).toHaveLength(2);
});

it('has three, or a long one, as large as beside other parts', () => {
  expect(render('98%', '90%', '85%')).not.toContain('lone-figure');
  expect(render('12,400 letters')).not.toContain('lone-figure');
});

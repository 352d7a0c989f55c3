import type { SSRResult } from 'astro';
import { useId, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import renderer from './render-react.ts';

let page: { result: SSRResult };

beforeEach(() => {
  page = { result: {} as SSRResult };
});

const render = async (
  component: unknown,
  {
    props = {},
    slots = {},
    hydrate,
  }: { props?: object; slots?: Record<string, string>; hydrate?: 'load' } = {},
) =>
  renderer.renderToStaticMarkup.call(page, component, props, slots, {
    displayName: 'Tested',
    astroStaticSlot: true,
    ...(hydrate && { hydrate }),
  });

function Field({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <p id={useId()}>
      Name: {label}
      {children}
    </p>
  );
}

it('marks the texts of a component that is hydrated, and of no other', async () => {
  const props = { label: 'A' };
  expect((await render(Field, { props, hydrate: 'load' })).html).toContain('Name: <!-- -->A');
  expect((await render(Field, { props })).html).toContain('Name: A');
});

it('gives no two components of a page the same id', async () => {
  const first = await render(Field, { hydrate: 'load' });
  const second = await render(Field, { hydrate: 'load' });
  const readId = (html: string) => /id="([^"]+)"/.exec(html)?.[1];
  expect(readId(first.html)).toContain(first.attrs?.['prefix']);
  expect(readId(second.html)).not.toBe(readId(first.html));
});

it('runs a component once', async () => {
  const component = vi.fn(() => <p>Once</p>);
  expect(await renderer.check.call(page, component, {}, {})).toBe(true);
  await render(component);
  expect(component).toHaveBeenCalledOnce();
});

it('passes slots as props and children, in the elements that the browser looks for', async () => {
  const Frame = ({ sideNote, children }: { sideNote: ReactNode; children: ReactNode }) => (
    <div>
      {sideNote}|{children}
    </div>
  );
  const slots = { default: '<b>Body</b>', 'side-note': '<i>Note</i>' };
  expect((await render(Frame, { slots, hydrate: 'load' })).html).toBe(
    '<div><astro-slot name="sideNote"><i>Note</i></astro-slot>|<astro-slot><b>Body</b></astro-slot></div>',
  );
  expect((await render(Frame, { slots: { default: ' ', 'side-note': '' } })).html).toBe('<div>|</div>');
});

it('leaves out the hints that React renders for an image', async () => {
  expect((await render(() => <img src="/a.png" alt="" />)).html).toBe('<img src="/a.png" alt=""/>');
});

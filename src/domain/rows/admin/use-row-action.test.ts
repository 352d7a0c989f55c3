import { describe, expect, it } from 'vitest';
import { changeRow } from './use-row-action.ts';

interface Row {
  id: string;
  read: boolean;
}

const data = {
  pages: [
    {
      rows: [
        { id: 'a', read: false },
        { id: 'b', read: false },
      ],
      next: '/next',
    },
    { rows: [{ id: 'c', read: false }], next: null },
  ],
  pageParams: [null, '/next'],
};

describe('changeRow', () => {
  it('changes one row, on whichever page it is', () => {
    const changed = changeRow<Row>(data, 'c', (row) => ({ ...row, read: true }));
    expect(changed.pages[1]?.rows).toEqual([{ id: 'c', read: true }]);
    expect(changed.pages[0]?.rows).toEqual(data.pages[0]?.rows);
  });

  it('takes one row out and leaves the data before as it was', () => {
    expect(changeRow<Row>(data, 'a', () => null).pages[0]?.rows).toEqual([{ id: 'b', read: false }]);
    expect(data.pages[0]?.rows).toHaveLength(2);
  });
});

import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ApiError } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import '../feedback/confirm-dialog.tsx';
import { findDialog, plain, renderKit, type Handlers } from '../../testing/console.tsx';
import type { ExportList } from './export-menu.tsx';
import {
  ResourceTable,
  type BulkAction,
  type ResourceColumn,
  type ResourceTableProps,
} from './resource-table.tsx';
import { useTableState } from './table-state.ts';
import { SearchField } from './table-toolbar.tsx';

type Row = { id: number; name: string; state: string };
const FILTERS = ['state'] as const;
const texts = adminKit.bulk;
const columns: readonly ResourceColumn<Row>[] = [
  { key: 'name', title: 'Name', sort: 'name', isFixed: true, render: ({ name }) => <b>{name}</b> },
  { key: 'state', title: 'State', render: ({ state }) => state },
  { key: 'extra', title: 'Extra', isOptional: true, render: () => 'extra' },
];
const card = ({ name }: Row) => <span>card {name}</span>;
const buildRows = (...names: string[]): Row[] =>
  names.map((name, index) => ({ id: index + 1, name, state: index === 2 ? 'closed' : 'open' }));

let rows: Row[];
beforeEach(() => {
  rows = buildRows('One', 'Two', 'Three');
  window.localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

type Props = Partial<ResourceTableProps<Row, 'state'>>;
function List(props: Props) {
  const state = useTableState(FILTERS);
  const answer = useQuery({
    queryKey: ['rows', state.view],
    queryFn: () => ({ items: [...rows], total: rows.length }),
  });
  return (
    <ResourceTable<Row, 'state'>
      name="things"
      label="Things"
      columns={columns}
      state={state}
      answer={answer}
      card={card}
      empty={{ text: 'Nothing', filteredText: 'Nothing such' }}
      filters={
        <SearchField
          value={state.view.search}
          label="Search"
          placeholder=""
          onSearch={(search) => state.change({ search })}
        />
      }
      {...props}
    />
  );
}
const open = async (props: Props = {}, options: { path?: string; handlers?: Handlers } = {}) => {
  const view = await renderKit(<List {...props} />, options);
  if (rows.length > 0) await screen.findAllByText(/One$/u);
  return view;
};
const findRow = (name: string): HTMLElement => screen.getByText(name).closest('tr') as HTMLElement;
const getCheckbox = (name: string): HTMLInputElement =>
  screen.getByRole('checkbox', { name: `${texts.select} ${name}` });
const choose = async (...names: string[]): Promise<void> => {
  for (const name of names) await userEvent.click(getCheckbox(name));
};
const chosen = (): string[] => rows.filter(({ name }) => getCheckbox(name).checked).map(({ name }) => name);
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const press = (key: string, init: KeyboardEventInit = {}): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
const marked = (): string | null | undefined =>
  document.activeElement?.closest('tr')?.querySelector('b')?.textContent;

describe('ResourceTable bulk actions', () => {
  const runs = () => jest.fn<(row: Row, reason: string) => Promise<unknown>>().mockResolvedValue(null);
  const close = (changes: Partial<BulkAction<Row>> = {}): BulkAction<Row> => ({
    key: 'close',
    label: 'Close',
    isFor: ({ state }) => state === 'open',
    run: runs(),
    done: (count) => `closed ${count}`,
    ...changes,
  });

  test('shows the bar on selection, counts applicable rows, and skips the others', async () => {
    const action = close();
    await open({ bulk: [action] });
    expect(screen.queryByRole('region', { name: texts.label })).toBeNull();
    await choose('One', 'Three');
    expect(screen.getByText(plain(texts.selected(2)))).toBeTruthy();
    await userEvent.click(button(texts.fits('Close', 1, 2)));
    expect(await screen.findByText('closed 1')).toBeTruthy();
    expect(jest.mocked(action.run).mock.calls).toEqual([[rows[0], '']]);
    expect(chosen()).toEqual(['Three']);
    await userEvent.click(button(texts.cancel));
    expect(screen.queryByRole('region', { name: texts.label })).toBeNull();
  });
  test('selects the whole page by one checkbox', async () => {
    const action = close({ isFor: () => true });
    await open({ bulk: [action] });
    await userEvent.click(screen.getByRole('checkbox', { name: texts.selectPage }));
    expect(chosen()).toEqual(['One', 'Two', 'Three']);
    await userEvent.click(button('Close'));
    expect(await screen.findByText('closed 3')).toBeTruthy();
  });
  test('asks for confirmation with the number of rows and passes the reason', async () => {
    const action = close({
      confirm: {
        title: (count) => `Close ${count}?`,
        text: 'Sure',
        confirmLabel: 'Yes',
        reason: { hint: 'Why' },
      },
    });
    await open({ bulk: [action] });
    await choose('One', 'Two', 'Three');
    await userEvent.click(button(/^Close/u));
    const dialog = await findDialog('Close 2?');
    expect(action.run).not.toHaveBeenCalled();
    await userEvent.type(within(dialog).getByRole('textbox'), 'Spam');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('closed 2')).toBeTruthy();
    expect(jest.mocked(action.run).mock.calls.map(([row, reason]) => [row.name, reason])).toEqual([
      ['One', 'Spam'],
      ['Two', 'Spam'],
    ]);
  });
  test('keeps failed rows selected with their reason, and undoes the others', async () => {
    const undo = jest.fn<(row: Row) => Promise<unknown>>().mockResolvedValue(null);
    const run = runs().mockImplementation(({ name }) =>
      name === 'Two'
        ? Promise.reject(new ApiError(409, { error_code: 'IN_USE', message: 'Pouziva se' }))
        : Promise.resolve(null),
    );
    await open({ bulk: [close({ isFor: () => true, run, undo })] });
    await choose('One', 'Two', 'Three');
    await userEvent.click(button('Close'));
    const failed = await screen.findByText('Pouziva se');
    expect(failed.closest('li')?.textContent).toBe('TwoPouziva se');
    expect(chosen()).toEqual(['Two']);
    expect(screen.getByText('closed 2')).toBeTruthy();
    await userEvent.click(button(admin.undo.label));
    expect(await screen.findByText(admin.undo.done)).toBeTruthy();
    expect(undo.mock.calls.map(([row]) => row.name)).toEqual(['One', 'Three']);
  });
  test('shows progress, can be stopped, and keeps rows not started selected', async () => {
    rows = buildRows('One', 'Two', 'Three', 'Four', 'Five');
    const waiting: (() => void)[] = [];
    const run = runs().mockImplementation(
      () =>
        new Promise((resolve) => {
          waiting.push(() => resolve(null));
        }),
    );
    await open({ bulk: [close({ isFor: () => true, run })] });
    await userEvent.click(screen.getByRole('checkbox', { name: texts.selectPage }));
    await userEvent.click(button('Close'));
    await act(async () => {
      waiting[0]?.();
      await Promise.resolve();
    });
    expect(await screen.findByText(plain(texts.progress(1, 5)))).toBeTruthy();
    await userEvent.click(button(texts.stop));
    await act(async () => {
      waiting.forEach((finish) => finish());
      await Promise.resolve();
    });
    expect(await screen.findByText('closed 4')).toBeTruthy();
    expect(chosen()).toEqual(['Five']);
  });
  test('keeps the selection after a refresh except for removed rows', async () => {
    await open({ bulk: [close()] });
    await choose('One', 'Two');
    rows = rows.slice(1);
    await userEvent.click(button(admin.table.refresh));
    await waitFor(() => expect(screen.queryByText('One')).toBeNull());
    expect(chosen()).toEqual(['Two']);
    expect(screen.getByText(plain(texts.selected(1)))).toBeTruthy();
  });
  test('does not open a row on a click in the checkbox column', async () => {
    const onOpen = jest.fn();
    await open({ bulk: [close()], onOpen });
    fireEvent.click(getCheckbox('One').closest('td') as HTMLElement);
    expect(onOpen).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Two'));
    expect(onOpen).toHaveBeenCalledWith(rows[1]);
  });
  test('shows checkboxes on cards, and one for the page', async () => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: media.includes('700px'),
          media,
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    await open({ bulk: [close()] });
    await userEvent.click(screen.getByRole('checkbox', { name: `${texts.select} card Two` }));
    expect(screen.getByText(plain(texts.selected(1)))).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: texts.selectPage }));
    expect(screen.getByText(plain(texts.selected(3)))).toBeTruthy();
  });
});

describe('ResourceTable keyboard shortcuts', () => {
  test('moves by j and k from anywhere and by arrows from a row, and keeps the row as tab stop', async () => {
    await open({ onOpen: jest.fn() });
    press('ArrowDown');
    expect(document.activeElement).toBe(document.body);
    for (const [key, name] of [
      ['j', 'One'],
      ['j', 'Two'],
      ['ArrowDown', 'Three'],
      ['j', 'Three'],
      ['k', 'Two'],
      ['ArrowUp', 'One'],
      ['k', 'One'],
      ['j', 'Two'],
    ] as const) {
      press(key);
      expect(marked()).toBe(name);
    }
    expect(rows.map(({ name }) => findRow(name).tabIndex)).toEqual([-1, 0, -1]);
    act(() => (document.activeElement as HTMLElement).blur());
    press('j');
    expect(marked()).toBe('Two');
  });
  test('opens the focused row by Enter and selects it by x', async () => {
    const onOpen = jest.fn();
    await open({
      onOpen,
      bulk: [{ key: 'a', label: 'A', isFor: () => true, run: () => Promise.resolve(), done: () => '' }],
    });
    press('Enter');
    press('x');
    expect([onOpen.mock.calls, chosen()]).toEqual([[], []]);
    press('j');
    press('j');
    press('x');
    press('Enter');
    expect([onOpen.mock.calls, chosen()]).toEqual([[[rows[1]]], ['Two']]);
    press('x');
    expect(chosen()).toEqual([]);
  });
  test('focuses the search by slash and creates by n, except while typing or with Ctrl', async () => {
    const onCreate = jest.fn();
    await open({ create: { label: 'Add', onCreate }, onOpen: jest.fn() });
    press('n', { ctrlKey: true });
    expect(onCreate).not.toHaveBeenCalled();
    press('n');
    expect(onCreate).toHaveBeenCalledTimes(1);
    expect(press('/')).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search' }));
    for (const key of ['n', 'j', '/']) expect(press(key)).toBe(true);
    expect(onCreate).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search' }));
  });
  test('keeps Enter and arrows when letter keys are disabled', async () => {
    window.localStorage.setItem('prostora-console-shortcuts', 'off');
    const onOpen = jest.fn();
    await open({ onOpen });
    press('j');
    expect(document.activeElement).toBe(document.body);
    act(() => findRow('One').focus());
    press('ArrowDown');
    press('Enter');
    expect(onOpen).toHaveBeenCalledWith(rows[1]);
  });
  test('disables keys behind an open dialog', async () => {
    const onCreate = jest.fn();
    await open({
      create: { label: 'Add', onCreate },
      bulk: [
        {
          key: 'a',
          label: 'A',
          isFor: () => true,
          run: () => Promise.resolve(),
          done: () => '',
          confirm: { title: () => 'Sure?', text: '', confirmLabel: 'Yes' },
        },
      ],
    });
    await choose('One');
    await userEvent.click(button('A'));
    await findDialog('Sure?');
    press('n');
    expect(onCreate).not.toHaveBeenCalled();
  });
  test('offers the create action in an empty list', async () => {
    rows = [];
    const onCreate = jest.fn();
    await open({ create: { label: 'Add', onCreate } });
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    expect(onCreate).toHaveBeenCalledTimes(1);
  });
});

describe('ResourceTable export', () => {
  const exportThings: ExportList = ({ client, query }) =>
    client.get({ url: '/api/admin/things/export', query });
  const download = async (format: string): Promise<void> => {
    await userEvent.click(button(adminKit.exports.label));
    await userEvent.click(await screen.findByRole('menuitem', { name: format }));
  };
  let saved: { name: string; text: string }[];
  beforeEach(() => {
    saved = [];
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file) - 1}`,
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      void files[Number(this.href.replace('blob:', ''))]
        ?.text()
        .then((text) => saved.push({ name: this.download, text }));
    });
  });

  test.each([
    ['csv', adminKit.exports.csv],
    ['xlsx', adminKit.exports.xlsx],
  ])("downloads all filtered rows as %s under the server's file name", async (format, label) => {
    const { findCalls } = await open(
      { exportList: exportThings, exportQuery: { kind: 'demand' } },
      {
        path: '/?state=open&search=a+b&sort=name&order=desc&page=2&page_size=50',
        handlers: { 'GET admin/things/export': () => ({ file: { name: `veci.${format}`, content: 'A;B' } }) },
      },
    );
    await download(label);
    expect(await screen.findByText(adminKit.exports.done(`veci.${format}`))).toBeTruthy();
    expect(findCalls('GET admin/things/export').map(({ query }) => Object.fromEntries(query))).toEqual([
      { state: 'open', search: 'a b', sort: 'name', order: 'desc', kind: 'demand', format },
    ]);
    await waitFor(() => expect(saved).toEqual([{ name: `veci.${format}`, text: 'A;B' }]));
  });
  test('reports a failed export and allows a retry', async () => {
    await open(
      { exportList: exportThings },
      {
        handlers: {
          'GET admin/things/export': () => ({ status: 500, body: { message: 'Nejde to', request_id: 'r1' } }),
        },
      },
    );
    await download(adminKit.exports.csv);
    expect(await screen.findByText(/Nejde to/u)).toBeTruthy();
    expect(saved).toEqual([]);
    expect(button(adminKit.exports.label)).toHaveProperty('disabled', false);
  });
  test('is disabled for an empty list and absent without an export path', async () => {
    rows = [];
    await open({ exportList: exportThings });
    await screen.findByText('Nothing');
    expect(button(adminKit.exports.label)).toHaveProperty('disabled', true);
  });
});

describe('ResourceTable columns', () => {
  const reset = adminKit.columnSettings['tableToolBar.reset'];
  const heads = (): (string | null)[] =>
    screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const settings = async (): Promise<HTMLElement> => {
    await userEvent.click(button(admin.table.columns));
    return (await screen.findByText(reset)).closest<HTMLElement>('.ant-popover') as HTMLElement;
  };
  test('hides optional columns, stores the visible ones, and can be reset', async () => {
    const first = await open();
    expect(heads()).toEqual(['Name', 'State']);
    await userEvent.click(
      within(within(await settings()).getByRole('treeitem', { name: /Extra/u })).getByRole('checkbox'),
    );
    await waitFor(() => expect(heads()).toEqual(['Name', 'State', 'Extra']));
    first.unmount();
    await open();
    expect(heads()).toEqual(['Name', 'State', 'Extra']);
    await settings();
    await userEvent.click(screen.getByText(reset));
    await waitFor(() => expect(heads()).toEqual(['Name', 'State']));
  });
  test('keeps a change of the columns made while the rows arrive', async () => {
    function SlowList() {
      const [data, setData] = useState<{ items: Row[]; total: number }>();
      return (
        <>
          <button onClick={() => setData({ items: rows, total: rows.length })}>Receive</button>
          <List answer={{ data, error: null, isFetching: !data, refetch: () => undefined }} />
        </>
      );
    }
    await renderKit(<SlowList />);
    const extra = within(await settings()).getByRole('treeitem', { name: /Extra/u });
    act(() => {
      fireEvent.click(within(extra).getByRole('checkbox'));
      fireEvent.click(button('Receive'));
    });
    expect(await screen.findByText('One')).toBeTruthy();
    expect(heads()).toEqual(['Name', 'State', 'Extra']);
  });
  test('keeps the given column order', async () => {
    window.localStorage.setItem(
      'prostora-console-columns-things',
      JSON.stringify({ name: { order: 1 }, state: { order: 0 }, extra: { show: true, order: 2 } }),
    );
    await open();
    expect(heads()).toEqual(['State', 'Name', 'Extra']);
  });
});

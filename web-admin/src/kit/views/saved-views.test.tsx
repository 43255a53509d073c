import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ConsoleView } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import './views-dialog.tsx';
import { findDialog, renderKit, type Handlers } from '../../testing/console.tsx';
import { SavedViews } from './saved-views.tsx';
import { useTableState } from '../table/table-state.ts';

const texts = adminKit.views;
const FILTERS = ['state', 'role'] as const;
const view = (changes: Partial<ConsoleView> = {}): ConsoleView => ({
  id: 5,
  list: 'users',
  name: 'Blokovani',
  query: 'state=blocked',
  shared: false,
  mine: true,
  owner: null,
  ...changes,
});
const foreign = view({
  id: 6,
  name: 'Cizi',
  query: 'sort=email&order=desc',
  shared: true,
  mine: false,
  owner: 'Bohus',
});

let views: ConsoleView[];
let handlers: Handlers;
beforeEach(() => {
  views = [view(), foreign];
  handlers = {
    'GET admin/views': () => ({ body: { items: views } }),
    'POST admin/views': ({ body }) => {
      views = [view({ id: 9, ...(body as object) }), ...views];
      return { status: 201, body: views[0] };
    },
    'PUT admin/views/5': ({ body }) => {
      views = [view(body as object), foreign];
      return { body: views[0] };
    },
    'DELETE admin/views/5': () => {
      views = [foreign];
      return { body: view() };
    },
  };
});

const Menu = () => <SavedViews list="users" state={useTableState(FILTERS)} />;
const open = async (path: string) => {
  const result = await renderKit(<Menu />, { path, handlers });
  await waitFor(() => expect(result.findCalls('GET admin/views')).toHaveLength(1));
  return result;
};
const pick = async (item: string | RegExp): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: /^Uložené pohledy/u }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

describe('SavedViews', () => {
  test('applies filters, search and sort from the first page, and marks the active view', async () => {
    const { router, findCalls } = await open('/?role=ROLE_CUSTOMER&page=3&other=kept');
    expect(findCalls('GET admin/views').map(({ query }) => query.get('list'))).toEqual(['users']);
    await screen.findByRole('button', { name: texts.label });
    await pick(/^Cizi/u);
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      sort: 'email',
      order: 'desc',
      other: 'kept',
    });
    expect(await screen.findByRole('button', { name: texts.present('Cizi') })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: texts.present('Cizi') }));
    const item = await screen.findByRole('menuitem', { name: /^Cizi/u });
    expect([item.textContent, item.className.includes('selected')]).toEqual(['CiziBohus', true]);
  });
  test('ignores the page, but not filters, when marking the active view', async () => {
    const { router } = await open('/?page=2&state=blocked');
    expect(await screen.findByRole('button', { name: texts.present('Blokovani') })).toBeTruthy();
    await act(() => router.navigate('/?state=blocked&role=ROLE_CUSTOMER'));
    expect(await screen.findByRole('button', { name: texts.label })).toBeTruthy();
  });
  test('saves the current view without its page', async () => {
    const { findCalls } = await open(
      '/?page=4&search=petr&role=ROLE_CUSTOMER&sort=email&page_size=50&other=1',
    );
    await pick(texts.save);
    const dialog = await findDialog(texts.saveTitle);
    await userEvent.type(within(dialog).getByRole('textbox', { name: texts.name }), ' Zakaznici ');
    await userEvent.click(within(dialog).getByRole('switch'));
    await userEvent.click(within(dialog).getByRole('button', { name: texts.submit }));
    expect(await screen.findByText(texts.saved('Zakaznici'))).toBeTruthy();
    expect(findCalls('POST admin/views').map(({ body }) => body)).toEqual([
      {
        list: 'users',
        name: 'Zakaznici',
        shared: true,
        query: 'search=petr&page_size=50&sort=email&role=ROLE_CUSTOMER',
      },
    ]);
    expect(await screen.findByRole('button', { name: texts.present('Zakaznici') })).toBeTruthy();
  });
  test('shows a duplicate name at its field', async () => {
    handlers = {
      ...handlers,
      'POST admin/views': () => ({
        status: 422,
        body: { error_code: 'VALIDATION', message: 'x', errors: { name: 'Uz ho mate' } },
      }),
    };
    await open('/');
    await pick(texts.save);
    const dialog = await findDialog(texts.saveTitle);
    await userEvent.type(within(dialog).getByRole('textbox', { name: texts.name }), 'Blokovani');
    await userEvent.click(within(dialog).getByRole('button', { name: texts.submit }));
    expect((await within(dialog).findByText('Uz ho mate')).closest('.ant-form-item')?.textContent).toContain(
      texts.name,
    );
  });
  test('renames an own view and keeps its query unless overwritten, and only applies shared ones', async () => {
    const { findCalls } = await open('/?search=petr');
    await screen.findByRole('button', { name: texts.label });
    await pick(texts.manage);
    const dialog = await findDialog(texts.manageTitle);
    expect(within(dialog).queryByText('Cizi')).toBeNull();
    const rename = async (name: string, overwrite: boolean): Promise<void> => {
      await userEvent.click(await within(dialog).findByRole('button', { name: /^Upravit pohled/u }));
      const field = within(dialog).getByRole('textbox', { name: texts.name });
      await userEvent.clear(field);
      await userEvent.type(field, name);
      if (overwrite) await userEvent.click(within(dialog).getByRole('switch', { name: texts.overwrite }));
      await userEvent.click(within(dialog).getByRole('button', { name: texts.submit }));
      await screen.findByText(texts.saved(name));
    };
    await rename('Zamceni', false);
    await rename('Petrove', true);
    expect(findCalls('PUT admin/views/5').map(({ body }) => body)).toEqual([
      { name: 'Zamceni', shared: false, query: 'state=blocked' },
      { name: 'Petrove', shared: false, query: 'search=petr' },
    ]);
  });
  test('deletes an own view and restores it by undo', async () => {
    const { findCalls } = await open('/');
    await screen.findByRole('button', { name: texts.label });
    await pick(texts.manage);
    const dialog = await findDialog(texts.manageTitle);
    await userEvent.click(within(dialog).getByRole('button', { name: texts.remove('Blokovani') }));
    expect(await screen.findByText(texts.removed('Blokovani'))).toBeTruthy();
    expect(await within(dialog).findByText(texts.none)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: admin.undo.label }));
    expect(await screen.findByText(admin.undo.done)).toBeTruthy();
    expect(findCalls('POST admin/views').map(({ body }) => body)).toEqual([
      { list: 'users', name: 'Blokovani', query: 'state=blocked', shared: false },
    ]);
    expect(await within(dialog).findByText('Blokovani')).toBeTruthy();
  });
  test('allows saving a view when loading views fails', async () => {
    handlers = { ...handlers, 'GET admin/views': () => ({ status: 403, body: { message: 'Ne' } }) };
    await open('/');
    await pick(texts.save);
    expect(await findDialog(texts.saveTitle)).toBeTruthy();
  });
});

import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminSynonym, AdminSynonymsAnswer } from '@prostora/api-client';
import { adminSynonyms as texts } from '@prostora/strings/cs/admin-synonyms.ts';
import './synonyms.page.tsx';
import '../../kit/feedback/confirm-dialog.tsx';
import '../../kit/feedback/undo-action.tsx';
import './synonym-form.tsx';
import { findDialog, renderConsole, type Handlers } from '../../testing/console.tsx';

const PATH = '/admin2/synonyma';
const synonym = (changes: Partial<AdminSynonym> = {}): AdminSynonym => ({
  id: 5,
  kind: 'purpose',
  item_id: 1,
  item_slug: 'svatba',
  item_name: 'Svatba',
  word: 'wedding',
  created_at: '2026-11-01T10:00:00.000Z',
  version: 2,
  ...changes,
});
const answer = (items: AdminSynonym[]): AdminSynonymsAnswer => ({
  items,
  page: 1,
  nr_of_pages: 1,
  total: items.length,
});
const item = (id: number, name: string) => ({ id, name, slug: name.toLowerCase(), group: 'a', version: 1 });
const open = (path = PATH, handlers: Handlers = {}) =>
  renderConsole(path, {
    handlers: {
      'GET admin/synonyms': () => ({
        body: answer([synonym(), synonym({ id: 6, word: 'veselka', kind: 'location', item_name: 'Brno' })]),
      }),
      'GET admin/taxonomy': () => ({
        body: { purposes: [item(1, 'Svatba'), item(2, 'Porada')], attributes: [item(3, 'Terasa')] },
      }),
      ...handlers,
    },
  });

describe('SynonymsPage', () => {
  test('searches and filters by the URL', async () => {
    const { findCalls } = await open(`${PATH}?kind=purpose&search=wed&sort=item&order=desc`);
    expect(await screen.findByText('wedding')).toBeTruthy();
    expect(screen.getByText('2\u00a0slova', { normalizer: (text) => text })).toBeTruthy();
    expect(Object.fromEntries(findCalls('GET admin/synonyms')[0]?.query ?? [])).toMatchObject({
      kind: 'purpose',
      search: 'wed',
      sort: 'item',
      order: 'desc',
    });
  });

  test('adds a synonym of an attribute', async () => {
    const { findCalls } = await open(PATH, {
      'POST admin/synonyms': () => ({ body: synonym({ word: 'zahrádka' }) }),
    });
    await userEvent.click(await screen.findByRole('button', { name: texts.add }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(await form.findByRole('textbox', { name: texts.form.word }), 'zahrádka');
    await userEvent.click(form.getByRole('combobox', { name: texts.form.kind }));
    await userEvent.click(await screen.findByTitle(texts.kinds.attribute));
    await userEvent.click(form.getByRole('combobox', { name: texts.form.item }));
    await userEvent.click(await screen.findByTitle('Terasa'));
    await userEvent.click(form.getByRole('button', { name: texts.form.save }));
    expect(await screen.findByText(texts.form.added('zahrádka'))).toBeTruthy();
    expect(findCalls('POST admin/synonyms')[0]?.body).toEqual({
      word: 'zahrádka',
      kind: 'attribute',
      item_id: 3,
    });
  });

  test('saves with the loaded version and shows an error at its field', async () => {
    const { findCalls } = await open(PATH, {
      'PUT admin/synonyms/5': () => ({
        status: 422,
        body: { message: 'Zkontrolujte', errors: { word: 'Tento název už existuje' } },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: texts.editLabel('wedding') }));
    await userEvent.type(await screen.findByRole('textbox', { name: texts.form.word }), 's');
    await userEvent.click(screen.getByRole('button', { name: texts.form.save }));
    expect(await screen.findByText('Tento název už existuje')).toBeTruthy();
    expect(findCalls('PUT admin/synonyms/5')[0]?.body).toEqual({
      word: 'weddings',
      kind: 'purpose',
      item_id: 1,
      version: 2,
    });
  });

  test('deletes a synonym and restores it by undo', async () => {
    const { findCalls } = await open(PATH, {
      'DELETE admin/synonyms/5': () => ({ body: synonym() }),
      'POST admin/synonyms': () => ({ body: synonym() }),
    });
    await userEvent.click(await screen.findByRole('button', { name: texts.removeLabel('wedding') }));
    const dialog = within(await findDialog(texts.removeTitle('wedding')));
    await userEvent.click(dialog.getByRole('button', { name: texts.remove }));
    expect(await screen.findByText(texts.removed('wedding'))).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: /vrátit zpět/iu }));
    await waitFor(() =>
      expect(findCalls('POST admin/synonyms')[0]?.body).toEqual({
        word: 'wedding',
        kind: 'purpose',
        item_id: 1,
      }),
    );
  });
});

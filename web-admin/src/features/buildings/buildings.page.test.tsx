import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminBuildings as texts } from '@prostora/strings/cs/admin-buildings.ts';
import './building.page.tsx';
import './buildings.page.tsx';
import '../../kit/feedback/confirm-dialog.tsx';
import '../../kit/form/form-conflict.tsx';
import '../../kit/editor/rich-text-field.tsx';
import './building-form.tsx';
import { buildingRecord, buildingsAnswer } from '../../testing/buildings.ts';
import { downloadAs, pressAndConfirm, renderConsole, type Handlers } from '../../testing/console.tsx';
import { customer } from '../../testing/people.ts';

Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();
document.elementFromPoint = () => null;

const DETAIL = '/admin2/budovy/8';
const handlers: Handlers = {
  'GET admin/buildings': () => ({ body: buildingsAnswer() }),
  'GET admin/buildings/8': () => ({ body: buildingRecord() }),
  'GET admin/customers/3': () => ({ body: customer() }),
  'GET catalog/new': () => ({
    body: {
      catalog: {
        locations: [
          { id: 2, name: 'Praha', slug: 'praha', kind: 'region', parent_id: 1, lat: 50, lng: 14, count: 3 },
        ],
      },
    },
  }),
  'GET admin/audit': () => ({ body: { items: [], page: 1, nr_of_pages: 1, total: 0 } }),
};

describe('BuildingsPage', () => {
  test('passes URL filters to the API and shows spaces of each building', async () => {
    const { findCalls } = await renderConsole(
      '/admin2/budovy?state=published&region=praha&owner=3&search=prag&sort=name',
      { handlers },
    );
    expect((await screen.findByRole('link', { name: 'Pragovka' })).getAttribute('href')).toBe(DETAIL);
    expect(findCalls('GET admin/buildings').map(({ query }) => Object.fromEntries(query))).toEqual([
      expect.objectContaining({
        state: 'published',
        region: 'praha',
        owner: '3',
        search: 'prag',
        sort: 'name',
        page: '1',
      }),
    ]);
    expect(screen.getByText('3 prostory, zveřejněno 2')).toBeTruthy();
    expect(
      await screen.findByRole('button', { name: `Majitel: Statek s.r.o.. ${texts.clearOwner}` }),
    ).toBeTruthy();
  });
  test('exports the filtered list', async () => {
    const { findCalls } = await renderConsole('/admin2/budovy?state=empty', {
      handlers: {
        ...handlers,
        'GET admin/buildings/export': () => ({ file: { name: 'Budovy.csv', content: 'x' } }),
      },
    });
    await downloadAs('csv');
    expect(findCalls('GET admin/buildings/export').map(({ query }) => Object.fromEntries(query))).toEqual([
      { state: 'empty', format: 'csv' },
    ]);
  });
});

describe('BuildingPage', () => {
  test('links to the public page, spaces and owner', async () => {
    await renderConsole(DETAIL, { handlers });
    expect(
      (await screen.findByRole('link', { name: new RegExp(texts.publicPage, 'u') })).getAttribute('href'),
    ).toBe('/budova/pragovka');
    expect(screen.getByRole('link', { name: 'Loft Kotelna' }).getAttribute('href')).toBe(
      '/admin2/prostory/21',
    );
    expect(screen.getByRole('link', { name: 'Statek s.r.o.' }).getAttribute('href')).toBe(
      '/admin2/zakaznici/3',
    );
    expect(screen.getByText(/^Smazat jde jen budova/u)).toBeTruthy();
  });
  test('saves all fields and merges a concurrent change field by field', async () => {
    const current = buildingRecord({ version: 5, name: 'Pragovka 2', street: 'Nová' });
    const { findCalls } = await renderConsole(DETAIL, {
      handlers: {
        ...handlers,
        'PUT admin/buildings/8': () =>
          findCalls('PUT admin/buildings/8').length === 1
            ? { status: 409, body: { error_code: 'CONFLICT', message: 'x', current } }
            : { body: current },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: texts.edit }));
    const name = await screen.findByLabelText(texts.fields.name);
    await userEvent.clear(name);
    await userEvent.type(name, 'Pragovka Art');
    await userEvent.click(screen.getByRole('button', { name: texts.save }));
    const conflict = await screen.findByRole('alert');
    expect(within(conflict).getByText('Nová')).toBeTruthy();
    expect(findCalls('PUT admin/buildings/8')[0]?.body).toMatchObject({
      name: 'Pragovka Art',
      street: 'Kolbenova',
      description: '',
      lat: 50.11,
      version: 4,
    });
    await userEvent.click(screen.getByRole('button', { name: texts.save }));
    await waitFor(() =>
      expect(findCalls('PUT admin/buildings/8')[1]?.body).toMatchObject({ street: 'Nová', version: 5 }),
    );
  });
  test('deletes after confirmation a building that never had spaces', async () => {
    const { findCalls, router } = await renderConsole(DETAIL, {
      handlers: {
        ...handlers,
        'GET admin/buildings/8': () => ({
          body: buildingRecord({ spaces: [], can_be_deleted: true, page: null }),
        }),
        'DELETE admin/buildings/8': () => ({ body: { status: 'ok' } }),
      },
    });
    await screen.findByRole('button', { name: texts.remove });
    await pressAndConfirm(texts.remove, texts.removeTitle('Pragovka'), texts.remove);
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin2/budovy'));
    expect(findCalls('DELETE admin/buildings/8')).toHaveLength(1);
    expect(await screen.findByText(texts.removed('Pragovka'))).toBeTruthy();
  });
});

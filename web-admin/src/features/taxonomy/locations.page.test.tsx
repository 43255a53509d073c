import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminLocation, AdminLocationsAnswer } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { adminLocations as texts } from '@prostora/strings/cs/admin-taxonomy.ts';
import './locations.page.tsx';
import '../../kit/feedback/confirm-dialog.tsx';
import '../../kit/form/form-conflict.tsx';
import '../../kit/feedback/undo-action.tsx';
import './location-form.tsx';
import { withCount, findDialog, renderConsole, type Handlers } from '../../testing/console.tsx';

const PATH = '/admin2/lokality';
const country = { id: 1, name: 'Česko', slug: 'cesko', kind: 'country' as const };
const south = { id: 2, name: 'Jihomoravský kraj', slug: 'jihomoravsky', kind: 'region' as const };
const place = (changes: Partial<AdminLocation> = {}): AdminLocation => ({
  id: 4,
  slug: 'brno',
  name: 'Brno',
  kind: 'town',
  locative: 'v Brně',
  parent_id: 2,
  path: [country, south],
  lat: 49.1952,
  lng: 16.6069,
  population: 400_600,
  parts: 0,
  buildings: 12,
  spaces: 30,
  inquiries: 1,
  seo_urls: 1,
  version: 3,
  ...changes,
});
const region = place({ ...south, parent_id: 1, path: [country], locative: null, parts: 1, version: 1 });
const empty = place({
  id: 8,
  slug: 'lhota',
  name: 'Lhota',
  locative: null,
  buildings: 0,
  spaces: 0,
  inquiries: 0,
  seo_urls: 0,
  version: 1,
});
const answer = (items: AdminLocation[]): AdminLocationsAnswer => ({
  items,
  counts: { missing_locative: 2 },
  page: 1,
  nr_of_pages: 1,
  total: items.length,
});
const open = (path = PATH, handlers: Handlers = {}) =>
  renderConsole(path, {
    handlers: {
      'GET admin/locations': ({ query }) => ({
        body: answer(
          query.get('kind') === 'region' && query.get('page_size') === '100'
            ? [region]
            : [region, place(), empty],
        ),
      }),
      ...handlers,
    },
  });
const edit = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('LocationsPage', () => {
  test('passes URL filters to the API', async () => {
    const { findCalls, router } = await open(
      `${PATH}?kind=town&region=jihomoravsky&locative=missing&search=lh&sort=spaces&order=desc&page=2`,
    );
    await screen.findByRole('button', { name: 'Brno' });
    expect(
      findCalls('GET admin/locations')
        .map(({ query }) => Object.fromEntries(query))
        .find(({ page }) => page === '2'),
    ).toEqual({
      kind: 'town',
      region: 'jihomoravsky',
      locative: 'missing',
      search: 'lh',
      sort: 'spaces',
      order: 'desc',
      page: '2',
      page_size: '20',
    });
    await userEvent.click(screen.getByRole('link', { name: texts.all }));
    expect(router.state.location.search).not.toContain('locative');
  });

  test('marks and counts locations without a locative', async () => {
    await open();
    expect(await screen.findAllByText(texts.noLocative)).toHaveLength(2);
    expect(screen.getByText('v Brně')).toBeTruthy();
    expect(screen.getByRole('link', { name: withCount(texts.missing, 2) }).getAttribute('href')).toBe(
      '/admin2/lokality?locative=missing',
    );
  });

  test('shows the empty state of a filtered list', async () => {
    await open(`${PATH}?search=xyz`, { 'GET admin/locations': () => ({ body: answer([]) }) });
    expect(await screen.findByText(texts.emptyFilteredText)).toBeTruthy();
  });

  test('offers a retry after a failed load', async () => {
    await open(PATH, { 'GET admin/locations': () => ({ status: 503, body: { message: 'Nejde to' } }) });
    expect(await screen.findByText(admin.errors.loadTitle, undefined, { timeout: 15_000 })).toBeTruthy();
  });
});

describe('LocationForm', () => {
  test('saves with the loaded version and shows server errors at fields', async () => {
    let isTaken = true;
    const { findCalls } = await open(PATH, {
      'PUT admin/locations/4': () => {
        const reply = isTaken
          ? { status: 422, body: { message: 'Zkontrolujte', errors: { lat: 'Místo musí ležet v Česku' } } }
          : { body: place({ version: 4 }) };
        isTaken = false;
        return reply;
      },
    });
    await edit('Brno');
    const locative = await screen.findByRole('textbox', { name: texts.locative });
    await userEvent.clear(locative);
    await userEvent.type(locative, 'v samotném Brně');
    await userEvent.click(screen.getByRole('button', { name: texts.save }));
    expect(await screen.findByText('Místo musí ležet v Česku')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: texts.save }));
    expect(await screen.findByText(texts.saved('Brno'))).toBeTruthy();
    expect(findCalls('PUT admin/locations/4')[1]?.body).toEqual({
      name: 'Brno',
      slug: 'brno',
      locative: 'v samotném Brně',
      parent_id: 2,
      lat: 49.1952,
      lng: 16.6069,
      population: 400_600,
      version: 3,
    });
  });

  test('keeps the parent of a region', async () => {
    const { findCalls } = await open(PATH, { 'PUT admin/locations/2': () => ({ body: region }) });
    await edit('Jihomoravský kraj');
    await userEvent.type(await screen.findByRole('textbox', { name: texts.locative }), 'na jihu');
    expect(screen.queryByRole('combobox', { name: texts.parent })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: texts.save }));
    await waitFor(() =>
      expect(findCalls('PUT admin/locations/2')[0]?.body).toMatchObject({
        parent_id: 1,
        locative: 'na jihu',
        version: 1,
      }),
    );
  });

  test('merges a concurrent change of the location', async () => {
    await open(PATH, {
      'PUT admin/locations/4': () => ({
        status: 409,
        body: {
          error_code: 'CONFLICT',
          message: 'Mezitím',
          current: place({ name: 'Brno-město', version: 9 }),
        },
      }),
    });
    await edit('Brno');
    const name = await screen.findByRole('textbox', { name: texts.name });
    await userEvent.type(name, ' (statutární)');
    await userEvent.click(screen.getByRole('button', { name: texts.save }));
    expect(await screen.findByText('Brno-město')).toBeTruthy();
    expect(screen.getByDisplayValue('Brno (statutární)')).toBeTruthy();
  });

  test('adds a town below its region', async () => {
    const { findCalls } = await open(PATH, { 'POST admin/locations': () => ({ body: empty }) });
    await edit(texts.add);
    await userEvent.type(await screen.findByRole('textbox', { name: texts.name }), 'Lhota');
    await userEvent.click(screen.getByRole('combobox', { name: texts.parent }));
    await userEvent.click(await screen.findByTitle('Jihomoravský kraj'));
    await userEvent.type(screen.getByRole('spinbutton', { name: texts.lat }), '49,3');
    await userEvent.type(screen.getByRole('spinbutton', { name: texts.lng }), '16,5');
    await userEvent.click(screen.getByRole('button', { name: texts.save }));
    await waitFor(() =>
      expect(findCalls('POST admin/locations').map(({ body }) => body)).toEqual([
        {
          kind: 'town',
          name: 'Lhota',
          slug: null,
          locative: null,
          parent_id: 2,
          lat: 49.3,
          lng: 16.5,
          population: null,
        },
      ]),
    );
  });

  test('deletes only an unused location and restores it by undo', async () => {
    const { findCalls } = await open(PATH, {
      'DELETE admin/locations/8': () => ({ body: empty }),
      'POST admin/locations': () => ({ body: empty }),
    });
    await edit('Brno');
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: texts.remove })).disabled).toBe(
      true,
    );
    await userEvent.click(screen.getByRole('button', { name: admin.closeForm }));
    await edit('Lhota');
    await waitFor(() => expect(screen.getByDisplayValue('Lhota')).toBeTruthy());
    await userEvent.click(screen.getByRole('button', { name: texts.remove }));
    await userEvent.click(
      within(await findDialog(texts.removeTitle('Lhota'))).getByRole('button', {
        name: texts.removeConfirm,
      }),
    );
    expect(await screen.findByText(texts.removed('Lhota'))).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: /vrátit zpět/iu }));
    await waitFor(() =>
      expect(findCalls('POST admin/locations')[0]?.body).toMatchObject({
        name: 'Lhota',
        slug: 'lhota',
        kind: 'town',
        parent_id: 2,
      }),
    );
  });
});

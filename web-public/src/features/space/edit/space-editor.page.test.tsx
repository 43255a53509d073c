import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  createClient,
  type Session,
  type SpaceDetail,
  type SpaceEditing,
  type TaxonomyAnswer,
} from '@prostora/api-client';
import { RouterProvider } from '@prostora/nav';
import { createMemoryRouter } from '@prostora/nav/testing.ts';
import { layoutsForm } from '@prostora/strings/cs/space-layouts-form.ts';
import { image } from '@prostora/testing/catalog-fixtures.ts';
import { space as spaceOf, spaceAnswer } from '@prostora/testing/space-fixtures.ts';
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRemainingRoutes } from '../../../app/remaining-routes.ts';
import { createRoutes } from '../../../app/routes.tsx';
import { TUTORIAL_STEPS, storeSeenSteps } from './tutorial/tutorial-steps.ts';

configure({ asyncUtilTimeout: 8000 });
const NodeFormData = FormData;
globalThis.FormData = function EmptyFormData() {
  return new NodeFormData();
} as unknown as typeof FormData;
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();
document.elementFromPoint = () => null;

const TAXONOMY: TaxonomyAnswer = {
  purposes: [
    { id: 1, name: 'Konference', slug: 'konference', group: 'firemni' },
    { id: 2, name: 'Svatba', slug: 'svatba', group: 'soukrome' },
  ],
  equipments: [{ id: 3, name: 'Ozvučení', slug: 'ozvuceni', category: 'Technika' }],
  services: [{ id: 9, name: 'Catering', slug: 'catering', category: 'Jídlo' }],
};
const ITEMS = ['email', 'images', 'perex', 'capacity', 'tags.purpose', 'city'] as const;
const createEditing = (change: Partial<SpaceEditing> = {}): SpaceEditing => ({
  checklist: ITEMS.map((field) => ({ field, done: true })),
  completeness: 80,
  max_photos: 15,
  has_video: true,
  is_suspended: false,
  reason: null,
  relation: 'owner',
  ...change,
});
const draft = (change: Partial<SpaceDetail> = {}): SpaceDetail =>
  spaceOf({ status: 'DRAFT', allowed_actions: ['edit', 'request_publication', 'delete'], ...change });

type Saved = {
  space: Record<string, unknown> & { id: number; version: number };
  publish: boolean;
  auth_token?: string;
};
type Failure = { status: number; body: Record<string, unknown> };
type Options = {
  space?: SpaceDetail;
  editing?: SpaceEditing;
  onSave?: (saved: Saved, count: number) => SpaceDetail | Failure | undefined;
  address?: string;
  moved?: string | null;
};

const isFailure = (answer: object): answer is Failure => 'body' in answer;
const applyInput = (space: SpaceDetail, input: Record<string, unknown>): SpaceDetail => ({
  ...space,
  ...input,
  version: space.version + 1,
});

function open({
  space = draft(),
  editing = createEditing(),
  onSave,
  address = '/prostor/pragovka/loft?upravit=1',
  moved = null,
}: Options = {}) {
  let current = space;
  const saves: Saved[] = [];
  const calls: { path: string; body: Record<string, unknown> }[] = [];
  const answerTo = (path: string, body: Record<string, unknown>): object => {
    if (path === '/api/space/taxonomy') return TAXONOMY;
    if (path === '/api/space/edit-link' && body['auth_token'] === 'stary')
      return { status: 410, body: { error_code: 'LINK_EXPIRED', message: 'Odkaz už neplatí.' } };
    if (path === '/api/space' || path === '/api/space/edit-link')
      return { ...spaceAnswer(), space: current, editing };
    if (path.endsWith('/status')) {
      current = {
        ...current,
        status: body['status'] as SpaceDetail['status'],
        allowed_actions: body['status'] === 'DELETED' ? [] : current.allowed_actions,
      };
      return {
        space: current,
        editing: current.allowed_actions.length > 0 ? editing : null,
        redirect_to_url: null,
      };
    }
    const saved = body as unknown as Saved;
    saves.push(saved);
    const answer = onSave?.(saved, saves.length) ?? applyInput(current, saved.space);
    if (isFailure(answer)) return answer;
    current = answer;
    return { space: current, editing, redirect_to_url: moved };
  };
  const api = createClient({
    fetch: async (url, init) => {
      const path = new URL(url, 'http://local.test').pathname;
      const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
      // The map never gets its style here.
      if (path === '/api/site') return new Promise<Response>(() => undefined);
      calls.push({ path, body });
      const answer = answerTo(path, body);
      return isFailure(answer)
        ? new Response(answer.status === 0 ? null : JSON.stringify(answer.body), { status: answer.status })
        : new Response(JSON.stringify(answer));
    },
  });
  const state = {
    status: 'signed-in',
    user: { id: 7, has_customer: true, super_admin: false, email: 'majitel@prostora.test' },
  };
  const session = {
    api,
    getState: () => state,
    subscribe: () => () => undefined,
    transport: {},
  } as unknown as Session;
  const router = createMemoryRouter(
    [
      {
        path: '/',
        errorElement: <p>error page</p>,
        hydrateFallbackElement: <p />,
        children: [
          { path: 'jinam', element: <p>jiná stránka</p> },
          { path: 'klient/moje-prostory', element: <p>moje prostory</p> },
          ...createRoutes(api, session, createRemainingRoutes(api)),
        ],
      },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  const place = (): string => `${router.state.location.pathname}${router.state.location.search}`;
  return { saves, calls, router, place };
}

const bar = async () => within(await screen.findByRole('region', { name: 'Režim úprav' }));
const advance = (ms = 1600): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));
const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const messages: string[] = [];
const collectMessage = (event: Event): void => {
  messages.push((event as CustomEvent<{ message: string }>).detail.message);
};

beforeEach(() => {
  localStorage.clear();
  storeSeenSteps('7', TUTORIAL_STEPS);
  storeSeenSteps('link', TUTORIAL_STEPS);
  messages.length = 0;
  window.addEventListener('prostora:toast', collectMessage);
});
afterEach(() => {
  jest.useRealTimers();
  cleanup();
  window.removeEventListener('prostora:toast', collectMessage);
});

/** Opens the edit mode, then fakes timers, because pages are lazy. */
async function openWithFakeTimers(options: Options = {}) {
  const opened = open(options);
  await bar();
  await screen.findByRole('button', { name: 'Konference' });
  jest.useFakeTimers();
  return opened;
}

describe('opening the edit mode', () => {
  it('is offered to users who may edit', async () => {
    open({ address: '/prostor/pragovka/loft' });
    expect((await screen.findByRole('link', { name: 'Upravit' })).getAttribute('href')).toBe(
      '/prostor/pragovka/loft?upravit=1',
    );
  });

  it('is denied to other users', async () => {
    open({ space: spaceOf() });
    await screen.findByRole('heading', { level: 1, name: 'Loft Kotelna' });
    expect(screen.queryByRole('region', { name: 'Režim úprav' })).toBeNull();
  });

  it('keeps the values during the preview', async () => {
    open();
    await bar();
    type('Krátké představení', 'Nový perex');
    await userEvent.click((await bar()).getByRole('button', { name: 'Náhled' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Loft Kotelna' })).toBeTruthy();
    expect(screen.getAllByText('Nový perex').length).toBeGreaterThan(0);
    await userEvent.click((await bar()).getByRole('button', { name: 'Upravit' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Krátké představení').value).toBe('Nový perex');
  });
});

describe('layouts', () => {
  const row = (position: number) => within(screen.getByRole('group', { name: layoutsForm.row(position) }));
  const add = () => fireEvent.click(screen.getByRole('button', { name: layoutsForm.add }));
  const fill = (position: number, label: RegExp | string, value: string): void => {
    fireEvent.change(row(position).getByLabelText(label), { target: { value } });
  };
  const theatre = { layout: 'divadelni', capacity: 120, area_m2: null, note: null } as const;

  it('saves valid rows only as a whole list, without the derived capacity', async () => {
    const { saves } = await openWithFakeTimers();
    add();
    await advance();
    expect(saves).toHaveLength(0);
    fill(1, layoutsForm.capacity, '150');
    add();
    expect(row(2).queryByRole('option', { name: 'Divadlo' })).toBeNull();
    fill(2, layoutsForm.layout, 'u');
    fill(2, layoutsForm.capacity, '40');
    fill(2, /^Poznámka/u, ' bez pódia ');
    await advance();
    expect(saves).toHaveLength(1);
    expect(saves[0]?.space).toEqual({
      id: 1,
      version: 1,
      layouts: [
        { layout: 'divadelni', capacity: 150, area_m2: null, note: null },
        { layout: 'u', capacity: 40, area_m2: null, note: 'bez pódia' },
      ],
    });
    const capacity = screen.getByLabelText<HTMLInputElement>('Kapacita (hostů)');
    expect([capacity.value, capacity.readOnly]).toEqual(['150', true]);
  });

  it('keeps typed rows and shows errors of the server on their row', async () => {
    await openWithFakeTimers({
      space: draft({ layouts: [theatre] }),
      onSave: () => ({
        status: 422,
        body: {
          message: 'Zkontrolujte prosím označená pole.',
          errors: { 'layouts.1.layout': 'Uspořádání už v seznamu je.' },
        },
      }),
    });
    add();
    fill(2, layoutsForm.capacity, '60');
    await advance();
    expect(row(2).getByText('Uspořádání už v seznamu je.')).toBeTruthy();
    expect(row(1).queryByText('Uspořádání už v seznamu je.')).toBeNull();
    expect(row(2).getByLabelText<HTMLInputElement>(layoutsForm.capacity).value).toBe('60');
    fill(2, layoutsForm.layout, 'stani');
    expect(screen.queryByText('Uspořádání už v seznamu je.')).toBeNull();
  });

  it('asks about a capacity that does not correspond to the area', async () => {
    await openWithFakeTimers({ space: draft({ area_size: 340, layouts: [theatre] }) });
    expect(row(1).getByRole('note').textContent).toMatch(/vychází 2,83\sm²/u);
    fill(1, /^Plocha/u, '110');
    expect(row(1).getByRole('note').textContent).toBe('kapacita odpovídá ploše');
    fill(1, layoutsForm.capacity, '200');
    expect(row(1).getByRole('note').textContent).toMatch(/tolik lidí/u);
  });

  it('adopts the layouts of a concurrent change that left this field alone, and offers a choice otherwise', async () => {
    const theirs = draft({ version: 2, layouts: [{ ...theatre, capacity: 90 }] });
    const { saves } = await openWithFakeTimers({
      space: draft({ layouts: [theatre] }),
      onSave: ({ space }) =>
        space.version === 1
          ? { status: 409, body: { error_code: 'CONFLICT', message: 'Mezitím', current: theirs } }
          : undefined,
    });
    fill(1, layoutsForm.capacity, '100');
    await advance();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/Divadlo 100/u)).toBeTruthy();
    expect(dialog.getByText(/Divadlo 90/u)).toBeTruthy();
    expect(saves).toHaveLength(1);
  });

  it('removes the list and gives the capacity back', async () => {
    const { saves } = await openWithFakeTimers({ space: draft({ layouts: [theatre] }) });
    fireEvent.click(screen.getByRole('button', { name: layoutsForm.remove('Divadlo') }));
    await advance();
    expect(saves[0]?.space).toEqual({ id: 1, version: 1, layouts: [] });
    expect(screen.getByLabelText<HTMLInputElement>('Kapacita (hostů)').readOnly).toBe(false);
  });
});

describe('autosave of a draft', () => {
  it('sends changed fields with the version after a pause', async () => {
    const { saves } = await openWithFakeTimers();
    type('Krátké představení', 'Nový');
    await advance(1000);
    type('Krátké představení', 'Nový perex');
    await advance(1000);
    expect(saves).toHaveLength(0);
    await advance(600);
    expect(saves).toEqual([{ space: { id: 1, version: 1, perex: 'Nový perex' }, publish: false }]);
    expect((await bar()).getByText(/^Uloženo v/u)).toBeTruthy();
    type('Kapacita (hostů)', '80');
    await advance();
    expect(saves[1]?.space).toEqual({ id: 1, version: 2, capacity: 80 });
  });

  it('omits invalid fields and keeps their values and errors', async () => {
    const { saves } = await openWithFakeTimers();
    type('Krátké představení', 'Nový perex');
    type('Telefon', '777 12');
    fireEvent.blur(screen.getByLabelText('Telefon'));
    await advance();
    expect(Object.keys(saves[0]?.space ?? {})).toEqual(['perex', 'id', 'version']);
    expect(screen.getByText('Telefon musí vypadat jako +420 123 456 789')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Telefon').value).toBe('777 12');
    expect((await bar()).getByText('Opravte označená pole')).toBeTruthy();
  });

  it('shows no error before blur', async () => {
    await openWithFakeTimers();
    type('E-mail', 'a@');
    expect(screen.queryByText('Máte chybu v e-mail adrese')).toBeNull();
    fireEvent.blur(screen.getByLabelText('E-mail'));
    expect(screen.getByText('Máte chybu v e-mail adrese')).toBeTruthy();
  });

  it('retries with backoff, and at once when back online', async () => {
    const down: Failure = { status: 503, body: { message: 'Služba je na chvíli nedostupná.' } };
    const { saves } = await openWithFakeTimers({ onSave: (_saved, count) => (count < 4 ? down : undefined) });
    type('Krátké představení', 'Nový perex');
    await advance();
    expect((await bar()).getByText('Neuloženo – zkusíme to znovu')).toBeTruthy();
    await advance(2100);
    expect(saves).toHaveLength(2);
    await advance(2100);
    expect(saves).toHaveLength(2);
    await advance(2000);
    expect(saves).toHaveLength(3);
    await act(async () => {
      window.dispatchEvent(new Event('online'));
      await jest.advanceTimersByTimeAsync(1);
    });
    expect(saves).toHaveLength(4);
    expect((await bar()).getByText(/^Uloženo v/u)).toBeTruthy();
  });

  it('keeps a refused value with the server’s error and does not resend it', async () => {
    const refusal: Failure = {
      status: 422,
      body: {
        message: 'Zkontrolujte prosím vyplněné údaje.',
        errors: { 'space.web': 'Tento web nepřijímáme' },
      },
    };
    const { saves } = await openWithFakeTimers({
      onSave: ({ space }) => ('web' in space ? refusal : undefined),
    });
    type('Web (nepovinné)', 'https://spam.example/');
    await advance();
    expect(screen.getByText('Tento web nepřijímáme')).toBeTruthy();
    type('Krátké představení', 'Nový perex');
    await advance();
    expect(saves[1]?.space).toEqual({ id: 1, version: 1, perex: 'Nový perex' });
    expect(screen.getByLabelText<HTMLInputElement>('Web (nepovinné)').value).toBe('https://spam.example/');
  });

  it('adds the first reason to a refusal without a field', async () => {
    const message = 'Zkontrolujte prosím vyplněné údaje.';
    const refusal: Failure = {
      status: 422,
      body: { message, errors: {}, space_errors: [{ field: 'country', message: 'Jen místa v Česku' }] },
    };
    await openWithFakeTimers({
      space: draft({ status: 'PUBLISHED', allowed_actions: ['edit'] }),
      onSave: () => refusal,
    });
    type('Krátké představení', 'Nový perex');
    fireEvent.click((await bar()).getByRole('button', { name: /^Uložit změny/u }));
    await advance(1);
    expect(messages.at(-1)).toBe(`${message} Jen místa v Česku`);
  });

  it('does not autosave a published space', async () => {
    const { saves } = await openWithFakeTimers({
      space: draft({ status: 'PUBLISHED', allowed_actions: ['edit', 'unpublish', 'delete'] }),
    });
    type('Krátké představení', 'Nový perex');
    await advance(10_000);
    expect(saves).toHaveLength(0);
    fireEvent.click((await bar()).getByRole('button', { name: /^Uložit změny/u }));
    await advance(1);
    expect(saves).toHaveLength(1);
  });
});

describe('concurrent edits of a space', () => {
  const theirs = (change: Partial<SpaceDetail>): Failure => ({
    status: 409,
    body: {
      error_code: 'CONFLICT',
      message: 'Mezitím to změnil někdo jiný.',
      current: draft({ version: 5, ...change }),
    },
  });

  it('merges changes of different fields', async () => {
    const { saves } = await openWithFakeTimers({
      onSave: ({ space }) =>
        space.version === 1
          ? theirs({ capacity: 99 })
          : draft({ version: 6, capacity: 99, perex: 'Můj perex' }),
    });
    type('Krátké představení', 'Můj perex');
    await advance();
    expect(saves[1]?.space).toEqual({ id: 1, version: 5, perex: 'Můj perex' });
    expect(screen.getByLabelText<HTMLInputElement>('Kapacita (hostů)').value).toBe('99');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers both versions of a conflicting field and saves the choice', async () => {
    const { saves } = await openWithFakeTimers({
      onSave: ({ space }) =>
        space.version === 1 ? theirs({ perex: 'Jejich perex', capacity: 99 }) : undefined,
    });
    type('Krátké představení', 'Můj perex');
    type('Kapacita (hostů)', '80');
    await advance();
    const dialog = within(screen.getByRole('dialog', { name: 'Prostor mezitím upravil někdo jiný' }));
    expect(dialog.getByText('Můj perex')).toBeTruthy();
    expect(dialog.getByText('Jejich perex')).toBeTruthy();
    fireEvent.click(
      within(dialog.getByRole('group', { name: 'Kapacita (hostů)' })).getByRole('radio', {
        name: /^Uložené/u,
      }),
    );
    fireEvent.click(dialog.getByRole('button', { name: 'Uložit výběr' }));
    await advance(1);
    expect(saves.at(-1)?.space).toEqual({ id: 1, version: 5, perex: 'Můj perex' });
    expect(screen.getByLabelText<HTMLInputElement>('Kapacita (hostů)').value).toBe('99');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the values and stops saving when the decision is postponed', async () => {
    const { saves } = await openWithFakeTimers({ onSave: () => theirs({ perex: 'Jejich perex' }) });
    type('Krátké představení', 'Můj perex');
    await advance();
    fireEvent.click(screen.getByRole('button', { name: 'Rozhodnout později' }));
    await advance(20_000);
    expect(saves).toHaveLength(1);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Krátké představení').value).toBe('Můj perex');
    fireEvent.click((await bar()).getByRole('button', { name: 'Vyřešit souběžné úpravy' }));
    expect(screen.getByRole('dialog', { name: 'Prostor mezitím upravil někdo jiný' })).toBeTruthy();
  });
});

describe('leaving the edit mode', () => {
  it('saves a draft before leaving', async () => {
    const { saves, router } = open();
    await bar();
    type('Krátké představení', 'Nový perex');
    await act(() => router.navigate('/jinam'));
    expect(await screen.findByText('jiná stránka')).toBeTruthy();
    expect(saves).toHaveLength(1);
  });

  it('asks when a value cannot be saved', async () => {
    const { router, place } = open();
    await bar();
    type('Telefon', '777 12');
    await act(() => router.navigate('/jinam'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Odejít bez uložení?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Zůstat' }));
    expect(place()).toBe('/prostor/pragovka/loft?upravit=1');
    expect(screen.getByLabelText<HTMLInputElement>('Telefon').value).toBe('777 12');
    await act(() => router.navigate('/jinam'));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Odejít bez uložení' }),
    );
    expect(await screen.findByText('jiná stránka')).toBeTruthy();
  });

  it('warns before closing the window', async () => {
    await openWithFakeTimers();
    const close = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(close()).toBe(true);
    type('Krátké představení', 'Nový perex');
    expect(close()).toBe(false);
    await advance();
    expect(close()).toBe(true);
  });
});

describe('publication of a space', () => {
  const bare = draft({
    perex: '',
    capacity: null,
    images: [],
    tags: { purpose: [], equipments: [], services: [] },
    city: null,
    lat: null,
    lng: null,
  });

  it('updates the checklist while typing and links to missing fields', async () => {
    open({
      space: bare,
      editing: createEditing({ checklist: ITEMS.map((field) => ({ field, done: field === 'email' })) }),
    });
    const list = within(await screen.findByRole('region', { name: 'Připraveno ke zveřejnění' }));
    expect(list.getByText('1 / 6')).toBeTruthy();
    await userEvent.click(list.getByRole('button', { name: 'Doplnit: Krátké představení' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Krátké představení'));
    type('Krátké představení', 'Nový perex');
    expect(list.getByText('2 / 6')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Svatba' }));
    expect(list.getByText('3 / 6')).toBeTruthy();
  });

  it('lists missing fields instead of sending', async () => {
    const { saves } = open({ space: draft({ perex: '' }) });
    await userEvent.click((await bar()).getByRole('button', { name: /^Odeslat ke schválení/u }));
    expect(messages.at(-1)).toBe('Ještě chybí: Krátké představení.');
    expect(saves).toHaveLength(0);
  });

  it('sends a finished draft with its last changes', async () => {
    const { saves } = open({
      onSave: ({ space }) =>
        draft({
          status: 'WAITING_FOR_APPROVAL',
          version: space.version + 1,
          allowed_actions: ['edit', 'withdraw', 'delete'],
        }),
    });
    await bar();
    type('Krátké představení', 'Nový perex');
    await userEvent.click((await bar()).getByRole('button', { name: /^Odeslat ke schválení/u }));
    expect(await (await bar()).findByRole('button', { name: 'Vzít zpět' })).toBeTruthy();
    expect(saves).toEqual([{ space: { id: 1, version: 1, perex: 'Nový perex' }, publish: true }]);
  });

  it('shows the operator’s reason of a returned space', async () => {
    open({ editing: createEditing({ reason: 'Fotky jsou moc tmavé.' }) });
    expect(
      (await screen.findByText('Fotky jsou moc tmavé.')).closest('[role="note"]')?.textContent,
    ).toContain('Správce prostor vrátil');
  });

  it('continues editing a renamed space at its new URL', async () => {
    const { place } = open({ moved: 'pragovka/novy-loft' });
    await bar();
    type('Název prostoru', 'Nový loft');
    await waitFor(() => expect(place()).toBe('/prostor/pragovka/novy-loft?upravit=1'));
    expect(screen.getByLabelText<HTMLInputElement>('Název prostoru').value).toBe('Nový loft');
  });

  it('returns to the owner’s spaces after a deletion', async () => {
    const { place, calls } = open();
    await userEvent.click((await bar()).getByRole('button', { name: 'Další možnosti' }));
    await userEvent.click(screen.getByRole('button', { name: 'Smazat prostor' }));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: /^Smazat prostor/u }),
    );
    await waitFor(() => expect(place()).toBe('/klient/moje-prostory'));
    expect(
      calls.some(({ path, body }) => path === '/api/space/1/status' && body['status'] === 'DELETED'),
    ).toBe(true);
  });
});

describe('the operator', () => {
  const waiting = draft({
    status: 'WAITING_FOR_APPROVAL',
    allowed_actions: ['edit', 'approve', 'return', 'disable', 'delete'],
  });
  const operator = createEditing({ relation: 'operator' });

  it('approves with unsaved changes', async () => {
    const { saves } = open({ space: waiting, editing: operator });
    await userEvent.click(await screen.findByLabelText('Doporučený prostor'));
    await userEvent.click(screen.getByRole('button', { name: /^Uložit a schválit/u }));
    await waitFor(() =>
      expect(saves).toEqual([{ space: { id: 1, version: 1, recommended: false }, publish: true }]),
    );
  });

  it('requires a reason to return a space', async () => {
    const { calls } = open({ space: waiting, editing: operator });
    await userEvent.click(await screen.findByRole('button', { name: 'Vrátit s důvodem' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^Vrátit/u }));
    expect(dialog.getByText('Napište důvod')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText('Důvod'), 'Chybí fotky sálu.');
    await userEvent.click(dialog.getByRole('button', { name: /^Vrátit/u }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path.endsWith('/status'))?.body).toEqual({
        status: 'DRAFT',
        reason: 'Chybí fotky sálu.',
      }),
    );
  });

  it('is the only role with the panel', async () => {
    open();
    await bar();
    expect(screen.queryByText('Vidí jen správce.')).toBeNull();
  });
});

describe('a video', () => {
  it('shows a hint and the membership link outside the plan', async () => {
    open({ space: draft({ video_url: null }), editing: createEditing({ has_video: false }) });
    expect((await screen.findByRole('link', { name: 'Porovnat členství' })).getAttribute('href')).toBe(
      '/klient/clenstvi',
    );
    expect(screen.queryByLabelText('Adresa videa')).toBeNull();
  });
});

describe('the link from an e-mail', () => {
  it('removes the token from the URL and sends it with every call', async () => {
    window.history.replaceState(null, '', '/upravit-prostor#token=tajny');
    const { saves } = open({
      address: '/upravit-prostor#token=tajny',
      editing: createEditing({ relation: 'link' }),
    });
    await bar();
    expect(window.location.hash).toBe('');
    type('Krátké představení', 'Nový perex');
    await waitFor(() => expect(saves[0]?.auth_token).toBe('tajny'));
  });

  it('shows that an expired link is invalid', async () => {
    open({ address: '/upravit-prostor#token=stary' });
    expect(await screen.findByRole('heading', { name: 'Odkaz už neplatí' })).toBeTruthy();
  });

  it('shows that a link without a token is incomplete', async () => {
    open({ address: '/upravit-prostor' });
    expect(await screen.findByRole('heading', { name: 'V odkazu něco chybí' })).toBeTruthy();
  });
});

describe('the tutorial', () => {
  it('starts once automatically and walks through its steps', async () => {
    localStorage.clear();
    open();
    const step = (name: string) => screen.findByRole('dialog', { name });
    const first = await step('Začněte fotkami');
    expect(document.activeElement).toBe(first);
    expect(
      within(first).getByText('Krok 1 ze 6', { normalizer: (text) => text.replaceAll('\u00a0', ' ') }),
    ).toBeTruthy();
    for (const name of [
      'Řekněte, čím je prostor jiný',
      'Podle čeho vás najdou',
      'Kam se mají ozvat',
      'Ukažte prostor v pohybu',
      'A je to',
    ]) {
      await userEvent.click(screen.getByRole('button', { name: 'Další' }));
      expect(document.activeElement).toBe(await step(name));
    }
    await userEvent.click(screen.getByRole('button', { name: 'Hotovo' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    open();
    await bar();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('resumes at the first unseen step', async () => {
    localStorage.clear();
    storeSeenSteps('7', ['photos', 'editTexts']);
    open();
    expect(await screen.findByRole('dialog', { name: 'Podle čeho vás najdou' })).toBeTruthy();
  });

  it('stays closed after Esc until it is started again', async () => {
    localStorage.clear();
    open();
    await screen.findByRole('dialog', { name: 'Začněte fotkami' });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click((await bar()).getByRole('button', { name: 'Další možnosti' }));
    await userEvent.click(screen.getByRole('button', { name: 'Průvodce úpravami' }));
    expect(await screen.findByRole('dialog', { name: 'Začněte fotkami' })).toBeTruthy();
  });
});

describe('photos in the edit mode', () => {
  it('update the checklist at once', async () => {
    open({
      space: draft({
        images: [{ ...image(1), status: 'failed', url: null, failure: 'Obrázek je poškozený.' }],
      }),
    });
    expect((await screen.findByRole('region', { name: 'Připraveno ke zveřejnění' })).textContent).toContain(
      '5 / 6',
    );
  });
});

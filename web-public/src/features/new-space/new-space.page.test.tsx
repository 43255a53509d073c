import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OwnerCatalogAnswer, SpaceDetail, SpaceEditing } from '@prostora/api-client';
import { DEFAULT_LAYOUT_AREAS } from '@prostora/contracts/space-layouts.ts';
import { missing } from '@prostora/strings/cs/errors.ts';
import { layoutsForm } from '@prostora/strings/cs/space-layouts-form.ts';
import { SPACE_MEASURES } from '@prostora/strings/cs/space-measures.ts';
import { space } from '@prostora/testing/space-fixtures.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { building, ownSpace, ownerCatalog, renderPortal } from '../../testing/portal.tsx';
import { failWith, type Handler } from '../../testing/render-site.tsx';

beforeEach(() => {
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { load: () => new Promise(() => undefined) },
  });
});

const TAXONOMY = {
  purposes: [
    { id: 1, name: 'Konference', slug: 'konference', group: 'firemni' },
    { id: 2, name: 'Svatba', slug: 'svatba', group: 'soukrome' },
  ],
  equipments: [{ id: 3, name: 'Ozvučení', slug: 'ozvuceni', category: 'Technika' }],
  services: [],
};
const EMPTY_SPACE: Partial<SpaceDetail> = {
  ...Object.fromEntries(SPACE_MEASURES.map((name) => [name, null])),
  id: 9,
  url: 'pragovka/velky-sal',
  status: 'DRAFT',
  space_name: 'Velký sál',
  perex: '',
  description: '',
  price_from: null,
  price_level: 2,
  street: null,
  house_number: null,
  land_registry_number: null,
  postal_code: null,
  city: null,
  lat: null,
  lng: null,
  phone: null,
  email: null,
  images: [],
  tags: { equipments: [], services: [], purpose: [] },
  allowed_actions: ['edit', 'request_publication', 'delete'],
  version: 1,
};

/** A mocked API of the wizard that stores one draft. */
function createServer(
  initial: {
    catalog?: Partial<OwnerCatalogAnswer>;
    draft?: Partial<SpaceDetail> | null;
    refuse?: (path: string, body: unknown) => ReturnType<typeof failWith> | null;
  } = {},
) {
  let catalog = ownerCatalog({ spaces: [], buildings: [], ...initial.catalog });
  let draft: SpaceDetail | null = null;
  const storeDraft = (next: SpaceDetail): void => {
    draft = next;
    const row = ownSpace(next.id, {
      url: next.url,
      space_name: next.space_name,
      building_id: next.building.id,
      no_name: next.no_name,
      status: next.status,
      version: next.version,
    });
    catalog = {
      ...catalog,
      spaces: [...catalog.spaces.filter((other) => other.id !== next.id), row],
    };
  };
  const editing = (draftSpace: SpaceDetail): SpaceEditing => ({
    checklist: [
      { field: 'email', done: true },
      { field: 'images', done: draftSpace.images.length > 0 },
      { field: 'perex', done: draftSpace.perex !== '' },
      { field: 'capacity', done: draftSpace.capacity !== null },
      { field: 'tags.purpose', done: draftSpace.tags.purpose.length > 0 },
      { field: 'city', done: draftSpace.city !== null && draftSpace.lat !== null },
    ],
    completeness: 40,
    max_photos: 15,
    has_video: true,
    is_suspended: false,
    reason: null,
    relation: 'owner',
  });
  if (initial.draft !== undefined && initial.draft !== null) {
    catalog = { ...catalog, buildings: [building(1)] };
    storeDraft(space({ ...EMPTY_SPACE, ...initial.draft }));
  }
  let rules: object[] = [];
  const handleWrite = (path: string, body: Record<string, unknown>): unknown => {
    if (path === '/api/availability/rules') {
      rules = [{ id: 1, exceptions: [], ...body }];
      return { rule: rules[0] };
    }
    if (path === '/api/customer/add-new-building') {
      const made = building(1, { name: body['name'] as string, city: null });
      catalog = { ...catalog, buildings: [...catalog.buildings, made] };
      return { status: 'ok', building: made };
    }
    if (path === '/api/customer/add-new-space') {
      storeDraft(
        space({
          ...EMPTY_SPACE,
          space_name: body['name'] as string,
          no_name: body['no_name'] as boolean,
          building: { id: body['id_building'] as number, name: 'Pragovka', slug: 'pragovka' },
        }),
      );
      catalog = { ...catalog, canAddSpace: false };
      return { status: 'ok', space: draft };
    }
    const {
      id: _id,
      version,
      purposes,
      attributes: _attributes,
      ...changes
    } = body['space'] as Record<string, unknown>;
    if (!draft || version !== draft.version)
      return failWith(409, { error_code: 'CONFLICT', message: 'Mezitím to změnil někdo jiný.' });
    const tags = purposes
      ? {
          ...draft.tags,
          purpose: (purposes as number[]).map((one) => TAXONOMY.purposes.find((tag) => tag.id === one)!),
        }
      : draft.tags;
    storeDraft({
      ...draft,
      ...changes,
      tags,
      version: draft.version + 1,
      status: body['publish'] ? 'WAITING_FOR_APPROVAL' : draft.status,
    });
    return { space: draft, redirect_to_url: null, editing: editing(draft) };
  };
  const handler: Handler = (url, { method, body }) => {
    const refused = initial.refuse?.(url.pathname, body);
    if (refused) return refused;
    if (method !== 'GET') return handleWrite(url.pathname, body as Record<string, unknown>);
    if (url.pathname === '/api/catalog/customer') return catalog;
    if (url.pathname === '/api/space/taxonomy') return TAXONOMY;
    if (url.pathname === '/api/availability/space/9/schedule') return { rules };
    if (url.pathname === '/api/account')
      return { profile: { email: 'majitel@prostora.test', phone: '+420602123456' }, billing: null };
    if (url.pathname === '/api/space')
      return {
        space: draft,
        error_code: null,
        redirect: null,
        seo: null,
        similar: [],
        editing: draft && editing(draft),
        layout_areas: DEFAULT_LAYOUT_AREAS,
      };
    return { items: [] };
  };
  return {
    handler,
    draft: () => draft,
    changeConcurrently: () => {
      if (draft) storeDraft({ ...draft, version: draft.version + 1 });
    },
  };
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const getNextButton = () => screen.getByRole('button', { name: /^Pokračovat/u });
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const getCurrentStep = (): string | null =>
  screen.getByRole('navigation', { name: 'Postup' }).querySelector('[aria-current="step"]')?.textContent ??
  null;

describe('the wizard of a new space', () => {
  const fillInPlace = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
    await heading('Kde prostor je?');
    await user.type(field(/^Město/u), 'Praha 9');
    await user.type(field(/^Souřadnice/u), '50.11, 14.51');
    await user.tab();
    await user.click(getNextButton());
    await heading('Jak se jmenuje?');
  };

  it('saves every step from a place to a publication request', async () => {
    const user = userEvent.setup();
    const backend = createServer();
    const { place, changes } = await renderPortal('/klient/novy-prostor', backend.handler);
    await heading('Kde prostor je?');
    expect(getCurrentStep()).toBe('1Kde');
    await fillInPlace(user);
    expect(changes).toEqual([]);
    await user.type(field(/^Název budovy/u), 'Pragovka');
    await user.type(field(/^Název prostoru/u), 'Velký sál{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Fotky'));
    expect(place()).toBe('/klient/novy-prostor?krok=fotky&prostor=9');
    await user.click(getNextButton());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Pro kolik lidí a na co'));
    await user.type(field(/^Krátké představení/u), 'Bývalá kotelna.');
    await user.type(field(/^Kapacita/u), '1 200');
    await user.click((await screen.findAllByRole('button', { name: 'Svatba' }))[0] as HTMLElement);
    await user.click(getNextButton());
    await heading('Kdy a za kolik');
    await user.click(screen.getByRole('radio', { name: 'Každý den od–do' }));
    await user.type(field(/^Cena za hodinu/u), '1900,50');
    await user.click(getNextButton());
    await heading('Kontakt pro návštěvníky');
    expect([field(/^Telefon/u).value.replaceAll('\u00a0', ' '), field(/^E-mail/u).value]).toEqual([
      '+420 602 123 456',
      'majitel@prostora.test',
    ]);
    await user.click(getNextButton());
    await heading('Takhle prostor uvidí návštěvníci');
    expect(backend.draft()).toMatchObject({
      city: 'Praha 9',
      lat: 50.11,
      perex: 'Bývalá kotelna.',
      capacity: 1200,
      price_from: 1900.5,
      phone: '+420602123456',
      email: 'majitel@prostora.test',
    });
    expect(screen.getByText(/^Do zveřejnění chybí 1 věc/u)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Odeslat ke schválení/u }).disabled).toBe(
      true,
    );
    expect(changes.map(({ path }) => path)).toEqual([
      '/api/customer/add-new-building',
      '/api/customer/add-new-space',
      '/api/space/save',
      '/api/space/save',
      '/api/availability/rules',
      '/api/space/save',
      '/api/space/save',
    ]);
    expect(changes[4]?.body).toEqual({
      space_id: 9,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      from: '08:00',
      to: '22:00',
      price_per_hour: 1900.5,
      valid_from: null,
      valid_until: null,
      on_holidays: true,
    });
  });

  it('lets a building as one space', async () => {
    const user = userEvent.setup();
    const { changes } = await renderPortal('/klient/novy-prostor', createServer().handler);
    await fillInPlace(user);
    await user.type(field(/^Název budovy/u), 'Statek');
    await user.click(await screen.findByRole('radio', { name: 'Budova se pronajímá jako jeden prostor' }));
    expect(screen.queryByRole('textbox', { name: /^Název prostoru/u })).toBeNull();
    await user.click(getNextButton());
    await heading('Fotky');
    expect(changes[1]?.body).toEqual({ name: 'Statek', id_building: 1, no_name: true });
  });

  it('starts in an existing building and requires a name', async () => {
    const user = userEvent.setup();
    const { changes } = await renderPortal(
      '/klient/novy-prostor?krok=nazev&budova=1',
      createServer({ catalog: { buildings: [building(1)], spaces: [ownSpace(1)] } }).handler,
    );
    await heading('Jak se jmenuje?');
    expect(
      screen.getByRole<HTMLInputElement>('radio', { name: 'Budova se pronajímá jako jeden prostor' })
        .disabled,
    ).toBe(true);
    await user.click(getNextButton());
    expect(await screen.findByText('Vyplňte název')).toBeTruthy();
    expect(document.activeElement).toBe(field(/^Název prostoru/u));
    expect(changes).toEqual([]);
  });

  it('keeps the values when going back before the draft exists', async () => {
    const user = userEvent.setup();
    await renderPortal('/klient/novy-prostor', createServer().handler);
    await fillInPlace(user);
    await user.type(field(/^Název budovy/u), 'Pragovka');
    await user.type(field(/^Název prostoru/u), 'Loft');
    await user.click(screen.getByRole('button', { name: 'Zpět' }));
    await heading('Kde prostor je?');
    expect(field(/^Město/u).value).toBe('Praha 9');
    await user.click(getNextButton());
    await heading('Jak se jmenuje?');
    expect([field(/^Název budovy/u).value, field(/^Název prostoru/u).value]).toEqual(['Pragovka', 'Loft']);
  });

  it('does not create the building twice when the space is refused', async () => {
    const user = userEvent.setup();
    let refusals = 1;
    const { changes } = await renderPortal(
      '/klient/novy-prostor',
      createServer({
        refuse: (path) =>
          path === '/api/customer/add-new-space' && refusals-- > 0
            ? failWith(422, {
                message: 'Zkontrolujte prosím vyplněné údaje.',
                errors: { name: 'Maximálně 100 znaků' },
              })
            : null,
      }).handler,
    );
    await fillInPlace(user);
    await user.type(field(/^Název budovy/u), 'Pragovka');
    await user.type(field(/^Název prostoru/u), 'Loft');
    await user.click(getNextButton());
    expect(await screen.findByText('Maximálně 100 znaků')).toBeTruthy();
    expect(field(/^Název prostoru/u).value).toBe('Loft');
    await user.click(getNextButton());
    await heading('Fotky');
    expect(changes.map(({ path }) => path).filter((path) => path.endsWith('add-new-building')).length).toBe(
      1,
    );
  });

  it('returns to the draft instead of creating another one', async () => {
    const user = userEvent.setup();
    const { router, place, changes } = await renderPortal('/klient/novy-prostor', createServer().handler);
    await fillInPlace(user);
    await user.type(field(/^Název budovy/u), 'Pragovka');
    await user.type(field(/^Název prostoru/u), 'Loft');
    await user.click(getNextButton());
    await heading('Fotky');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(place()).toBe('/klient/novy-prostor?krok=kde&prostor=9'));
    expect(changes.length).toBe(3);
  });
});

describe('a draft in the wizard', () => {
  it('is resumed at the step of the URL', async () => {
    await renderPortal(
      '/klient/novy-prostor?krok=nabidka&prostor=9',
      createServer({ draft: { perex: 'Už napsáno.', capacity: 80 } }).handler,
    );
    await heading('Pro kolik lidí a na co');
    expect([field(/^Krátké představení/u).value, field(/^Kapacita/u).value]).toEqual(['Už napsáno.', '80']);
    expect(screen.getByRole('heading', { level: 1, name: 'Rozpracovaný prostor: Velký sál' })).toBeTruthy();
    expect(getCurrentStep()).toContain('Co nabízí');
  });

  it('saves valid values when a step is left', async () => {
    const user = userEvent.setup();
    const backend = createServer({ draft: {} });
    await renderPortal('/klient/novy-prostor?krok=nabidka&prostor=9', backend.handler);
    await heading('Pro kolik lidí a na co');
    await user.type(field(/^Kapacita/u), '80');
    await user.click(
      within(screen.getByRole('navigation', { name: 'Postup' })).getByRole('link', { name: /Kde/u }),
    );
    await heading('Kde prostor je?');
    expect(backend.draft()?.capacity).toBe(80);
  });

  it('remembers invalid values of fields', async () => {
    const user = userEvent.setup();
    const { changes } = await renderPortal(
      '/klient/novy-prostor?krok=nabidka&prostor=9',
      createServer({ draft: {} }).handler,
    );
    await heading('Pro kolik lidí a na co');
    await user.type(field(/^Kapacita/u), 'sto');
    await user.click(getNextButton());
    expect(await screen.findByText('Zadejte číslo')).toBeTruthy();
    expect(document.activeElement).toBe(field(/^Kapacita/u));
    await user.click(screen.getByRole('button', { name: 'Zpět' }));
    await heading('Fotky');
    expect(changes).toEqual([]);
    await user.click(screen.getByRole('link', { name: /Co nabízí/u }));
    await heading('Pro kolik lidí a na co');
    expect(field(/^Kapacita/u).value).toBe('sto');
  });

  it('shows server errors under their fields and keeps the values', async () => {
    const user = userEvent.setup();
    await renderPortal(
      '/klient/novy-prostor?krok=nabidka&prostor=9',
      createServer({
        draft: {},
        refuse: (path) =>
          path === '/api/space/save'
            ? failWith(422, {
                message: 'Zkontrolujte prosím vyplněné údaje.',
                errors: { 'space.capacity': 'Zadejte číslo od 1 do 100\u00a0000' },
              })
            : null,
      }).handler,
    );
    await heading('Pro kolik lidí a na co');
    await user.type(field(/^Kapacita/u), '7');
    await user.type(field(/^Krátké představení/u), 'Kotelna');
    await user.click(getNextButton());
    expect(await screen.findByText('Zadejte číslo od 1 do 100 000')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(/^Kapacita/u)));
    expect(field(/^Krátké představení/u).value).toBe('Kotelna');
  });

  it('saves layouts, whose largest one is the capacity', async () => {
    const user = userEvent.setup();
    const { changes } = await renderPortal(
      '/klient/novy-prostor?krok=nabidka&prostor=9',
      createServer({ draft: {} }).handler,
    );
    await heading('Pro kolik lidí a na co');
    await user.type(field(/^Kapacita/u), 'sto');
    await user.click(screen.getByRole('button', { name: layoutsForm.add }));
    const row = within(screen.getByRole('group', { name: layoutsForm.row(1) }));
    await user.click(getNextButton());
    expect(row.getByText(missing.capacity)).toBeTruthy();
    await user.type(row.getByLabelText(layoutsForm.capacity), '1 200');
    expect(field(/^Kapacita/u).value).toBe('1200');
    await user.click(getNextButton());
    await heading('Kdy a za kolik');
    expect(changes.at(-1)?.body).toMatchObject({
      space: { layouts: [{ layout: 'divadelni', capacity: 1200, area_m2: null, note: null }] },
    });
  });

  it('asks about a capacity outside the usual area a person', async () => {
    const user = userEvent.setup();
    const { handler } = createServer({ draft: { area_size: 60 } });
    await renderPortal('/klient/novy-prostor?krok=nabidka&prostor=9', handler);
    await heading('Pro kolik lidí a na co');
    await user.click(screen.getByRole('button', { name: layoutsForm.add }));
    const row = within(screen.getByRole('group', { name: layoutsForm.row(1) }));
    await user.type(row.getByLabelText(layoutsForm.capacity), '60');
    expect(row.getByRole('note').textContent).toBe('kapacita odpovídá ploše');
    await user.clear(field(/^Plocha.*nepovinné/u));
    await user.type(field(/^Plocha.*nepovinné/u), '30');
    expect(row.getByRole('note').textContent).toMatch(/Opravdu se sem tolik lidí vejde\?/u);
    await user.clear(field(/^Plocha.*nepovinné/u));
    expect(row.queryByRole('note')).toBeNull();
  });

  it('shows server errors of layouts on their rows', async () => {
    const user = userEvent.setup();
    await renderPortal(
      '/klient/novy-prostor?krok=nabidka&prostor=9',
      createServer({
        draft: {
          layouts: [
            { layout: 'divadelni', capacity: 10, area_m2: null, note: null },
            { layout: 'u', capacity: 6, area_m2: null, note: null },
          ],
        },
        refuse: (path) =>
          path === '/api/space/save'
            ? failWith(422, {
                message: 'Zkontrolujte prosím vyplněné údaje.',
                errors: { 'space.layouts.1.capacity': 'Zadejte číslo od 1 do 100\u00a0000' },
              })
            : null,
      }).handler,
    );
    await heading('Pro kolik lidí a na co');
    await user.type(field(/^Krátké představení/u), 'Kotelna');
    await user.click(getNextButton());
    const row = within(screen.getByRole('group', { name: layoutsForm.row(2) }));
    expect(await row.findByText('Zadejte číslo od 1 do 100 000')).toBeTruthy();
    await user.type(row.getByLabelText(layoutsForm.capacity), '0');
    await waitFor(() => expect(screen.queryByText('Zadejte číslo od 1 do 100 000')).toBeNull());
    expect(row.getByLabelText<HTMLInputElement>(layoutsForm.capacity).value).toBe('60');
  });

  it('explains a concurrent change and saves on the second attempt', async () => {
    const user = userEvent.setup();
    const backend = createServer({ draft: {} });
    await renderPortal('/klient/novy-prostor?krok=nabidka&prostor=9', backend.handler);
    await heading('Pro kolik lidí a na co');
    backend.changeConcurrently();
    await user.type(field(/^Kapacita/u), '80');
    await user.click(getNextButton());
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Prostor se mezitím změnil jinde/u);
    expect(field(/^Kapacita/u).value).toBe('80');
    await user.click(getNextButton());
    await heading('Kdy a za kolik');
    expect(backend.draft()?.capacity).toBe(80);
  });

  it('sends nothing for an unchanged step', async () => {
    const user = userEvent.setup();
    const { changes } = await renderPortal(
      '/klient/novy-prostor?krok=nazev&prostor=9',
      createServer({ draft: {} }).handler,
    );
    await heading('Jak se jmenuje?');
    await user.click(getNextButton());
    await heading('Fotky');
    expect(changes).toEqual([]);
  });

  it('is sent for approval once', async () => {
    const user = userEvent.setup();
    const backend = createServer({
      draft: {
        perex: 'Kotelna',
        capacity: 80,
        city: 'Praha 9',
        lat: 50.1,
        lng: 14.5,
        images: space().images,
        tags: space().tags,
      },
    });
    const { changes, place } = await renderPortal(
      '/klient/novy-prostor?krok=nahled&prostor=9',
      backend.handler,
    );
    await heading('Takhle prostor uvidí návštěvníci');
    expect(screen.getByText('Prostor je připravený ke schválení')).toBeTruthy();
    await user.dblClick(screen.getByRole('button', { name: /^Odeslat ke schválení/u }));
    await waitFor(() => expect(place()).toBe('/klient/moje-prostory'));
    expect(changes.map(({ body }) => body)).toEqual([{ space: { id: 9, version: 1 }, publish: true }]);
  });

  it('links a missing condition to its step', async () => {
    const user = userEvent.setup();
    await renderPortal('/klient/novy-prostor?krok=nahled&prostor=9', createServer({ draft: {} }).handler);
    await heading('Takhle prostor uvidí návštěvníci');
    expect(screen.getByRole('link', { name: 'Otevřít úpravy' }).getAttribute('href')).toBe(
      '/prostor/pragovka/velky-sal?upravit=1',
    );
    await user.click(screen.getByRole('button', { name: /^Doplnit ?: Adresa/u }));
    await heading('Kde prostor je?');
  });

  it('shows a message when it is gone', async () => {
    await renderPortal('/klient/novy-prostor?krok=kde&prostor=77', createServer({ draft: {} }).handler);
    expect(await screen.findByRole('heading', { name: 'Tenhle koncept tu není' })).toBeTruthy();
  });
});

describe('a full plan', () => {
  it('is shown before any input', async () => {
    await renderPortal(
      '/klient/novy-prostor',
      createServer({ catalog: { canAddSpace: false, spaces_use: { used: 5, limit: 5 } } }).handler,
    );
    expect(await screen.findByRole('heading', { name: 'V tarifu už není místo' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Vybrat vyšší tarif' }).getAttribute('href')).toBe(
      '/klient/clenstvi',
    );
  });

  it('does not block an existing draft', async () => {
    await renderPortal(
      '/klient/novy-prostor?krok=kde&prostor=9',
      createServer({ draft: {}, catalog: { canAddSpace: false } }).handler,
    );
    await heading('Kde prostor je?');
  });
});

import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { OwnerCatalogAnswer, OwnerWaitingItem } from '@prostora/api-client';
import { HOUR_MS } from '@prostora/contracts';
import { SHELL_EVENTS, onShellEvent, type Toast } from '@prostora/federation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { building, ownSpace, owner, ownerCatalog, renderPortal } from '../../testing/portal.tsx';
import { failWith, type Handler } from '../../testing/render-site.tsx';

const toasts: Toast[] = [];
const stop = onShellEvent(SHELL_EVENTS.toast, (toast) => toasts.push(toast));
afterEach(() => {
  toasts.length = 0;
});
afterAll(stop);
beforeEach(() => {
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { load: () => new Promise(() => undefined) },
  });
});

/** Renders the list of `catalog`; `change` answers mutating calls. */
const show = (
  catalog: Partial<OwnerCatalogAnswer> | (() => OwnerCatalogAnswer),
  change: Handler = () => ({}),
  waiting: OwnerWaitingItem[] = [],
) =>
  renderPortal(
    '/klient/moje-prostory',
    (url, asked) => {
      if (url.pathname !== '/api/catalog/customer') return change(url, asked);
      return typeof catalog === 'function' ? catalog() : ownerCatalog(catalog);
    },
    owner(),
    waiting,
  );
const findRow = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('[role="row"]') as HTMLElement);
const draft = (id: number, change = {}) =>
  ownSpace(id, {
    status: 'DRAFT',
    allowed_actions: ['edit', 'request_publication', 'delete'],
    views_30_days: 0,
    views: [],
    ...change,
  });

describe('my spaces', () => {
  it('show the usage and the end of the plan', async () => {
    await show({ spaces_use: { used: 4, limit: 5 } });
    await screen.findByRole('heading', { level: 1, name: 'Moje prostory' });
    expect(screen.getByText('4 z 5 prostorů v tarifu Standard · platí do 14. 3. 2027')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Nový prostor' }).getAttribute('href')).toBe(
      '/klient/novy-prostor',
    );
  });

  it('list spaces by building with state, completeness and views', async () => {
    await show({
      spaces: [
        ownSpace(1),
        draft(2, {
          completeness: 48,
          missing: [
            { field: 'perex', message: 'Chybí perex' },
            { field: 'images', message: 'Chybí fotka' },
          ],
        }),
      ],
    });
    const table = within(await screen.findByRole('table', { name: 'Prostory v budově: Pragovka' }));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Prostor',
      'Stav',
      'Vyplněno',
      'Zobrazení za 30\u00a0dní',
      'Akce',
    ]);
    const published = await findRow('Loft 1');
    expect(
      [
        published.getByText('Publikovaný'),
        published.getByText('1 284'),
        published.getByText('Vše vyplněno'),
      ].every(Boolean),
    ).toBe(true);
    expect(published.getByRole('link', { name: 'Kalendář: Loft 1' }).getAttribute('href')).toBe(
      '/klient/rezervace?prostor=1',
    );
    const unfinished = await findRow('Loft 2');
    expect(unfinished.getByText('Chybí perex')).toBeTruthy();
    expect(unfinished.getByRole('link', { name: 'Doplnit' }).getAttribute('href')).toBe(
      '/klient/novy-prostor?krok=nabidka&prostor=2',
    );
    expect(unfinished.getByRole('link', { name: 'Upravit prostor Loft 2' }).getAttribute('href')).toBe(
      '/prostor/pragovka/loft-2?upravit=1',
    );
  });

  it('say what comes next for a space sent for approval', async () => {
    await show({ spaces: [ownSpace(1), ownSpace(2, { status: 'WAITING_FOR_APPROVAL' })] });
    const band = within(await screen.findByRole('region', { name: 'Odesláno ke schválení: Loft 2' }));
    expect(band.getByText('Čeká na správce')).toBeTruthy();
    expect(band.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/klient/rezervace?karta=otevreni&prostor=2',
      '/klient/cenik',
    ]);
  });

  it('exchange published spaces for paused ones', async () => {
    const user = userEvent.setup();
    const paused = draft(2, {
      paused_at: '2026-11-20T12:00:00Z',
      allowed_actions: ['edit', 'resume', 'delete'],
    });
    const { changes } = await show({
      spaces: [ownSpace(1), paused, draft(3)],
      spaces_use: { used: 3, limit: 1 },
    });
    expect((await findRow('Loft 2')).getByText('Pozastaveno – nad limit členství')).toBeTruthy();
    const use = '3 prostory, v tarifu Standard jde zveřejnit nejvýše 1 · platí do 14. 3. 2027';
    expect(screen.getByText(use)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Vybrat, co zůstane zveřejněné' }));
    const dialog = within(await screen.findByRole('dialog'));
    const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Uložit výběr' });
    expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
    await user.click(dialog.getByRole('checkbox', { name: /Loft 1/u }));
    expect(save.disabled).toBe(true);
    await user.click(dialog.getByRole('checkbox', { name: /Loft 2/u }));
    await user.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes).toMatchObject([
      { method: 'PUT', path: '/api/membership/kept-spaces', body: { space_ids: [2] } },
    ]);
  });

  it('show the most urgent item first, the rest behind a button', async () => {
    const user = userEvent.setup();
    await show({ spaces: [draft(1), draft(2, { status_reason: 'Fotky jsou rozmazané' })] });
    const band = within(await screen.findByRole('region', { name: 'Správce prostor vrátil k doplnění' }));
    expect(band.getByText('Loft 2: Fotky jsou rozmazané')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Prostor je připravený ke schválení' })).toBeNull();
    await user.click(band.getByRole('button', { name: 'A ještě 1\u00a0věc' }));
    expect(screen.getByRole('region', { name: 'Prostor je připravený ke schválení' })).toBeTruthy();
  });

  it('link waiting items to their filtered lists', async () => {
    const hours = (count: number): string => new Date(Date.now() - count * HOUR_MS - 60_000).toISOString();
    await show({}, undefined, [
      { kind: 'reservation_requests', count: 3, value: 12_500, oldest: hours(5) },
      { kind: 'change_proposals', count: 1, value: 0, oldest: hours(72) },
      { kind: 'inquiries', count: 5, value: 40_000, oldest: hours(0) },
      { kind: 'orders', count: 2, value: 8490, oldest: hours(49) },
    ]);
    const band = within(await screen.findByRole('region', { name: 'Čeká na vás' }));
    const links = band
      .getAllByRole('link')
      .map((link) => [link.textContent?.replaceAll('\u00a0', ' '), link.getAttribute('href')]);
    expect(links).toEqual([
      [
        '3 žádosti o rezervaci, v hodnotě 12 500 Kč, nejstarší čeká 5 hodin',
        '/klient/rezervace?karta=seznam&ceka=zadost&kdy=vse',
      ],
      ['1 návrh změny od hosta, čeká 3 dny', '/klient/rezervace?karta=seznam&ceka=zmena&kdy=vse'],
      ['5 nezodpovězených poptávek, v hodnotě 40 000 Kč, nejstarší čeká méně než hodinu', '/klient/poptavky'],
      [
        '2 nezaplacené objednávky členství, v hodnotě 8 490 Kč, nejstarší čeká 2 dny',
        '/klient/clenstvi?objednavky=nezaplacene',
      ],
    ]);
  });

  it('show no banner when nothing waits', async () => {
    await show({});
    await screen.findByRole('table', { name: 'Prostory v budově: Pragovka' });
    expect(screen.queryByRole('region', { name: 'Čeká na vás' })).toBeNull();
  });

  it('send a finished draft for approval optimistically', async () => {
    const user = userEvent.setup();
    let answered: (value: unknown) => void = () => undefined;
    const { changes } = await show(
      { spaces: [draft(2)] },
      () =>
        new Promise((resolve) => {
          answered = resolve;
        }),
    );
    await user.click((await findRow('Loft 2')).getByRole('button', { name: 'Odeslat ke schválení' }));
    expect(await (await findRow('Loft 2')).findByText('Čeká na schválení')).toBeTruthy();
    await waitFor(() =>
      expect(changes).toEqual([
        { method: 'PUT', path: '/api/space/save', body: { space: { id: 2, version: 3 }, publish: true } },
      ]),
    );
    answered({});
    await waitFor(() =>
      expect(toasts).toEqual([{ message: 'Odesláno ke schválení: Loft 2', kind: 'success' }]),
    );
  });

  it('revert a refused change with its reason', async () => {
    const user = userEvent.setup();
    await show({ spaces: [draft(2)] }, () =>
      failWith(422, {
        message: 'Zkontrolujte prosím vyplněné údaje.',
        space_errors: [{ field: 'images', message: 'Přidejte alespoň jednu fotku' }],
      }),
    );
    await user.click((await findRow('Loft 2')).getByRole('button', { name: 'Odeslat ke schválení' }));
    await waitFor(() =>
      expect(toasts).toEqual([
        { message: 'Zkontrolujte prosím vyplněné údaje. Přidejte alespoň jednu fotku', kind: 'error' },
      ]),
    );
    expect((await findRow('Loft 2')).getByText('Koncept')).toBeTruthy();
  });

  it('withdraw a space from approval', async () => {
    const user = userEvent.setup();
    const { changes } = await show({
      spaces: [
        ownSpace(3, { status: 'WAITING_FOR_APPROVAL', allowed_actions: ['edit', 'withdraw', 'delete'] }),
      ],
    });
    await user.click((await findRow('Loft 3')).getByRole('button', { name: 'Vzít zpět' }));
    await waitFor(() =>
      expect(changes).toEqual([{ method: 'POST', path: '/api/space/3/status', body: { status: 'DRAFT' } }]),
    );
  });

  it('confirm before hiding a space, and Esc cancels', async () => {
    const user = userEvent.setup();
    const { changes } = await show({});
    const menu = (await findRow('Loft 1')).getByRole('button', { name: 'Další akce: Loft 1' });
    await user.click(menu);
    await user.click(screen.getByRole('button', { name: 'Skrýt z katalogu' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Skrýt prostor Loft 1 z katalogu?' }));
    expect(dialog.getByText(/bez nového schvalování/u)).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(menu);
    expect(changes).toEqual([]);
  });

  it('return a hidden space to the catalogue at once', async () => {
    const user = userEvent.setup();
    const hidden = draft(1, {
      hidden_at: '2026-11-20T12:00:00Z',
      allowed_actions: ['edit', 'resume', 'delete'],
    });
    const { changes } = await show({ spaces: [hidden] });
    const row = await findRow('Loft 1');
    expect(row.getByText('Skryto z katalogu')).toBeTruthy();
    await user.click(row.getByRole('button', { name: 'Vrátit do katalogu' }));
    await waitFor(() =>
      expect(changes).toEqual([
        { method: 'PUT', path: '/api/space/save', body: { space: { id: 1, version: 3 }, publish: true } },
      ]),
    );
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('Zpátky v katalogu: Loft 1'));
  });

  it('copy settings to other spaces after a preview', async () => {
    const user = userEvent.setup();
    const { changes } = await show({ spaces: [ownSpace(1), ownSpace(2), ownSpace(3)] }, () => ({
      results: [
        { space_id: 2, added: 3, removed: 1 },
        { space_id: 3, added: 0, removed: 0 },
      ],
    }));
    await user.click((await findRow('Loft 1')).getByRole('button', { name: 'Další akce: Loft 1' }));
    await user.click(screen.getByRole('button', { name: 'Kopírovat nastavení do…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kopírovat nastavení: Loft 1' }));
    await user.click(dialog.getByRole('button', { name: 'Zobrazit změny' }));
    expect(await dialog.findByText('Vyberte aspoň jeden prostor.')).toBeTruthy();
    await user.click(dialog.getByRole('checkbox', { name: 'Celá budova: Pragovka' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Ceník' }));
    await user.click(dialog.getByRole('button', { name: 'Jen doplnit' }));
    await user.click(dialog.getByRole('button', { name: 'Zobrazit změny' }));
    expect(await dialog.findByText('přibudou 3, ubude 1')).toBeTruthy();
    expect(dialog.getByText('beze změny')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Zkopírovat' }));
    await waitFor(() => expect(toasts.at(-1)?.message).toMatch(/^Zkopírováno: 2\sprostory$/u));
    const body = { space_ids: [2, 3], what: ['hours', 'settings', 'price_list'], mode: 'add' };
    expect(changes).toEqual(
      [true, false].map((dry_run) => ({
        method: 'POST',
        path: '/api/space/1/copy-to',
        body: { ...body, dry_run },
      })),
    );
  });

  it('duplicate a space under a new name', async () => {
    const user = userEvent.setup();
    const { changes } = await show({}, () => ({ space: { id: 9, name: 'Loft 9' } }));
    await user.click((await findRow('Loft 1')).getByRole('button', { name: 'Další akce: Loft 1' }));
    await user.click(screen.getByRole('button', { name: 'Duplikovat' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplikovat prostor: Loft 1' }));
    const name = dialog.getByRole('textbox', { name: 'Název nového prostoru' });
    expect((name as HTMLInputElement).value).toBe('Loft 1 (kopie)');
    await user.clear(name);
    await user.type(name, 'Loft 9');
    await user.click(dialog.getByRole('checkbox', { name: 'Texty' }));
    await user.click(dialog.getByRole('button', { name: 'Vytvořit' }));
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('Vytvořeno: Loft 9'));
    expect(changes).toMatchObject([
      {
        path: '/api/space/1/duplicate',
        body: { name: 'Loft 9', what: ['hours', 'settings', 'price_list', 'tags', 'contact'] },
      },
    ]);
  });

  it('block several spaces, naming the reserved ones', async () => {
    const user = userEvent.setup();
    let refuse = true;
    const { changes } = await show({ spaces: [ownSpace(1), ownSpace(2)] }, () =>
      refuse
        ? failWith(409, { error_code: 'SLOT_RESERVED', conflicts: [{ space_id: 2 }] })
        : { blocked_slots: [{}], group_id: 'g', skipped: [{ space_id: 2 }] },
    );
    await user.click((await findRow('Loft 1')).getByRole('button', { name: 'Další akce: Loft 1' }));
    await user.click(screen.getByRole('button', { name: 'Zablokovat víc prostorů' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Zablokovat víc prostorů' }));
    expect(
      (dialog.getByRole('checkbox', { name: 'Důvod uvidí i návštěvníci' }) as HTMLInputElement).checked,
    ).toBe(false);
    await user.click(dialog.getByRole('checkbox', { name: 'Loft 2' }));
    await user.click(dialog.getByRole('button', { name: 'Zablokovat' }));
    expect(await dialog.findByText('Rezervaci v tomto čase má: Loft 2.')).toBeTruthy();
    refuse = false;
    await user.click(dialog.getByRole('checkbox', { name: 'Obsazené prostory přeskočit' }));
    await user.click(dialog.getByRole('button', { name: 'Zablokovat' }));
    await waitFor(() => expect(toasts.at(-1)?.message).toMatch(/^Zablokováno: 1\sprostor, přeskočeno: 1$/u));
    expect(changes).toMatchObject([
      {
        path: '/api/blocked-slots/bulk',
        body: { space_ids: [1, 2], reason_public: false, skip_taken: false },
      },
      { body: { skip_taken: true } },
    ]);
  });

  it('delete after a confirmation and restore the space on a refusal', async () => {
    const user = userEvent.setup();
    let refuse = true;
    const { changes } = await show(
      () => ownerCatalog(refuse ? {} : { spaces: [] }),
      () =>
        refuse
          ? failWith(409, { message: 'Prostor má rezervace před sebou. Nejdřív je prosím zrušte.' })
          : {},
    );
    const remove = async (): Promise<void> => {
      await user.click((await findRow('Loft 1')).getByRole('button', { name: 'Další akce: Loft 1' }));
      await user.click(screen.getByRole('button', { name: 'Smazat' }));
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Smazat prostor' }));
    };
    await remove();
    await waitFor(() =>
      expect(toasts).toEqual([
        { message: 'Prostor má rezervace před sebou. Nejdřív je prosím zrušte.', kind: 'error' },
      ]),
    );
    expect(await screen.findByRole('link', { name: 'Loft 1' })).toBeTruthy();
    refuse = false;
    await remove();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Loft 1' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Pragovka' }));
    expect(changes.at(-1)?.body).toEqual({ status: 'DELETED' });
  });

  it('disable adding with an explanation when the plan is full', async () => {
    await show({ canAddSpace: false, spaces_use: { used: 5, limit: 5 } });
    const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Nový prostor' });
    expect(add.disabled).toBe(true);
    expect(document.getElementById(add.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Tarif dovoluje 5\u00a0prostorů',
    );
    expect(screen.getByRole('link', { name: 'Vybrat vyšší tarif' }).getAttribute('href')).toBe(
      '/klient/clenstvi',
    );
    expect(screen.queryByRole('link', { name: /^Přidat prostor do této budovy/u })).toBeNull();
  });

  it('show the reason of a disabled space and a support link', async () => {
    await show({
      spaces: [
        ownSpace(4, { status: 'DISABLED', status_reason: 'neúplná adresa', allowed_actions: ['delete'] }),
      ],
    });
    const row = await findRow('Loft 4');
    expect(row.getByText('Zakázáno: neúplná adresa')).toBeTruthy();
    expect((await row.findByRole('link', { name: 'Napsat podpoře' })).getAttribute('href')).toContain(
      'mailto:podpora@prostora.test',
    );
    expect(row.queryByRole('link', { name: /^Upravit/u })).toBeNull();
  });

  it('show an empty state without buildings', async () => {
    await show({ spaces: [], buildings: [] });
    expect((await screen.findByRole('link', { name: 'Přidat první prostor' })).getAttribute('href')).toBe(
      '/klient/novy-prostor',
    );
  });

  it('offer adding a space to an empty building', async () => {
    await show({ spaces: [], buildings: [building(5, { name: 'Statek' })] });
    expect(
      (await screen.findByRole('link', { name: 'Přidat prostor do této budovy' })).getAttribute('href'),
    ).toBe('/klient/novy-prostor?krok=nazev&budova=5');
  });

  it('offer a retry after a failure', async () => {
    const user = userEvent.setup();
    let down = true;
    await renderPortal('/klient/moje-prostory', () =>
      down ? failWith(403, { message: 'Ne.' }) : ownerCatalog(),
    );
    const retry = await screen.findByRole('button', { name: 'Zkusit znovu' });
    down = false;
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Loft 1' })).toBeTruthy();
  });

  it('show a name for the unnamed default plan', async () => {
    const { subscriptionConfig } = owner();
    await renderPortal(
      '/klient/moje-prostory',
      () => ownerCatalog({ spaces_use: { used: 1, limit: 1 } }),
      owner({ subscription: null, subscriptionConfig: { ...subscriptionConfig, name: '' } }),
    );
    expect(await screen.findByText('1 z 1 prostoru v základním tarifu')).toBeTruthy();
  });

  it('show that the plan is a trial', async () => {
    await renderPortal('/klient/moje-prostory', () => ownerCatalog(), owner({ trial: true }));
    expect(await screen.findByText(/tarifu Standard \(zkušební období\)/u)).toBeTruthy();
  });
});

describe('a building', () => {
  afterEach(() => {
    sessionStorage.clear();
  });
  const open = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: /^Upravit budovu/u }));
    return within(await screen.findByRole('dialog', { name: 'Upravit budovu' }));
  };

  it('is renamed with its address', async () => {
    const user = userEvent.setup();
    const { changes } = await show({}, () => ({
      status: 'ok',
      building: building(1, { name: 'Pragovka Art' }),
    }));
    const dialog = await open(user);
    const name = dialog.getByRole('textbox', { name: 'Název budovy' });
    await user.clear(name);
    await user.type(name, 'Pragovka Art');
    await user.click(dialog.getByRole('button', { name: 'Uložit budovu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes).toEqual([
      {
        method: 'PUT',
        path: '/api/customer/building/1',
        body: {
          version: 4,
          name: 'Pragovka Art',
          description: '',
          street: 'Kolbenova',
          land_registry_number: '923',
          house_number: '34a',
          city: 'Praha 9',
          postal_code: '19000',
          lat: 50.11,
          lng: 14.5,
        },
      },
    ]);
    expect(toasts[0]?.message).toBe('Uloženo: Pragovka Art');
  });

  it('keeps a draft in a closed dialog until it is saved', async () => {
    const user = userEvent.setup();
    await show({}, () => ({ status: 'ok', building: building(1) }));
    const name = (dialog: Awaited<ReturnType<typeof open>>) =>
      dialog.getByRole<HTMLInputElement>('textbox', { name: 'Název budovy' });
    const dialog = await open(user);
    await user.clear(name(dialog));
    await user.type(name(dialog), 'Pragovka Art');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const opened = await open(user);
    await waitFor(() => expect(name(opened).value).toBe('Pragovka Art'));
    await user.click(opened.getByRole('button', { name: 'Uložit budovu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('prostora.draft.'))).toEqual([]);
  });

  it('focuses the first conflict and saves the choice by Enter', async () => {
    const user = userEvent.setup();
    const current = building(1, { name: 'Jejich název', version: 5 });
    const answers = [
      failWith(409, { error_code: 'CONFLICT', message: 'x', current }),
      { status: 'ok', building: current },
    ];
    const { changes } = await show({}, () => answers.shift());
    const dialog = await open(user);
    const name = dialog.getByRole('textbox', { name: 'Název budovy' });
    await user.clear(name);
    await user.type(name, 'Můj název{Enter}');
    const conflict = within(await screen.findByRole('dialog', { name: 'Budovu mezitím upravil někdo jiný' }));
    expect(document.activeElement).toBe(conflict.getByRole('radio', { name: /Můj název/u }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes.at(-1)?.body).toMatchObject({ name: 'Můj název', version: 5 });
  });

  it('merges a concurrent edit and asks about conflicting fields', async () => {
    const user = userEvent.setup();
    const current = building(1, { name: 'Jejich název', street: 'Nová', version: 5 });
    const answers = [
      failWith(409, { error_code: 'CONFLICT', message: 'x', current }),
      { status: 'ok', building: current },
    ];
    const { changes } = await show({}, () => answers.shift());
    const dialog = await open(user);
    const name = dialog.getByRole('textbox', { name: 'Název budovy' });
    await user.clear(name);
    await user.type(name, 'Můj název');
    await user.click(dialog.getByRole('button', { name: 'Uložit budovu' }));
    const conflict = within(await screen.findByRole('dialog', { name: 'Budovu mezitím upravil někdo jiný' }));
    expect(conflict.getByText('Můj název')).toBeTruthy();
    expect(conflict.queryByText('Nová')).toBeNull();
    await user.click(conflict.getByText('Jejich název'));
    await user.click(conflict.getByRole('button', { name: 'Uložit výběr' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes.map(({ body }) => body)).toEqual([
      expect.objectContaining({ name: 'Můj název', version: 4 }),
      expect.objectContaining({ name: 'Jejich název', street: 'Nová', version: 5 }),
    ]);
  });

  it('keeps the values and shows server errors under their fields', async () => {
    const user = userEvent.setup();
    await show({}, () =>
      failWith(422, {
        message: 'Zkontrolujte prosím vyplněné údaje.',
        errors: { location: 'Vyberte místo z našeptávače nebo na mapě', city: 'Povinná hodnota' },
      }),
    );
    const dialog = await open(user);
    const city = dialog.getByRole('textbox', { name: /^Město/u });
    await user.clear(city);
    await user.type(city, 'Atlantis');
    await user.click(dialog.getByRole('button', { name: 'Uložit budovu' }));
    expect(await dialog.findByText('Povinná hodnota')).toBeTruthy();
    expect(dialog.getByText('Vyberte místo z našeptávače nebo na mapě')).toBeTruthy();
    expect(dialog.getByRole('alert').textContent).toBe('Zkontrolujte prosím vyplněné údaje.');
    expect((city as HTMLInputElement).value).toBe('Atlantis');
    await waitFor(() => expect(document.activeElement).toBe(city));
  });
});

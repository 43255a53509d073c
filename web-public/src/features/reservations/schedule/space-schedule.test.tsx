import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import type { OwnerCalendarAnswer, Season, SpaceScheduleAnswer } from '@prostora/api-client';
import { SHELL_EVENTS, onShellEvent, type Toast } from '@prostora/federation';
import { ownerCalendar, schedule, weeklyRule } from '@prostora/testing/reservation-fixtures.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failWith, type Handler } from '../../../testing/render-site.tsx';
import { setScreenWidth } from '../../../testing/match-media.ts';
import { renderReservations } from '../../../testing/reservations.ts';

const toasts: Toast[] = [];
const stop = onShellEvent(SHELL_EVENTS.toast, (toast) => toasts.push(toast));
afterEach(() => {
  toasts.length = 0;
  sessionStorage.clear();
});
afterAll(stop);

const show = (
  now: Partial<SpaceScheduleAnswer>,
  change: Handler = () => failWith(500),
  ahead: Partial<OwnerCalendarAnswer> = {},
) =>
  renderReservations('?karta=otevreni&prostor=2', (url, asked) => {
    if (asked.method !== 'GET') return change(url, asked);
    if (url.pathname === '/api/availability/space/2/schedule') return schedule(now);
    return url.pathname === '/api/reservations/calendar' ? ownerCalendar(ahead) : undefined;
  });
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const slot = { start_datetime: '2027-12-10T15:00:00.000Z', end_datetime: '2027-12-10T21:00:00.000Z' };

describe('weekly opening hours', () => {
  it('show days, hours, price, holidays and exceptions', async () => {
    await show({
      rules: [
        weeklyRule(3, { from: '18:00', to: '02:00', exceptions: ['2026-12-31'], valid_until: '2027-06-30' }),
      ],
    });
    const rules = await part('Týdenní otevírací doba');
    expect(rules.getByText('po–pá 18:00–2:00 (následující den)')).toBeTruthy();
    expect(rules.getByText(/^1\s900\sKč\/h · ne o svátcích · platí do 30\.\s6\.\s2027$/u)).toBeTruthy();
    expect(rules.getByRole('button', { name: /^Zrušit výjimku: 31/u })).toBeTruthy();
  });

  it('are added, also past midnight', async () => {
    const user = userEvent.setup();
    const { changes } = await show({}, () => ({ rule: weeklyRule(3) }));
    await user.click(
      (await part('Týdenní otevírací doba')).getByRole('button', { name: 'Přidat otevírací dobu' }),
    );
    const dialog = within(screen.getByRole('dialog', { name: 'Nová otevírací doba' }));
    await user.click(dialog.getByRole('button', { name: 'pátek', pressed: true }));
    await user.click(dialog.getByRole('button', { name: 'sobota', pressed: false }));
    fireEvent.change(dialog.getByLabelText('Od'), { target: { value: '18:00' } });
    fireEvent.change(dialog.getByLabelText('Do'), { target: { value: '02:00' } });
    expect(dialog.getByText(/^Končí následující den/u)).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'Cena za hodinu v Kč' }), '1 900');
    await user.click(dialog.getByRole('button', { name: 'Uložit' }));
    await waitFor(() =>
      expect(changes).toEqual([
        {
          method: 'POST',
          path: '/api/availability/rules',
          body: {
            space_id: 2,
            weekdays: [1, 2, 3, 4, 6],
            from: '18:00',
            to: '02:00',
            price_per_hour: 1900,
            valid_from: null,
            valid_until: null,
            on_holidays: false,
          },
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('require a day, a time and a price', async () => {
    const user = userEvent.setup();
    const { changes } = await show({ rules: [weeklyRule(3, { weekdays: [1] })] });
    await user.click(
      (await part('Týdenní otevírací doba')).getByRole('button', { name: 'Upravit: po 9:00–22:00' }),
    );
    const dialog = within(screen.getByRole('dialog', { name: 'Upravit otevírací dobu' }));
    await user.click(dialog.getByRole('button', { name: 'pondělí' }));
    expect(await dialog.findByText('Vyberte alespoň jeden den')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Od'), { target: { value: '' } });
    await user.clear(dialog.getByRole('textbox', { name: 'Cena za hodinu v Kč' }));
    await user.click(dialog.getByRole('button', { name: 'Uložit' }));
    expect(await dialog.findByText('Vyberte čas')).toBeTruthy();
    expect(dialog.getByText('Vyplňte cenu')).toBeTruthy();
    expect(changes).toEqual([]);
  });

  it('keep a draft in a closed dialog until it is saved', async () => {
    const user = userEvent.setup();
    const { changes } = await show({ rules: [weeklyRule(3)] }, () => ({ rule: weeklyRule(3) }));
    const openRule = async () => {
      await user.click((await part('Týdenní otevírací doba')).getByRole('button', { name: /^Upravit/u }));
      return within(screen.getByRole('dialog', { name: 'Upravit otevírací dobu' }));
    };
    const price = (dialog: Awaited<ReturnType<typeof openRule>>) =>
      dialog.getByRole<HTMLInputElement>('textbox', { name: 'Cena za hodinu v Kč' });
    const dialog = await openRule();
    await user.clear(price(dialog));
    await user.type(price(dialog), '2 400');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const opened = await openRule();
    await waitFor(() => expect(price(opened).value).toBe('2 400'));
    await user.click(opened.getByRole('button', { name: 'Uložit' }));
    await waitFor(() => expect(changes[0]?.body).toMatchObject({ price_per_hour: 2400 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('prostora.draft.'))).toEqual([]);
  });

  it('show server errors under their fields', async () => {
    const user = userEvent.setup();
    await show({ rules: [weeklyRule(3)] }, () =>
      failWith(422, {
        message: 'Zkontrolujte prosím vyplněné údaje.',
        errors: { from: 'Stejná otevírací doba už tu je' },
      }),
    );
    await user.click((await part('Týdenní otevírací doba')).getByRole('button', { name: /^Upravit/u }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Uložit' }));
    expect(await dialog.findByText('Stejná otevírací doba už tu je')).toBeTruthy();
    expect(dialog.getByLabelText('Od').getAttribute('aria-invalid')).toBe('true');
  });

  it('exclude one of their days only', async () => {
    const user = userEvent.setup();
    const { changes } = await show({ rules: [weeklyRule(3, { exceptions: ['2026-12-31'] })] }, () => ({
      rule: weeklyRule(3),
    }));
    const rules = await part('Týdenní otevírací doba');
    await user.click(rules.getByRole('button', { name: 'Přidat výjimku' }));
    const field = rules.getByLabelText('Den, kdy neplatí');
    fireEvent.change(field, { target: { value: '2026-12-05' } });
    await user.click(rules.getByRole('button', { name: 'Přidat výjimku' }));
    expect(await rules.findByText('V tento den otevírací doba neplatí ani jinak')).toBeTruthy();
    fireEvent.change(field, { target: { value: '2026-12-04' } });
    await user.click(rules.getByRole('button', { name: 'Přidat výjimku' }));
    await waitFor(() =>
      expect(changes).toEqual([
        {
          method: 'POST',
          path: '/api/availability/rules/3/exceptions',
          body: { day: '2026-12-04', holds: false },
        },
      ]),
    );
    await user.click(rules.getByRole('button', { name: /^Zrušit výjimku/u }));
    await waitFor(() => expect(changes[1]?.body).toEqual({ day: '2026-12-31', holds: true }));
  });

  it('show a refused day under its field', async () => {
    const user = userEvent.setup();
    await show({ rules: [weeklyRule(3)] }, () =>
      failWith(422, {
        message: 'Zkontrolujte prosím vyplněné údaje.',
        errors: { day: 'Termín je příliš daleko' },
      }),
    );
    const rules = await part('Týdenní otevírací doba');
    await user.click(rules.getByRole('button', { name: 'Přidat výjimku' }));
    fireEvent.change(rules.getByLabelText('Den, kdy neplatí'), { target: { value: '2098-12-05' } });
    await user.click(rules.getByRole('button', { name: 'Přidat výjimku' }));
    expect(await rules.findByText('Termín je příliš daleko')).toBeTruthy();
  });

  it('are deleted after a confirmation', async () => {
    const user = userEvent.setup();
    const { changes } = await show({ rules: [weeklyRule(3)] }, () => ({ status: 'ok' }));
    await user.click((await part('Týdenní otevírací doba')).getByRole('button', { name: /^Smazat/u }));
    expect(changes).toEqual([]);
    await user.click(
      within(screen.getByRole('dialog', { name: 'Smazat otevírací dobu?' })).getByRole('button', {
        name: 'Smazat',
      }),
    );
    await waitFor(() =>
      expect(changes).toEqual([{ method: 'DELETE', path: '/api/availability/rules/3', body: null }]),
    );
  });
});

describe('single windows and blocks', () => {
  it('are listed without weekly hours, imported ones read-only', async () => {
    await show({}, undefined, {
      availabilities: [
        { id: 7, rule_id: null, space_id: 2, price_per_hour: 500, ...slot },
        { id: null, rule_id: 8, space_id: 2, price_per_hour: 1900, ...slot },
      ],
      blocked_slots: [
        {
          id: 4,
          space_id: 2,
          reason: 'Malování',
          reason_public: false,
          feed_id: null,
          group_id: null,
          ...slot,
        },
        { id: 5, space_id: 2, reason: 'Akce', reason_public: false, feed_id: 9, group_id: null, ...slot },
      ],
    });
    const windows = await part('Termíny navíc');
    expect(windows.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/pátek 10\.\s12\.\s2027, 16:00–22:00500\sKč\/h/u),
    ]);
    const blocks = (await part('Blokace')).getAllByRole('listitem');
    expect(within(blocks[0]!).getByRole('button', { name: /^Upravit blokaci/u })).toBeTruthy();
    expect(blocks[1]!.textContent).toContain('Akce · z připojeného kalendáře');
    expect(within(blocks[1]!).queryByRole('button')).toBeNull();
  });

  it('change a window without moving it', async () => {
    const user = userEvent.setup();
    const { changes } = await show({}, () => ({}), {
      availabilities: [{ id: 7, rule_id: null, space_id: 2, price_per_hour: 500, ...slot }],
    });
    await user.click((await part('Termíny navíc')).getByRole('button', { name: /^Upravit termín/u }));
    const dialog = within(screen.getByRole('dialog', { name: 'Upravit termín navíc' }));
    const price = dialog.getByRole('textbox', { name: 'Cena za hodinu v Kč' });
    await user.clear(price);
    await user.type(price, '650,50');
    await user.click(dialog.getByRole('button', { name: 'Uložit' }));
    await waitFor(() =>
      expect(changes).toEqual([
        { method: 'PUT', path: '/api/availability/7', body: { ...slot, price_per_hour: 650.5 } },
      ]),
    );
  });
});

describe('rules of booking', () => {
  it('are saved in the units of the API', async () => {
    const user = userEvent.setup();
    const { changes } = await show({}, () => schedule());
    const form = await part('Pravidla rezervací');
    const notice = form.getByRole<HTMLInputElement>('textbox', { name: 'Nejpozději předem' });
    expect([
      notice.value,
      form.getByRole<HTMLSelectElement>('combobox', { name: 'Nejpozději předem: jednotka' }).value,
    ]).toEqual(['1', 'days']);
    await user.clear(notice);
    await user.type(notice, '2');
    await user.click(form.getByRole('checkbox', { name: 'Potvrzovat rezervace hned' }));
    await user.click(form.getByRole('button', { name: 'Uložit pravidla' }));
    await waitFor(() =>
      expect(changes).toEqual([
        {
          method: 'PUT',
          path: '/api/availability/space/2/settings',
          body: {
            instant_booking: true,
            buffer_before: 0,
            buffer_after: 60,
            notice_hours: 48,
            shortest_minutes: 60,
            longest_minutes: 44_640,
            only_in_windows: false,
          },
        },
      ]),
    );
    await waitFor(() => expect(toasts).toEqual([{ message: 'Pravidla jsou uložená.', kind: 'success' }]));
  });

  it('reject a longest booking shorter than the shortest', async () => {
    const user = userEvent.setup();
    const { changes } = await show({});
    const form = await part('Pravidla rezervací');
    await user.selectOptions(form.getByRole('combobox', { name: 'Nejkratší rezervace: jednotka' }), 'days');
    await user.clear(form.getByRole('textbox', { name: 'Nejdelší rezervace' }));
    await user.type(form.getByRole('textbox', { name: 'Nejdelší rezervace' }), '0,5');
    await user.click(form.getByRole('button', { name: 'Uložit pravidla' }));
    expect(await form.findByText('Nejdelší rezervace nesmí být kratší než nejkratší')).toBeTruthy();
    expect(changes).toEqual([]);
  });
});

describe('spaces that share floor', () => {
  it('explain a refused overlap with concurrent bookings', async () => {
    const user = userEvent.setup();
    const { changes } = await show(
      {
        overlaps: [8],
        neighbours: [
          { id: 8, name: 'Celý sál' },
          { id: 9, name: 'Salonek' },
        ],
      },
      () =>
        failWith(409, {
          error_code: 'OVERLAP_TAKEN',
          message: 'Tyto prostory mají ve stejném čase rezervace.',
        }),
    );
    const form = await part('Prostory, které se překrývají');
    expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'Celý sál' }).checked).toBe(true);
    await user.click(form.getByRole('checkbox', { name: 'Salonek' }));
    await user.click(form.getByRole('button', { name: 'Uložit překrývání' }));
    expect((await form.findByRole('alert')).textContent).toContain('souběžné rezervace přesuňte nebo zrušte');
    expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'Salonek' }).checked).toBe(true);
    expect(changes[0]?.body).toEqual({ space_ids: [8, 9] });
  });
});

describe('seasons', () => {
  const season = {
    id: 5,
    name: 'Léto',
    from: '2027-07-01',
    until: '2027-08-31',
    space_ids: [1, 2],
    hours: [
      { weekdays: [1, 2, 3, 4, 5], from: '10:00', to: '20:00', price_per_hour: 700, on_holidays: true },
    ],
  };
  const showSeasons = (seasons: readonly object[], change: Handler) =>
    renderReservations('?karta=otevreni&prostor=2', (url, asked) => {
      if (asked.method !== 'GET') return change(url, asked);
      return url.pathname === '/api/availability/seasons' ? { seasons } : undefined;
    });

  it('show their days, hours and number of spaces', async () => {
    await showSeasons([season, { ...season, id: 6, name: 'Vánoce', space_ids: [2], hours: [] }], () => ({}));
    const list = await part('Sezóny a\u00a0zavřené dny');
    expect(list.getByText(/po–pá 10:00–20:00 · 2\sprostory$/u)).toBeTruthy();
    expect(list.getByText(/· zavřeno$/u)).toBeTruthy();
  });

  it('are added for several spaces, and name those on the same days', async () => {
    const user = userEvent.setup();
    let refuse = true;
    const { changes } = await showSeasons([], () =>
      refuse
        ? failWith(409, {
            error_code: 'SEASON_OVERLAP',
            conflicts: [{ season_id: 5, name: 'Léto', space_id: 1 }],
          })
        : { season },
    );
    await user.click(
      (await part('Sezóny a\u00a0zavřené dny')).getByRole('button', { name: 'Přidat sezónu' }),
    );
    const dialog = within(screen.getByRole('dialog', { name: 'Nová sezóna' }));
    await user.type(dialog.getByRole('textbox', { name: 'Název' }), 'Prázdniny');
    await user.type(dialog.getByRole('textbox', { name: /^Od/u }), '1. 7. 2027');
    await user.type(dialog.getByRole('textbox', { name: /^Do \(včetně\)/u }), '31. 8. 2027');
    await user.click(dialog.getByRole('checkbox', { name: 'V této době máme zavřeno' }));
    await user.click(await dialog.findByRole('checkbox', { name: 'Celá budova: Pragovka' }));
    await user.click(dialog.getByRole('button', { name: 'Uložit' }));
    expect(await dialog.findByText('Ve stejných dnech už platí: Léto.')).toBeTruthy();
    refuse = false;
    await user.click(dialog.getByRole('button', { name: 'Uložit' }));
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('Sezóna je uložená.'));
    const body = { name: 'Prázdniny', from: '2027-07-01', until: '2027-08-31', hours: [], space_ids: [2, 1] };
    expect(changes).toEqual(
      [body, body].map((one) => ({ method: 'POST', path: '/api/availability/seasons', body: one })),
    );
  });

  it('are changed and removed', async () => {
    const user = userEvent.setup();
    const { changes } = await showSeasons([season], () => ({ season }));
    await user.click(
      (await part('Sezóny a\u00a0zavřené dny')).getByRole('button', { name: 'Upravit sezónu: Léto' }),
    );
    const dialog = within(screen.getByRole('dialog', { name: 'Upravit sezónu' }));
    await user.click(dialog.getByRole('button', { name: 'sobota', pressed: false }));
    await user.click(dialog.getByRole('button', { name: 'Uložit' }));
    await waitFor(() =>
      expect(changes).toMatchObject([
        {
          method: 'PUT',
          path: '/api/availability/seasons/5',
          body: {
            space_ids: [1, 2],
            hours: [{ weekdays: [1, 2, 3, 4, 5, 6], from: '10:00', price_per_hour: 700 }],
          },
        },
      ]),
    );
    await user.click(
      (await part('Sezóny a\u00a0zavřené dny')).getByRole('button', { name: 'Smazat sezónu: Léto' }),
    );
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Smazat' }));
    await waitFor(() =>
      expect(changes.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/availability/seasons/5' }),
    );
  });
});

describe('public and school holidays', () => {
  const holidays = [
    { name: 'Jarní prázdniny', from: '2027-02-22', until: '2027-02-28', districts: ['Brno-město'] },
    { name: 'Jarní prázdniny', from: '2027-03-01', until: '2027-03-07', districts: ['Praha 6 až 10'] },
    { name: 'Letní prázdniny', from: '2027-07-01', until: '2027-08-31', districts: [] },
  ];
  const open = async (seasons: Season[] = []) => {
    const rendered = await renderReservations('?karta=otevreni&prostor=2', (url, asked) => {
      if (asked.method === 'POST') return { season: { ...(asked.body as Season), id: 9 } };
      if (url.pathname === '/api/school-holidays') return { holidays };
      if (url.pathname === '/api/availability/seasons') return { seasons };
      if (url.pathname !== '/api/availability/space/2/schedule') return undefined;
      return schedule({ rules: [weeklyRule(3, { weekdays: [1, 2, 3, 4, 5, 6, 7] })] });
    });
    return { ...rendered, section: await part('Svátky a\u00a0školní prázdniny') };
  };
  const row = async (section: Awaited<ReturnType<typeof part>>, name: string) =>
    within((await section.findByText(name)).closest('li') as HTMLElement);

  it('are those of the district of the space, and of another one when it is chosen', async () => {
    const { section } = await open();
    expect((await row(section, 'Jarní prázdniny')).getByText(/1\.\s3\.\s2027/u)).toBeTruthy();
    expect(section.getByRole<HTMLSelectElement>('combobox', { name: /^Okres/u }).value).toBe('Praha 6 až 10');
    await userEvent.selectOptions(section.getByRole('combobox', { name: /^Okres/u }), 'Brno-město');
    expect((await row(section, 'Jarní prázdniny')).getByText(/22\.\s2\.\s2027/u)).toBeTruthy();
    expect(section.getAllByText('Jarní prázdniny')).toHaveLength(1);
  });

  it('are the next ones until further ones are shown', async () => {
    const { section } = await open();
    await section.findByText('Štědrý den');
    const count = (): number => section.getAllByRole('listitem').length;
    expect(count()).toBe(12);
    await userEvent.click(section.getByRole('button', { name: 'Zobrazit další' }));
    expect(count()).toBeGreaterThan(20);
    expect(section.queryByRole('button', { name: 'Zobrazit další' })).toBeNull();
  });

  it('are closed by name with one press', async () => {
    const { section, changes } = await open();
    const spring = await row(section, 'Jarní prázdniny');
    expect(spring.getByText(/jako obvykle$/u)).toBeTruthy();
    await userEvent.click(spring.getByRole('button', { name: 'Zavřít: Jarní prázdniny' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]).toMatchObject({
      path: '/api/availability/seasons',
      body: { space_ids: [2], name: 'Jarní prázdniny', from: '2027-03-01', until: '2027-03-07', hours: [] },
    });
  });

  it('say what holds already: a season, or that the weekly hours leave a public holiday out', async () => {
    const { section } = await open([
      {
        id: 4,
        name: 'Lyžák',
        from: '2027-03-01',
        until: '2027-03-07',
        space_ids: [2],
        hours: [],
      } as unknown as Season,
    ]);
    const spring = await row(section, 'Jarní prázdniny');
    expect(await spring.findByText(/Lyžák: zavřeno$/u)).toBeTruthy();
    expect(spring.queryByRole('button', { name: /^Zavřít/u })).toBeNull();
    const christmas = await row(section, 'Štědrý den');
    expect(christmas.getByText(/zavřeno$/u)).toBeTruthy();
    expect(christmas.queryByRole('button', { name: /^Zavřít/u })).toBeNull();
  });
});

it('on a phone everything but the weekly hours is folded', async () => {
  const restore = setScreenWidth(390);
  await show({ rules: [weeklyRule(3)] });
  await part('Týdenní otevírací doba');
  const titles = await screen.findAllByRole('heading', { level: 2 });
  const folded = titles.filter((title) => title.closest('details')?.open === false);
  expect(titles.length - folded.length).toBe(1);
  restore();
});

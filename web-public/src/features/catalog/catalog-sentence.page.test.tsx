import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CatalogState, ParsedSentence } from '@prostora/api-client';
import { EMPTY_EVENT } from '@prostora/contracts';
import { LOCATIONS, answer, parsedSentence, suggestions } from '@prostora/testing/catalog-fixtures.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stopClock } from '../../testing/render-booking.ts';
import { createCatalogHandler, failWith, renderSite } from '../../testing/render-site.tsx';
import { toAddress } from './catalog-sentence.ts';
import { buildCatalogUrl, toFilter, withChange } from './catalog-url.ts';
import { describeChip } from './sentence-chips.tsx';

const WORDS = [
  ['purpose', 'konference', 'konference', 'Konference'],
  ['guests', '80', 'pro 80', '80 hostů'],
  ['location', 'brno', 'v Brně', 'Brno'],
  ['date', '2027-05-15/2027-05-15', '15. května', '15. 5. 2027'],
  ['attributes', 'ozvuceni', 's ozvučením', 'Ozvučení'],
  ['price_max', '30000', 'do 30 tisíc', 'do 30 000 Kč'],
] as const;
const SENTENCE = WORDS.map(([, , text]) => text).join(' ');

const MEANINGS = [
  { id: 7, slug: 'catering', name: 'Vlastní catering', phrase: 'catering od vás' },
  { id: 8, slug: 'cizi-catering', name: 'Možnost cizího cateringu', phrase: 'cizí catering' },
];
const toOption =
  (text: string) =>
  ({ phrase, ...attribute }: (typeof MEANINGS)[number]) => ({
    ...attribute,
    query: new URLSearchParams({ q: text.replace('s cateringem', phrase) }).toString(),
  });

/** The parser of the API for words of `WORDS`; „xyzzy“ is unknown. */
function parse(text: string): ParsedSentence {
  const said = WORDS.filter((word) => text.includes(word[2]));
  const isSaid = (slot: string): boolean => said.some((word) => word[0] === slot);
  const toWithout = (word: string): string => text.replace(word, '').replaceAll(/\s+/gu, ' ').trim();
  return parsedSentence({
    text,
    purpose: isSaid('purpose') ? { id: 1, slug: 'konference', name: 'Konference' } : null,
    location: isSaid('location') ? { id: 4, slug: 'brno', name: 'Brno' } : null,
    attributes: isSaid('attributes') ? [{ id: 3, slug: 'ozvuceni', name: 'Ozvučení' }] : [],
    guests: isSaid('guests') ? 80 : null,
    date_from: isSaid('date') ? '2027-05-15' : null,
    date_to: isSaid('date') ? '2027-05-15' : null,
    price_max: isSaid('price_max') ? 30_000 : null,
    unknown: text.includes('xyzzy') ? ['xyzzy'] : [],
    ambiguous: /\bcateringem/u.test(text)
      ? [{ kind: 'attribute', text: 'cateringem', options: MEANINGS.map(toOption(text)) }]
      : [],
    chips: said.map(([slot, value, word, label]) => ({
      slot,
      value,
      text: word,
      label,
      without: new URLSearchParams({ q: toWithout(word) }).toString(),
    })),
  });
}

/** State of a query: its parameters above its sentence. */
function toState(query: URLSearchParams): Partial<CatalogState> {
  const parsed = parse(query.get('q') ?? '');
  const place = (query.get('location') ?? query.get('path')) || parsed.location?.slug;
  const date = query.get('date_from') ?? parsed.date_from;
  return {
    parsed: query.has('q') ? parsed : null,
    selected_location: LOCATIONS.find(({ slug }) => slug === place) ?? null,
    selected_purpose: parsed.purpose && {
      ...parsed.purpose,
      group: 'firemni',
      usual_layout: null,
      count: 1,
    },
    query_attributes: parsed.attributes,
    selected_event: {
      date_from: date,
      date_to: date,
      time_from: null,
      time_to: null,
      flexible: false,
      weekdays: [],
      repeat: null,
      guests: Number(query.get('guests') ?? parsed.guests) || null,
      layout: null,
      price_max: Number(query.get('price_max') ?? parsed.price_max) || null,
      tariff: null,
    },
  };
}

const answerQuery = createCatalogHandler((query) => {
  if (query.has('price_max') && !query.has('date_from') && !parse(query.get('q') ?? '').date_from)
    return failWith(422);
  const place = query.get('location') ?? query.get('path') ?? '';
  const q = query.get('q') ?? '';
  const isText = q !== '' && parse(q).chips.length === 0;
  const params = new URLSearchParams(
    [...query].filter(([name]) => ['q', 'guests', 'price_max'].includes(name)),
  );
  if (isText) params.delete('q');
  const url = `/${place && `katalog/${place}`}?${isText ? `search=${q}` : params.toString()}`;
  return answer({ ...toState(query), ...(isText && { search_query: q }) }, url.replace(/\?$/u, ''));
});
const handler = (url: URL): unknown =>
  url.pathname === '/api/catalog/suggest'
    ? { ...suggestions, parsed: parse(url.searchParams.get('q') ?? '') }
    : answerQuery(url);
const toUrl = (q: string): string => `/?q=${encodeURIComponent(q)}`;
const findChips = async () => within(await screen.findByRole('list', { name: 'Rozuměli jsme' }));
const readChips = async (): Promise<string[]> =>
  (await findChips())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
const readQuery = (place: string): Record<string, string> =>
  Object.fromEntries(new URL(place, 'http://local.test').searchParams);

beforeEach(() => stopClock('2026-11-25T10:00:00Z'));
afterEach(() => {
  jest.useRealTimers();
});

describe('sentence of the catalogue', () => {
  it('is sent as q by the search field and kept in the address', async () => {
    const user = userEvent.setup();
    const { place, asked } = renderSite('/', handler);
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Hledat' });
    await user.click(field);
    await user.paste(SENTENCE);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(readQuery(place())).toEqual({ q: SENTENCE }));
    expect(asked.some((url) => url.searchParams.get('q') === SENTENCE && url.pathname.endsWith('/new'))).toBe(
      true,
    );
    await user.click((await screen.findAllByRole('button', { name: 'Napsat větou' }))[0]!);
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Hledat' }).value).toBe(SENTENCE);
  });

  it('has chips for what the bar does not say, and says what it does not understand at the end', async () => {
    renderSite(toUrl(`${SENTENCE} xyzzy`), handler);
    expect(await readChips()).toEqual(['Ozvučení']);
    const list = screen.getByRole('list', { name: 'Rozuměli jsme' });
    expect(list.nextElementSibling?.textContent).toBe('Nerozuměli jsme: „xyzzy“');
    expect(screen.queryByRole('list', { name: 'Vybrané filtry' })).toBeNull();
    const bar = within(screen.getByRole('group', { name: 'Vaše akce' }));
    for (const value of [/Konference$/u, /80\shostů$/u, /Brno$/u])
      expect(bar.getByRole('button', { name: value })).toBeTruthy();
  });

  it('asks what a word of two meanings stands for, and puts the chosen one into the sentence', async () => {
    const user = userEvent.setup();
    const { place } = renderSite(toUrl('konference s cateringem'), handler);
    const question = within(await screen.findByRole('group', { name: 'Co myslíte slovem „cateringem“?' }));
    expect(question.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'zajistí prostor',
      'můžete si přivézt vlastní',
    ]);
    await user.click(question.getByRole('link', { name: 'můžete si přivézt vlastní' }));
    await waitFor(() => expect(readQuery(place())).toEqual({ q: 'konference cizí catering' }));
  });

  it('loses the words of a chip by Delete, which keeps the focus in the list', async () => {
    const user = userEvent.setup();
    const { place } = renderSite(toUrl('konference s ozvučením do 30 tisíc'), handler);
    expect(await readChips()).toEqual(['Ozvučení', 'do 30 000 Kč, čeká na den']);
    act(() => screen.getByRole('link', { name: 'Odebrat filtr: Ozvučení' }).focus());
    await user.keyboard('{Delete}');
    await waitFor(() => expect(readQuery(place())).toEqual({ q: 'konference do 30 tisíc' }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('čeká na'));
    await user.keyboard('{Delete}');
    await waitFor(() => expect(readQuery(place())).toEqual({ q: 'konference' }));
  });

  it('fills the fields of the event, and links of cards and of the demand carry it', async () => {
    renderSite(toUrl(SENTENCE), handler);
    const bar = within(await screen.findByRole('group', { name: 'Vaše akce' }));
    expect(bar.getByRole('button', { name: /^Hostů/u }).textContent).toBe('Hostů: 80\u00a0hostů');
    expect(bar.getByRole('button', { name: /^Rozpočet/u }).textContent).toContain('30\u00a0000');
    expect(screen.getByRole('link', { name: 'Loft 1' }).getAttribute('href')).toBe(
      '/prostor/pragovka/loft-1?date_from=2027-05-15&guests=80&purpose=konference&price_max=30000',
    );
  });

  it('yields to a changed field; a cleared field takes its words away', async () => {
    const user = userEvent.setup();
    const { place } = renderSite(toUrl('konference pro 80 v Brně'), handler);
    await user.click(await screen.findByRole('button', { name: /^Hostů/u }));
    const guests = await screen.findByLabelText('Počet hostů');
    await user.clear(guests);
    await user.type(guests, '60');
    await user.click(screen.getByRole('button', { name: /^Zobrazit/u }));
    await waitFor(() => expect(readQuery(place())).toEqual({ q: 'konference pro 80 v Brně', guests: '60' }));
    await screen.findByRole('button', { name: /^Hostů: 60/u });
    await user.click(screen.getByRole('button', { name: /^Hostů/u }));
    await user.clear(await screen.findByLabelText('Počet hostů'));
    await user.click(screen.getByRole('button', { name: /^Zobrazit/u }));
    await waitFor(() => expect(readQuery(place())).toEqual({ q: 'konference v Brně' }));
  });

  it('replaces what was chosen before when it is typed anew', async () => {
    const user = userEvent.setup();
    const { place } = renderSite('/katalog/praha?guests=20', handler);
    await user.click((await screen.findAllByRole('button', { name: 'Napsat větou' }))[0]!);
    await user.type(await screen.findByRole('combobox', { name: 'Hledat' }), 'konference v Brně{Enter}');
    await waitFor(() => expect(readQuery(place())).toEqual({ q: 'konference v Brně', guests: '20' }));
    expect(place()).toMatch(/^\/\?/u);
  });

  it('shows chips while it is typed, and they edit the field', async () => {
    const user = userEvent.setup();
    renderSite('/', handler);
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Hledat' });
    await user.click(field);
    await user.paste('konference pro 80 do 30 tisíc');
    const group = within(await screen.findByRole('group', { name: 'Rozuměli jsme' }));
    await user.click(await group.findByRole('button', { name: 'Odebrat filtr: 80 hostů' }));
    expect(field.value).toBe('konference do 30 tisíc');
    expect(await group.findByText(/čeká na\sden/u, { selector: 'button' })).toBeTruthy();
  });

  it('says that a budget waits for a date', async () => {
    renderSite(toUrl('konference do 30 tisíc'), handler);
    expect(await readChips()).toEqual(['do 30 000 Kč, čeká na den']);
  });

  it('says that a budget for an hour waits for a date', () => {
    const chip = { slot: 'price_max_per_hour', value: '500', text: '', without: '' } as const;
    const describe = (hasDay: boolean) =>
      describeChip({ ...chip, label: 'do 500 Kč na hodinu' }, { hasDay, hasGuests: false });
    expect(describe(false)).toEqual({ label: expect.stringMatching(/, čeká na\sden$/u), isWaiting: true });
    expect(describe(true)).toEqual({ label: 'do 500 Kč na hodinu', isWaiting: false });
  });

  it('keeps a budget of the address without any date', async () => {
    const { place } = renderSite(`${toUrl('konference do 30 tisíc')}&price_max=20000`, handler);
    await screen.findByRole('button', { name: 'Příležitost: Konference' });
    expect(screen.queryByRole('list', { name: 'Rozuměli jsme' })).toBeNull();
    expect(readQuery(place())['price_max']).toBe('20000');
  });

  it('is searched for as a text when nothing is understood', async () => {
    const { place } = renderSite(toUrl('stodola'), handler);
    await waitFor(() => expect(place()).toBe('/?search=stodola'));
    expect(await screen.findByRole('link', { name: 'Odebrat filtr: „stodola“' })).toBeTruthy();
  });
});

describe('address of a filter with a sentence', () => {
  const filter = toFilter(
    answer(toState(new URLSearchParams({ q: SENTENCE }))).catalog,
    { event: { ...EMPTY_EVENT, guests: 80, purpose: 'konference' }, explicit: EMPTY_EVENT },
    new URLSearchParams(),
  );

  it('says nothing of what the sentence says', () => {
    expect(buildCatalogUrl(filter)).toBe(toUrl(SENTENCE));
    expect(buildCatalogUrl(withChange(filter, { location: 'praha' }))).toBe(
      `/katalog/praha${toUrl(SENTENCE).slice(1)}`,
    );
  });

  it('loses the words of all values that are cleared at once', () => {
    const cleared = withChange(filter, { location: null, purpose: null, attributes: [], guests: null });
    expect(toAddress(cleared)).toMatchObject({ q: '15. května do 30 tisíc', location: null, purpose: null });
  });
});

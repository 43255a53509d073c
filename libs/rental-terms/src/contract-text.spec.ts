import { describe, expect, it } from '@jest/globals';
import { plainSpaces } from '@prostora/strings/format.ts';
import { fillContract, parseContractData, toContractText } from './index.ts';

const DATA = {
  contract: { number: '2600041', date: '2027-03-01' },
  lessor: {
    name: 'Obec Skalka',
    address: 'Náves 1, 198 00 Skalka',
    ico: '00231851',
    represented_by: 'Jana Dobrá, starostka',
    account: '19-2000145399/0800',
  },
  tenant: { name: 'Kateřina Fialová', address: 'Dlouhá 5, Kolín', email: 'katerina@posta.example' },
  event: {
    title: 'Svatba',
    purpose: 'svatba',
    guests: 80,
    slots: [
      {
        space: 'Velký sál',
        address: 'Náves 2, Skalka',
        start_datetime: '2027-05-15T14:00',
        end_datetime: '2027-05-15T22:00',
      },
      {
        space: 'Salonek',
        address: 'Jiná 3',
        start_datetime: '2027-05-15T14:00',
        end_datetime: '2027-05-15T22:00',
      },
    ],
  },
  price: {
    total: 26_400,
    deposit: 5000,
    lines: [
      { label: 'Velký sál', amount: 20_000 },
      { label: 'Salonek', amount: 6400 },
    ],
    vat: [{ rate: 21, tax: 4581.82 }],
    metered: [{ label: 'Elektřina', text: 'dle měřidla 8 Kč/kWh' }],
  },
  instalments: [
    { kind: 'advance', amount: 7920, due_on: '2027-03-08' },
    { kind: 'deposit', amount: 5000, due_on: '2027-05-12' },
  ],
  cancellation: {
    steps: [
      { days: 15, percent: 0 },
      { days: 0, percent: 100 },
    ],
  },
  consumer: { withdrawal: 'excluded' },
  note: 'Ohňostroj do 22:00.\n# Hudba do půlnoci.\r\n{{cena.celkem}}',
};
const fill = (body: string, data: unknown = DATA) => {
  const contract = fillContract(body, parseContractData(data));
  const { missing, unknown, paragraphs } = contract;
  return {
    text: plainSpaces(toContractText(contract)),
    missing,
    unknown,
    kinds: paragraphs.map(({ kind }) => kind),
  };
};
const text = (body: string, data?: unknown): string => fill(body, data).text;

describe('fillContract', () => {
  it('knows title, numbered articles, items and blank lines', () => {
    const filled = fill('# Smlouva\n\n## Předmět\nText\n- položka\n## Cena\n#bez mezery');
    expect(filled).toMatchObject({
      text: 'Smlouva\n\n1. Předmět\nText\n- položka\n2. Cena\n#bez mezery',
      missing: [],
      unknown: [],
      kinds: ['title', 'blank', 'article', 'text', 'item', 'article', 'text'],
    });
  });

  it.each([
    ['smlouva.cislo', '2600041'],
    ['smlouva.datum', '1. 3. 2027'],
    ['pronajimatel.nazev', 'Obec Skalka'],
    ['pronajimatel.adresa', 'Náves 1, 198 00 Skalka'],
    ['pronajimatel.ico', '00231851'],
    ['pronajimatel.zastoupen', 'Jana Dobrá, starostka'],
    ['pronajimatel.ucet', '19-2000145399/0800'],
    ['najemce.nazev', 'Kateřina Fialová'],
    ['najemce.email', 'katerina@posta.example'],
    ['akce.nazev', 'Svatba'],
    ['akce.ucel', 'svatba'],
    ['akce.hostu', '80'],
    ['akce.termin', 'sobota 15. 5. 2027, 14:00–22:00'],
    ['prostor.nazev', 'Velký sál, Salonek'],
    ['prostor.adresa', 'Náves 2, Skalka'],
    ['cena.celkem', '26 400 Kč'],
    ['cena.kauce', '5 000 Kč'],
  ])('fills %s', (field, value) => {
    expect(text(`Pole: {{${field}}}.`)).toBe(`Pole: ${value}.`);
    expect(fill(`Pole: {{ ${field} }}.`, {})).toMatchObject({ text: 'Pole: ________.', missing: [field] });
    expect(text(`a\nPole: {{${field}?}}.\nb`, {})).toBe('a\nb');
  });

  it('fills the blocks that stand alone', () => {
    expect(text('{{ceny}}')).toBe(
      '- Velký sál: 20 000 Kč\n- Salonek: 6 400 Kč\n- Z toho DPH 21 %: 4 581,82 Kč\n- Celkem: 26 400 Kč',
    );
    expect(text(' {{splatky}} ')).toBe(
      '- Záloha 7 920 Kč do 8. 3. 2027\n- Vratná kauce 5 000 Kč do 12. 5. 2027',
    );
    expect(text('{{storno}}')).toBe(
      '- 15 a více dní předem: bez poplatku\n- méně než 15 dní předem: 100 % z ceny',
    );
    expect(text('{{merene?}}')).toBe('- Elektřina: dle měřidla 8 Kč/kWh');
    expect(fill('a\n{{merene?}}\n{{splatky}}\nb', {})).toMatchObject({
      text: 'a\n________\nb',
      missing: ['splatky'],
    });
    expect(fill('Cena: {{ceny}}')).toMatchObject({ text: 'Cena: {{ceny}}', unknown: ['ceny'] });
  });

  it('takes sentences of a ladder as they are', () => {
    expect(text('{{storno}}', { cancellation: { sentences: ['kdykoli: bez poplatku'] } })).toBe(
      '- kdykoli: bez poplatku',
    );
  });

  it('has the clause of the consumer by the switch', () => {
    expect(text('{{spotrebitel?}}')).toContain('§ 1837');
    expect(text('{{spotrebitel?}}', { consumer: { withdrawal: '14_days' } })).toContain('14 dnů');
    expect(text('a\n{{spotrebitel?}}', { consumer: { withdrawal: 'none' } })).toBe('a');
    expect(text('a\n{{spotrebitel?}}', { consumer: { withdrawal: 'constructor' } })).toBe('a');
  });

  it('leaves out a line with an empty optional field, and names nothing of it', () => {
    expect(fill('{{najemce.ico?}} a {{najemce.dic}}\nIČO {{najemce.ico?}}\nkonec')).toMatchObject({
      text: 'konec',
      missing: [],
    });
    expect(fill('## {{najemce.dic?}}\n## Cena').text).toBe('1. Cena');
    expect(text('Z kauce {{cena.kauce?}}', { price: { deposit: 0 } })).toBe('');
  });

  it('names each missing and unknown field once', () => {
    const filled = fill('{{najemce.dic}} {{najemce.dic}} {{najemce.vek}} {{Cena.Celkem}} {{}}');
    expect(filled).toMatchObject({
      text: '________ ________ {{najemce.vek}} {{Cena.Celkem}} {{}}',
      missing: ['najemce.dic'],
      unknown: ['najemce.vek', 'Cena.Celkem', ''],
    });
  });

  it('reads values as data: no marks, no fields, one line except for the agreement', () => {
    const tenant = { name: '# Nadpis\n## {{cena.celkem}}  $& ' };
    const filled = fill('{{najemce.nazev}}', { ...DATA, tenant });
    expect(filled).toMatchObject({ text: '# Nadpis ## {{cena.celkem}} $&', kinds: ['text'], unknown: [] });
    expect(fill('Ujednání: {{ujednani?}}')).toMatchObject({
      text: 'Ujednání: Ohňostroj do 22:00.\n# Hudba do půlnoci.\n{{cena.celkem}}',
      kinds: ['text', 'text', 'text'],
    });
    expect(fill('{{ujednani}}', { note: 'a\n\nb' }).kinds).toEqual(['text', 'blank', 'text']);
    expect(text('a\n{{ujednani?}}', { note: ' \n ' })).toBe('a');
  });

  it('lists equal time slots once', () => {
    const [slot] = DATA.event.slots;
    const later = { ...slot, start_datetime: '2027-05-22T14:00', end_datetime: '2027-05-23T02:00' };
    expect(text('{{akce.termin}}', { event: { slots: [slot, later, slot] } })).toBe(
      'sobota 15. 5. 2027, 14:00–22:00; sobota 22. 5. 2027 14:00 – neděle 23. 5. 2027 2:00',
    );
  });

  it.each([
    null,
    'text',
    [],
    { lessor: 'x', event: { slots: 'x', guests: 'x' }, price: [1], instalments: [null, { due_on: 'x' }] },
    {
      event: { slots: [{ start_datetime: 'x' }] },
      price: { lines: [1], vat: {} },
      cancellation: { steps: [1] },
    },
    { contract: { number: {}, date: 5 }, cancellation: { steps: [{ days: 3, percent: 0 }] }, note: 7 },
  ])('leaves fields without a usable value empty: %j', (data) => {
    const body =
      '{{smlouva.datum}} {{akce.termin}} {{akce.hostu}} {{najemce.nazev}}\n{{storno}}\n{{splatky}}\n{{ceny}}';
    expect(fill(body, data).missing).toEqual([
      'smlouva.datum',
      'akce.termin',
      'akce.hostu',
      'najemce.nazev',
      'storno',
      'splatky',
      'ceny',
    ]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { invoiceAmount, invoiceDate } from '@prostora/strings/cs/invoice.ts';
import { extractText, extractTextItems, getDocumentProxy, getMeta } from 'unpdf';
import { renderInvoicePdf, type InvoiceOrder } from './invoice-document.ts';

const SUPPLIER = {
  name: 'Společnost ěščřžýáíéúůťďň s. r. o.',
  ico: '27082440',
  dic: null,
  street: 'Dlouhá 1/2',
  city: 'Město',
  postalCode: '11000',
  register: 'Zapsaná u soudu, oddíl C, vložka 1',
  iban: 'CZ6508000000192000145399',
  isVatPayer: false,
};
const ORDER: InvoiceOrder = {
  number: '2026000012',
  planName: 'Profi',
  priceHaler: 849_000,
  creditHaler: 0,
  creditParts: null,
  state: 'waiting',
  supplier: SUPPLIER,
  createdAt: new Date('2026-12-01T08:00:00Z'),
  dueOn: '2026-12-15',
  paidAt: null,
  cancelledAt: null,
  buyer: {
    name: 'Ďáblické šťastné úly',
    ico: '25123891',
    dic: 'CZ25123891',
    street: 'Křižíkova 74',
    city: 'Žďár nad Sázavou',
    postalCode: '59101',
  },
};

async function renderText(given: Partial<InvoiceOrder> = {}): Promise<{ pages: number; text: string }> {
  const { totalPages, text } = await extractText(
    new Uint8Array(await renderInvoicePdf({ ...ORDER, ...given }, 'Prostora')),
    { mergePages: true },
  );
  return { pages: totalPages, text };
}

it('formats amounts and dates with non-breaking spaces', () => {
  expect(invoiceAmount(849_000)).toBe('8\u00a0490,00\u00a0Kč');
  expect(invoiceDate('2026-12-01')).toBe('1.\u00a012.\u00a02026');
});

describe('renderInvoicePdf', () => {
  it('renders parties, amount and due date on one page with Czech letters', async () => {
    const { pages, text } = await renderText();
    expect(pages).toBe(1);
    for (const expected of [
      'Zálohová faktura č. 2026000012',
      'Není daňovým dokladem',
      SUPPLIER.name,
      'IČO 27082440',
      'Ďáblické šťastné úly',
      '591 01 Žďár nad Sázavou',
      'DIČ CZ25123891',
      '1. 12. 2026',
      '15. 12. 2026',
      '8 490,00 Kč',
      '19-2000145399/0800',
      'CZ65 0800 0000 1920 0014 5399',
      'Členství Profi',
      'QR Platba',
      'Dodavatel není plátcem DPH.',
    ])
      expect(text).toContain(expected);
  });

  it('omits missing details of a party', async () => {
    const { text } = await renderText({ buyer: { ...ORDER.buyer, ico: null, dic: null } });
    expect(text).not.toContain('25123891');
    expect(text.match(/DIČ/gu)).toBeNull();
  });

  it('shows the state without payment details when paid or cancelled', async () => {
    const paid = await renderText({ state: 'paid', paidAt: new Date('2026-12-03T08:00:00Z') });
    expect(paid.text).toContain('Uhrazeno 3. 12. 2026');
    expect(paid.text).not.toContain('QR Platba');
    expect(
      (await renderText({ state: 'cancelled', cancelledAt: new Date('2026-12-03T08:00:00Z') })).text,
    ).toContain('Zrušeno 3. 12. 2026');
  });

  it('deducts unused days and credit from the amount to pay', async () => {
    const creditParts = [{ plan: 'Start', days: 265, amountHaler: 253_384 }];
    const { pages, text } = await renderText({ creditHaler: 263_384, creditParts });
    expect(pages).toBe(1);
    for (const expected of [
      'Nevyužitých 265 dní tarifu Start',
      '-2 533,84 Kč',
      'Kredit',
      '-100,00 Kč',
      '5 856,16 Kč',
    ])
      expect(text).toContain(expected);
  });

  it('shows that credit covered the whole price', async () => {
    const { text } = await renderText({
      creditHaler: 849_000,
      state: 'paid',
      paidAt: new Date('2026-12-01T08:00:00Z'),
    });
    expect(text).toContain('Uhrazeno z kreditu 1. 12. 2026');
  });

  it('does not promise a tax document to buyers of a VAT payer', async () => {
    const { text } = await renderText({ supplier: { ...SUPPLIER, isVatPayer: true } });
    expect(text).toContain('Cena je včetně DPH.');
    expect(text).not.toContain('Daňový doklad');
  });

  it('fits the longest names and amounts on one page', async () => {
    const buyer = {
      name: 'Příspěvková organizace '.repeat(9).slice(0, 200),
      street: 'Náměstí Republiky 12 '.repeat(9).slice(0, 120),
      city: 'Žďár nad Sázavou '.repeat(9).slice(0, 100),
      postalCode: '59101',
      ico: '25123891',
      dic: 'CZ25123891',
    };
    const pdf = await renderInvoicePdf(
      {
        ...ORDER,
        buyer,
        planName: 'Tarif pro kulturní domy '.repeat(9).slice(0, 100),
        priceHaler: 999_999_999,
      },
      'Prostora',
    );
    const { items, totalPages } = await extractTextItems(new Uint8Array(pdf));
    expect(totalPages).toBe(1);
    expect(Math.min(...items.flat().map(({ y }) => y))).toBeGreaterThan(10);
    expect(items.flat().some(({ str }) => str.includes('9 999 999,99 Kč'))).toBe(true);
  });

  it('sets title, author and language in the metadata', async () => {
    const pdf = await getDocumentProxy(new Uint8Array(await renderInvoicePdf(ORDER, 'Prostora')));
    const { info } = await getMeta(pdf);
    expect(info).toMatchObject({
      Title: 'Zálohová faktura č.\u00a02026000012',
      Author: SUPPLIER.name,
      Language: 'cs',
    });
  });
});

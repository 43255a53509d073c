import { invoice, invoiceAmount, invoiceDate } from '@prostora/strings/cs/invoice.ts';
import { bindSpaces, formatPostalCode } from '@prostora/strings/format.ts';
import { friendlyFormatIBAN } from 'ibantools';
import { encode } from 'uqr';
import { formatLocalAccount } from './czech-account.ts';
import { LEFT, MUTED, PdfPage, RIGHT, WIDTH } from '../../../platform/pdf/pdf-page.ts';
import type { InvoiceParty, PlanOrder } from '../plan-order.entity.ts';
import { buildSpayd } from './spayd.ts';

/** Order data of an invoice, with the parties as of the order. */
export type InvoiceOrder = Pick<
  PlanOrder,
  | 'number'
  | 'planName'
  | 'priceHaler'
  | 'creditHaler'
  | 'creditParts'
  | 'state'
  | 'supplier'
  | 'buyer'
  | 'createdAt'
  | 'dueOn'
  | 'paidAt'
  | 'cancelledAt'
>;

const NBSP = '\u00a0';
const COLUMN_WIDTH = (WIDTH - 32) / 2;
const SECOND_COLUMN = LEFT + COLUMN_WIDTH + 32;
const QUIET_MODULES = 4;
const QR_SIZE = 118;
/** Characters above which a party is set in a smaller type, so that it fits on the page. */
const LONG_PARTY = 160;
const LABEL = { size: 8, color: MUTED } as const;

/** IBAN in groups of four with non-breaking spaces. */
const groupIban = (iban: string): string => (friendlyFormatIBAN(iban) ?? iban).replaceAll(' ', NBSP);

/** The pro-forma invoice of an order: one A4 page, with a QR Platba while the order waits for payment. */
export async function renderInvoicePdf(order: InvoiceOrder, siteName: string): Promise<Buffer> {
  const page = await PdfPage.create({
    title: invoice.title(order.number),
    author: order.supplier.name,
    subject: invoice.subject(order.planName),
    createdAt: order.createdAt,
  });
  let y = drawHead(page, order, siteName);
  y = drawParties(page, order, y + 22);
  y = drawDetails(page, order, y + 18);
  y = drawItem(page, order, y + 22);
  if (order.state === 'waiting') y = drawPayment(page, order, y + 24);
  drawFoot(page, order, Math.max(y + 10, 776));
  return page.finish();
}

function drawHead(page: PdfPage, order: InvoiceOrder, siteName: string): number {
  page.drawLogo(LEFT, 44, 22);
  page.drawText(siteName, LEFT + 31, 47.5, { size: 14, face: 'bold' });
  page.drawText(invoice.title(order.number), LEFT, 92, { size: 23, face: 'bold', role: 'H1' });
  page.drawText(invoice.notTaxDocument, LEFT, 124, { size: 10.5, color: MUTED });
  const closed = describeClosed(order);
  if (closed) page.drawText(closed, LEFT, 124, { size: 10.5, face: 'bold', align: 'right' });
  return page.drawHairline(150);
}

function describeClosed({
  state,
  paidAt,
  cancelledAt,
  priceHaler,
  creditHaler,
}: InvoiceOrder): string | null {
  const toPayHaler = priceHaler - creditHaler;
  if (state === 'paid' && paidAt && toPayHaler === 0)
    return invoice.state.paidFromCredit(invoiceDate(paidAt));
  if (state === 'paid' && paidAt) return invoice.state.paid(invoiceDate(paidAt));
  return state === 'cancelled' && cancelledAt ? invoice.state.cancelled(invoiceDate(cancelledAt)) : null;
}

function drawParties(page: PdfPage, { supplier, buyer }: InvoiceOrder, y: number): number {
  const left = drawParty(page, invoice.supplier, supplier, [supplier.register], LEFT, y);
  return page.drawHairline(Math.max(left, drawParty(page, invoice.buyer, buyer, [], SECOND_COLUMN, y)) + 18);
}

function drawParty(
  page: PdfPage,
  label: string,
  party: InvoiceParty,
  notes: readonly string[],
  x: number,
  y: number,
): number {
  const width = COLUMN_WIDTH;
  const isLong = `${party.name}${party.street ?? ''}${party.city ?? ''}`.length > LONG_PARTY;
  let bottom = page.drawText(label, x, y, { ...LABEL, width });
  bottom = page.drawText(party.name, x, bottom + 4, { size: isLong ? 9 : 11.5, face: 'bold', width });
  const town = [party.postalCode && formatPostalCode(party.postalCode), party.city]
    .filter(Boolean)
    .join(NBSP.repeat(2));
  const style = { size: isLong ? 8.5 : 9.5, width };
  bottom = page.drawLines([party.street, town], x, bottom + 3, style);
  bottom = page.drawLines(
    [party.ico && invoice.ico(party.ico), party.dic && invoice.dic(party.dic)],
    x,
    bottom + 5,
    style,
  );
  return page.drawLines(notes.map(bindSpaces), x, bottom + 5, { ...LABEL, width });
}

function drawDetails(page: PdfPage, order: InvoiceOrder, y: number): number {
  const details = [
    [invoice.issued, invoiceDate(order.createdAt)],
    [invoice.due, invoiceDate(order.dueOn)],
    [invoice.variableSymbol, order.number],
    [invoice.method, invoice.transfer],
  ] as const;
  const width = WIDTH / details.length;
  const bottoms = details.map(([label, value], index) => {
    const x = LEFT + index * width;
    return page.drawText(value, x, page.drawText(label, x, y, { ...LABEL, width }) + 2, {
      size: 10.5,
      face: 'medium',
      width: width - 4,
    });
  });
  return page.drawHairline(Math.max(...bottoms) + 16);
}

function drawItem(page: PdfPage, order: InvoiceOrder, y: number): number {
  const { planName, priceHaler, creditHaler } = order;
  const columns = [
    { x: LEFT, width: 226, align: 'left' },
    { x: LEFT + 232, width: 45, align: 'right' },
    { x: LEFT + 283, width: 100, align: 'right' },
    { x: LEFT + 383, width: 100.28, align: 'right' },
  ] as const;
  const heads = [invoice.item, invoice.quantity, invoice.unitPrice, invoice.total];
  const cells = [
    invoice.itemName(planName),
    invoice.oneYear,
    invoiceAmount(priceHaler),
    invoiceAmount(priceHaler),
  ];
  columns.forEach((column, index) => {
    page.drawText(heads[index] ?? '', column.x, y, { ...LABEL, ...column });
  });
  page.drawHairline(y + 17);
  const bottoms = columns.map((column, index) =>
    page.drawText(cells[index] ?? '', column.x, y + 28, {
      size: 10.5,
      face: index === 0 ? 'medium' : 'regular',
      ...column,
    }),
  );
  const noteBottom = page.drawText(invoice.itemNote, LEFT, Math.max(...bottoms) + 1, {
    ...LABEL,
    width: 300,
  });
  const bottom = toCreditRows(order).reduce((top, row) => drawCreditRow(page, row, top + 6), noteBottom);
  page.drawHairline(bottom + 12);
  page.drawText(invoice.toPay, LEFT, bottom + 31, { size: 10.5, face: 'medium', color: MUTED });
  return page.drawText(invoiceAmount(priceHaler - creditHaler), LEFT, bottom + 23, {
    size: 23,
    face: 'bold',
    align: 'right',
  });
}

type CreditRow = readonly [label: string, amountHaler: number];

/** One row for the unused days of each replaced plan, up to the used credit, and one for the balance. */
function toCreditRows({ creditHaler, creditParts }: InvoiceOrder): CreditRow[] {
  const rows: CreditRow[] = [];
  let rest = creditHaler;
  for (const { plan, days, amountHaler } of creditParts ?? []) {
    const used = Math.min(rest, amountHaler);
    if (used > 0) rows.push([invoice.unusedDays(plan, days), used]);
    rest -= used;
  }
  return rest > 0 ? [...rows, [invoice.credit, rest]] : rows;
}

function drawCreditRow(page: PdfPage, [label, amountHaler]: CreditRow, y: number): number {
  const left = page.drawText(label, LEFT, y, { size: 10.5, width: 370 });
  return Math.max(
    left,
    page.drawText(invoiceAmount(-amountHaler), LEFT + 383, y, { size: 10.5, width: 100.28, align: 'right' }),
  );
}

function drawPayment(page: PdfPage, order: InvoiceOrder, y: number): number {
  const { iban } = order.supplier;
  const rows = [
    [invoice.account, formatLocalAccount(iban)],
    [invoice.iban, groupIban(iban)],
    [invoice.variableSymbol, order.number],
    [invoice.amount, invoiceAmount(order.priceHaler - order.creditHaler)],
    [invoice.due, invoiceDate(order.dueOn)],
  ] as const;
  let bottom =
    page.drawText(invoice.payment, LEFT, page.drawHairline(y) + 20, {
      size: 11.5,
      face: 'bold',
      role: 'H2',
    }) + 8;
  for (const [label, value] of rows) {
    page.drawText(label, LEFT, bottom + 1.2, { ...LABEL, width: 96 });
    bottom = page.drawText(value, LEFT + 96, bottom, { size: 10.5, face: 'medium', width: 230 }) + 4;
  }
  page.drawText(invoice.qrHint, LEFT, bottom + 6, LABEL);
  return Math.max(bottom + 18, drawQr(page, order, y + 22));
}

/** Keeps the quiet zone of four modules inside the labelled frame. */
function drawQr(page: PdfPage, order: InvoiceOrder, y: number): number {
  const text = buildSpayd({
    iban: order.supplier.iban,
    amountHaler: order.priceHaler - order.creditHaler,
    dueOn: order.dueOn,
    variableSymbol: order.number,
    message: invoice.message(order.number, order.planName),
  });
  const { data, size } = encode(text, { ecc: 'M', boostEcc: false, border: 0 });
  const quiet = (QR_SIZE / size) * QUIET_MODULES;
  const side = QR_SIZE + 2 * quiet;
  page.drawFrame(RIGHT - side, y, side, side + 2, invoice.qrLabel);
  page.drawQrCode(data, RIGHT - side + quiet, y + quiet, QR_SIZE, invoice.qrLabel);
  return y + side + 2;
}

function drawFoot(page: PdfPage, { supplier, state, creditHaler }: InvoiceOrder, y: number): void {
  const notes = [
    ...(state === 'waiting' ? [invoice.begins] : []),
    ...(state === 'waiting' && creditHaler > 0 ? [invoice.creditUntilDue] : []),
    supplier.isVatPayer ? invoice.vatPayer : invoice.notVatPayer,
  ];
  page.drawLines(notes.map(bindSpaces), LEFT, page.drawHairline(y) + 8, LABEL);
}

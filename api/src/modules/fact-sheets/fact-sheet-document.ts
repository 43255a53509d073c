import {
  counted,
  formatCzk,
  formatDate,
  formatNumber,
  formatPhone,
  bindSpaces,
} from '@prostora/strings/format.ts';
import { factSheet as texts } from '@prostora/strings/cs/fact-sheet.ts';
import { ui } from '@prostora/strings/cs/ui.ts';
import { encode } from 'uqr';
import { LEFT, MUTED, PdfPage, RIGHT, WIDTH } from '../../platform/pdf/pdf-page.ts';
import type { spaceCard, tagsOf } from '../spaces/index.ts';

export type SheetHours = { weekdays: readonly number[]; fromMinute: number; toMinute: number };
/** Contents of the sheet. */
export type SheetFacts = {
  card: ReturnType<typeof spaceCard>;
  tags: ReturnType<typeof tagsOf>;
  description: string;
  address: readonly string[];
  contact: readonly string[];
  hours: readonly SheetHours[];
  photo: Buffer | null;
  isPublished: boolean;
  url: string;
  siteName: string;
  today: Date;
};

const LABEL = { size: 8, color: MUTED } as const;
const PHOTO_HEIGHT = 228;
const QR_SIZE = 84;
/** Lower edge of the content area; the footer is below. */
const BOTTOM = 770;
/** Upper edge of the text on the second page. */
const SECOND_TOP = 64;
const LONGEST_DESCRIPTION = 4200;

/**
 * Renders a space on one or two A4 pages: photo, key values, texts, tags, address, hours, contact and a QR
 * code of its page.
 */
export async function factSheetPdf(facts: SheetFacts): Promise<Buffer> {
  const { card, siteName, today } = facts;
  const title = titleOf(facts);
  const page = await PdfPage.begin({ title, author: siteName, subject: texts.subject, createdAt: today });
  let y = drawHead(page, facts, title);
  y = drawFacts(page, facts, y + 14);
  if (card.perex !== '')
    y = page.text(bindSpaces(card.perex), LEFT, y + 16, { size: 12, face: 'medium', lineGap: 3 });
  y = drawPlace(page, facts, y + 18);
  y = drawTags(page, facts, y);
  drawDescription(page, facts, y + 16);
  return page.end();
}

const titleOf = ({ card }: SheetFacts): string =>
  card.space_name === '' ? card.building_name : card.space_name;

function drawHead(page: PdfPage, { card, photo, siteName, isPublished }: SheetFacts, title: string): number {
  page.mark(LEFT, 36, 18);
  page.text(siteName, LEFT + 26, 38.5, { size: 12, face: 'bold' });
  if (!isPublished) page.text(texts.draft, LEFT, 40, { ...LABEL, align: 'right' });
  let y = page.text(title, LEFT, 70, { size: 24, face: 'bold', role: 'H1' });
  y = page.text(
    [title === card.building_name ? null : card.building_name, card.city].filter(Boolean).join(' · '),
    LEFT,
    y + 2,
    { size: 11, color: MUTED },
  );
  return photo === null
    ? page.hairline(y + 12)
    : page.photo(photo, LEFT, y + 12, WIDTH, PHOTO_HEIGHT, texts.photoOf(title));
}

function drawFacts(page: PdfPage, { card }: SheetFacts, y: number): number {
  const facts = [
    [texts.capacity, counted(card.capacity, ui.persons)],
    [
      texts.area,
      card.area_size === null ? texts.unknown : `${formatNumber(card.area_size)} ${ui.squareMetres}`,
    ],
    [texts.price, card.price_from === null ? ui.priceByAgreement : ui.from(formatCzk(card.price_from))],
    [texts.level, texts.levelOf(card.price_level)],
  ] as const;
  const width = WIDTH / facts.length;
  const bottoms = facts.map(([label, value], index) =>
    page.text(
      value,
      LEFT + index * width,
      page.text(label, LEFT + index * width, y, { ...LABEL, width }) + 2,
      { size: 13, face: 'bold', width: width - 6 },
    ),
  );
  return page.hairline(Math.max(...bottoms) + 12);
}

/** Address, opening hours and contact, next to the QR code. */
function drawPlace(page: PdfPage, { address, contact, hours, url }: SheetFacts, y: number): number {
  const width = (WIDTH - QR_SIZE - 48) / 3;
  const column = (index: number, label: string, lines: readonly string[]): number =>
    lines.length === 0
      ? y
      : page.lines(
          lines,
          LEFT + index * (width + 12),
          page.text(label, LEFT + index * (width + 12), y, { ...LABEL, width }) + 3,
          { size: 9.5, width },
        );
  const bottoms = [
    column(0, texts.address, address),
    column(
      1,
      texts.hours,
      hours.map(({ weekdays, fromMinute, toMinute }) => texts.hoursOf(weekdays, fromMinute, toMinute)),
    ),
    column(
      2,
      texts.contact,
      contact.map((way) => (way.startsWith('+') ? formatPhone(way) : way)),
    ),
  ];
  const { data } = encode(url, { ecc: 'M', border: 0 });
  page.matrix(data, RIGHT - QR_SIZE, y, QR_SIZE, texts.codeOf(url));
  return page.hairline(Math.max(...bottoms, y + QR_SIZE) + 14);
}

function drawTags(page: PdfPage, { tags }: SheetFacts, y: number): number {
  const groups = [
    [texts.purpose, tags.purpose],
    [texts.equipments, tags.equipments],
    [texts.services, tags.services],
  ] as const;
  return groups
    .filter(([, list]) => list.length > 0)
    .reduce((bottom, [label, list]) => {
      const start = page.text(label, LEFT, bottom + 12, LABEL);
      return page.text(list.map(({ name }) => name).join(', '), LEFT, start + 2, { size: 9.5 });
    }, y);
}

/** The description continues on a second page; the rest is cut, because the web page has all of it. */
function drawDescription(page: PdfPage, facts: SheetFacts, y: number): void {
  const { description } = facts;
  const text = bindSpaces(
    description.length > LONGEST_DESCRIPTION ? `${description.slice(0, LONGEST_DESCRIPTION)}…` : description,
  );
  const isBeyond = text !== '' && y + page.heightOf(text, { size: 9.5 }) > BOTTOM;
  if (isBeyond) {
    drawFoot(page, facts);
    page.next();
    page.text(titleOf(facts), LEFT, 38.5, { size: 12, face: 'bold' });
  }
  if (text !== '')
    page.text(text, LEFT, isBeyond ? SECOND_TOP : y, {
      size: 9.5,
      ...(isBeyond && { height: BOTTOM - SECOND_TOP }),
    });
  drawFoot(page, facts);
}

function drawFoot(page: PdfPage, { url, siteName, today }: SheetFacts): void {
  page.text(`${texts.online}: ${url}`, LEFT, page.hairline(BOTTOM + 10) + 8, LABEL);
  page.text(texts.made(formatDate(today), siteName), LEFT, BOTTOM + 30, LABEL);
}

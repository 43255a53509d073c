import type { SpaceLayoutValue } from '@prostora/contracts/space-layouts.ts';
import { formatCzk, formatDate, formatPhone, bindSpaces } from '@prostora/strings/format.ts';
import { factSheet as texts } from '@prostora/strings/cs/fact-sheet.ts';
import { ui } from '@prostora/strings/cs/ui.ts';
import { formatMeasure, measureNames, SPACE_MEASURES } from '@prostora/strings/cs/space-measures.ts';
import { formatLayout, layoutsView } from '@prostora/strings/cs/space-layouts.ts';
import { encode } from 'uqr';
import { LEFT, MUTED, PdfPage, RIGHT, WIDTH } from '../../../platform/pdf/pdf-page.ts';
import type { SpaceCardDto, SpaceTagsDto } from '../../spaces/index.ts';

export type FactSheetHours = { weekdays: readonly number[]; fromMinute: number; toMinute: number };
/** Contents of the sheet. */
export type FactSheetDetails = {
  card: SpaceCardDto;
  tags: SpaceTagsDto;
  layouts: readonly SpaceLayoutValue[];
  description: string;
  address: readonly string[];
  contact: readonly string[];
  hours: readonly FactSheetHours[];
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
const SECOND_PAGE_TOP = 64;
const MAX_DESCRIPTION_LENGTH = 4200;

/**
 * Renders a space on one or two A4 pages: photo, key values, texts, tags, address, hours, contact and a QR
 * code of its page.
 */
export async function renderFactSheet(details: FactSheetDetails): Promise<Buffer> {
  const { card, siteName, today } = details;
  const title = getTitle(details);
  const page = await PdfPage.create({ title, author: siteName, subject: texts.subject, createdAt: today });
  let y = drawHeader(page, details, title);
  y = drawKeyValues(page, details, y + 14);
  if (card.perex !== '')
    y = page.drawText(bindSpaces(card.perex), LEFT, y + 16, { size: 12, face: 'medium', lineGap: 3 });
  y = drawAddressAndHours(page, details, y + 18);
  y = drawTags(page, details, y);
  drawDescription(page, details, y + 16);
  return page.finish();
}

const getTitle = ({ card }: FactSheetDetails): string =>
  card.space_name === '' ? card.building_name : card.space_name;

function drawHeader(
  page: PdfPage,
  { card, photo, siteName, isPublished }: FactSheetDetails,
  title: string,
): number {
  page.drawLogo(LEFT, 36, 18);
  page.drawText(siteName, LEFT + 26, 38.5, { size: 12, face: 'bold' });
  if (!isPublished) page.drawText(texts.draft, LEFT, 40, { ...LABEL, align: 'right' });
  let y = page.drawText(title, LEFT, 70, { size: 24, face: 'bold', role: 'H1' });
  y = page.drawText(
    [title === card.building_name ? null : card.building_name, card.city].filter(Boolean).join(' · '),
    LEFT,
    y + 2,
    { size: 11, color: MUTED },
  );
  return photo === null
    ? page.drawHairline(y + 12)
    : page.drawPhoto(photo, LEFT, y + 12, WIDTH, PHOTO_HEIGHT, texts.photoOf(title));
}

function drawKeyValues(page: PdfPage, { card }: FactSheetDetails, y: number): number {
  const items = [
    ...SPACE_MEASURES.map((name) => {
      const value = card[name];
      return [measureNames[name], value === null ? texts.unknown : formatMeasure(name, value)] as const;
    }),
    [texts.price, card.price_from === null ? ui.priceByAgreement : ui.from(formatCzk(card.price_from))],
    [texts.level, texts.levelOf(card.price_level)],
  ] as const;
  const width = WIDTH / items.length;
  const bottoms = items.map(([label, value], index) =>
    page.drawText(
      value,
      LEFT + index * width,
      page.drawText(label, LEFT + index * width, y, { ...LABEL, width }) + 2,
      { size: 13, face: 'bold', width: width - 6 },
    ),
  );
  return page.drawHairline(Math.max(...bottoms) + 12);
}

/** Address, opening hours and contact, next to the QR code. */
function drawAddressAndHours(
  page: PdfPage,
  { address, contact, hours, url }: FactSheetDetails,
  y: number,
): number {
  const width = (WIDTH - QR_SIZE - 48) / 3;
  const column = (index: number, label: string, lines: readonly string[]): number =>
    lines.length === 0
      ? y
      : page.drawLines(
          lines,
          LEFT + index * (width + 12),
          page.drawText(label, LEFT + index * (width + 12), y, { ...LABEL, width }) + 3,
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
  page.drawQrCode(data, RIGHT - QR_SIZE, y, QR_SIZE, texts.codeOf(url));
  return page.drawHairline(Math.max(...bottoms, y + QR_SIZE) + 14);
}

function drawTags(page: PdfPage, { tags, layouts }: FactSheetDetails, y: number): number {
  const groups = [
    [layoutsView.title, layouts.map(formatLayout)],
    [texts.purpose, tags.purpose.map(({ name }) => name)],
    [texts.equipments, tags.equipments.map(({ name }) => name)],
    [texts.services, tags.services.map(({ name }) => name)],
  ] as const;
  return groups
    .filter(([, list]) => list.length > 0)
    .reduce((bottom, [label, list]) => {
      const start = page.drawText(label, LEFT, bottom + 12, LABEL);
      return page.drawText(bindSpaces(list.join(', ')), LEFT, start + 2, { size: 9.5 });
    }, y);
}

/** The description continues on a second page; the rest is cut, because the web page has all of it. */
function drawDescription(page: PdfPage, details: FactSheetDetails, y: number): void {
  const { description } = details;
  const text = bindSpaces(
    description.length > MAX_DESCRIPTION_LENGTH
      ? `${description.slice(0, MAX_DESCRIPTION_LENGTH)}…`
      : description,
  );
  const continues = text !== '' && y + page.measureHeight(text, { size: 9.5 }) > BOTTOM;
  if (continues) {
    drawFooter(page, details);
    page.addPage();
    page.drawText(getTitle(details), LEFT, 38.5, { size: 12, face: 'bold' });
  }
  if (text !== '')
    page.drawText(text, LEFT, continues ? SECOND_PAGE_TOP : y, {
      size: 9.5,
      ...(continues && { height: BOTTOM - SECOND_PAGE_TOP }),
    });
  drawFooter(page, details);
}

function drawFooter(page: PdfPage, { url, siteName, today }: FactSheetDetails): void {
  page.drawText(`${texts.online}: ${url}`, LEFT, page.drawHairline(BOTTOM + 10) + 8, LABEL);
  page.drawText(texts.made(formatDate(today), siteName), LEFT, BOTTOM + 30, LABEL);
}

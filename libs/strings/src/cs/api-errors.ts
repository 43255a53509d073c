import type { ApiFieldErrorParams } from '@prostora/contracts';
import { formatCzk, formatTime, weekdayName } from '../format.ts';
import { bookingTexts, formatLength } from './booking-api.ts';
import { importErrors } from './booking-import-api.ts';
import { contentApi } from './content-api.ts';
import { adminRedirects } from './admin-redirects.ts';
import type { Phrases } from './errors.ts';
import { inquiriesApi } from './inquiries-api.ts';
import { creditErrors, planErrors } from './invoice.ts';
import { photoErrors } from './photos-api.ts';
import { ownBookingErrors } from './own-booking.ts';
import { priceListErrors } from './price-list.ts';
import { rentalTermsErrors } from './rental-terms.ts';
import { seoApi } from './seo-api.ts';
import { spaceFields } from './space-fields.ts';
import { layoutErrors } from './space-layouts.ts';

const { fields: demand } = inquiriesApi;
const { errors: content } = contentApi;
const { errors: seo, templates, bulk, import: csv } = seoApi;

/** Messages of fields that only the API detects; separate, as the browser does not need them. */
export const apiFieldErrors = {
  bookingIncomplete: bookingTexts.incomplete,
  bookingNotOffered: bookingTexts.notOffered,
  senderUnconfirmed: 'Psát ostatním můžete, až potvrdíte svůj e-mail a prostor bude zveřejněný',
  recipientRefused: 'Tento člověk si od vás e-maily nepřeje',
  recipientLimit: ({ max }) => `Za den můžete poprvé napsat nejvýš ${max} lidem, zkuste to zítra`,
  shortest: ({ minutes }) => `Nejkratší rezervace je ${formatLength(minutes)}`,
  longest: ({ minutes }) => `Nejdelší rezervace je ${formatLength(minutes)}`,
  ruleOverlap: ({ weekday, fromMinute, toMinute, price, newPrice }) =>
    `${weekdayName(weekday)} ${formatTime(fromMinute)}–${formatTime(toMinute)} už máte za ` +
    `${formatCzk(price)} za hodinu, tady by platilo ${formatCzk(newPrice)}. Upravte prosím časy nebo cenu.`,
  paymentAboveOpen: ({ open }) => `Zbývá zaplatit ${formatCzk(open)}, víc zapsat nejde.`,
  priceAboveShown: ({ price }) =>
    `Vyšší cenu, než host viděl, musí nejdřív přijmout host. Nejvýš teď můžete potvrdit ${formatCzk(price)}.`,
  rentalTerms: ({ error }) => (rentalTermsErrors as Readonly<Record<string, string>>)[error] ?? error,
  priceList: ({ error }) => (priceListErrors as Readonly<Record<string, string>>)[error] ?? error,
  priceListSpaces: 'Vyberte aspoň jeden prostor, pro který ceník platí.',
  priceScopeTwice: 'Tento prostor už v těchto dnech v ceníku je.',
  accessFrom: 'Vstup nemůže být po začátku akce.',
  accessUntil: 'Odchod nemůže být před koncem akce.',
  ...ownBookingErrors,
  ...importErrors,
  photoUnsupported: photoErrors.unsupported,
  photoEmpty: photoErrors.empty,
  photoAnimated: photoErrors.animated,
  photoShape: photoErrors.shape,
  photoTooBig: photoErrors.tooBig,
  photoTooManyPixels: photoErrors.tooManyPixels,
  photoTooDemanding: photoErrors.tooDemanding,
  scaleLine: 'Konce měřítka jsou moc blízko u sebe',
  panoramaShape: photoErrors.panoramaShape,
  panoramaSmall: photoErrors.panoramaSmall,
  buildingHasSpaces: spaceFields.hasSpaces,
  buildingIsWhole: spaceFields.isWhole,
  buildingShared: spaceFields.sharedBuilding,
  buildingPlaceTaken: spaceFields.placeTaken,
  layoutUnknown: layoutErrors.unknown,
  layoutTwice: layoutErrors.twice,
  layoutAreaOrder: layoutErrors.areaOrder,
  layoutTooSmall: ({ max }) => layoutErrors.tooSmall(max),
  publicationLimit: ({ limit }) => spaceFields.publicationLimit(limit),
  ownersPublicationLimit: ({ limit }) => spaceFields.ownersPublicationLimit(limit),
  catalogDay: 'Vyberte den.',
  demandPurpose: demand.purpose,
  demandDateFrom: demand.dateFrom,
  demandBothTimes: demand.bothTimes,
  demandTimeNeedsDay: demand.timeNeedsDay,
  demandSpaces: demand.spaces,
  demandTooManySpaces: demand.tooManySpaces,
  demandTerms: demand.terms,
  demandBudget: demand.budget,
  offerPrice: demand.price,
  offerRowsSum: 'Cena musí být součtem položek.',
  offerSpaceTaken: demand.spaceTaken,
  offerOwnSpace: demand.ownSpace,
  offerValidUntil: demand.validUntil,
  forwardPublished: demand.published,
  contentFixedSlug: content.fixedSlug,
  contentFixedStatus: content.fixedStatus,
  contentCover: content.cover,
  legalTermsPast: content.termsPast,
  legalTermsOrder: content.termsOrder,
  redirectTaken: adminRedirects.errors.taken,
  redirectCircle: adminRedirects.errors.circle,
  planDefault: planErrors.defaultPlan,
  publishedSpacesChoice: planErrors.publishedSpacesChoice,
  publicMailDomain: ({ domain }) =>
    `Doménu ${domain} používá mnoho lidí, zablokujte prosím jen adresu nebo odesílatele.`,
  publishedSpacesRequired: ({ published, limit }) => planErrors.publishedSpacesRequired(published, limit),
  tooManyPublishedSpaces: ({ limit }) => planErrors.tooManyPublishedSpaces(limit),
  membershipEndPassed: creditErrors.endPassed,
  membershipEndTooFar: ({ years }) => creditErrors.endTooFar(years),
  membershipUnchanged: creditErrors.unchanged,
  creditNotEnough: ({ haler }) => creditErrors.notEnough(haler),
  creditTooMuch: ({ haler }) => creditErrors.tooMuch(haler),
  creditZero: creditErrors.zero,
  seoPath: seo.path,
  seoPathNumber: seo.pathNumber,
  seoPathReserved: ({ word }) => seo.pathReserved(word),
  seoPathTaken: seo.pathTaken,
  seoFilterTaken: ({ path }) => seo.filterTaken(path),
  seoFilterEmpty: seo.filterEmpty,
  seoLink: seo.link,
  seoTemplateUnknown: ({ name }) => templates.unknown(name),
  seoTemplateBrace: templates.brace,
  seoTemplateNeedsLocation: ({ name }) => templates.needsLocation(name),
  seoTemplateNeedsPurpose: ({ name }) => templates.needsPurpose(name),
  seoTemplateNeedsCapacity: ({ name }) => templates.needsCapacity(name),
  seoTemplateNotInPath: ({ name }) => templates.notInPath(name),
  seoBulkNothingChosen: bulk.nothingChosen,
  seoBulkExists: ({ path }) => bulk.exists(path),
  seoBulkPathTaken: bulk.pathTaken,
  seoBulkPathTwice: bulk.pathTwice,
  seoBulkMeansOther: bulk.meansOther,
  seoBulkNoLocative: ({ name }) => bulk.noLocative(name),
  seoBulkEmpty: bulk.empty,
  seoBulkTooLong: ({ max }) => bulk.tooLong(max),
  seoCsvNoHeader: ({ title }) => csv.noHeader(title),
  seoCsvUnknownColumn: ({ title }) => csv.unknownColumn(title),
  seoCsvColumnTwice: ({ title }) => csv.columnTwice(title),
  seoCsvUnreadable: csv.unreadable,
  seoCsvNoRows: csv.noRows,
  seoCsvTooManyRows: ({ max }) => csv.tooManyRows(max),
  seoCsvUnknownLocation: ({ slug }) => csv.unknownLocation(slug),
  seoCsvUnknownPurpose: ({ slug }) => csv.unknownPurpose(slug),
  seoCsvUnknownAttribute: ({ slug }) => csv.unknownAttribute(slug),
  seoCsvUnknownCapacity: ({ id, known }) => csv.unknownCapacity(id, known),
  seoCsvYesOrNo: csv.yesOrNo,
  seoCsvPathTwice: ({ line }) => csv.pathTwice(line),
  seoCsvFilterTwice: ({ line }) => csv.filterTwice(line),
  seoCsvLink: ({ text }) => csv.link(text),
  seoCsvCells: csv.cells,
} as const satisfies Phrases<ApiFieldErrorParams>;

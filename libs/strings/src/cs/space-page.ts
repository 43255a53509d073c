import { NBSP, type PluralForms, formatCount, outOfPreposition } from '../format.ts';

const photos: PluralForms = { one: 'fotka', few: 'fotky', many: 'fotky', other: 'fotek' };

/** Texts of the space page. Names from data stay in the nominative. */
export const spacePage = {
  root: 'Prostory',
  share: 'Sdílet',
  sheet: 'Stáhnout list (PDF)',
  print: 'Vytisknout',
  qr: 'Kód s adresou této stránky',
  allPhotos: (count: number): string =>
    count < 5 ? `${formatCount(count, photos)}` : `Všech ${formatCount(count, photos)}`,
  openPhoto: (number: number, alt: string): string => `Otevřít fotku ${number}: ${alt}`,
  gallery: (title: string): string => `Fotogalerie: ${title}`,
  photoOf: (number: number, count: number): string =>
    `Fotka ${number} ${outOfPreposition(count)}${NBSP}${count}`,
  nextPhoto: 'Další fotka',
  previousPhoto: 'Předchozí fotka',
  details: 'Základní údaje',
  priceFrom: 'Cena od',
  priceLevel: 'Cenová hladina',
  perHour: 'Kč/h',
  perHourLong: 'za hodinu',
  perHourShort: '/ h',
  priceByAgreement: 'Cena dohodou',
  unknown: 'neuvedeno',
  about: 'O prostoru',
  tags: 'Co tu najdete',
  purpose: 'Vhodné pro',
  equipments: 'Vybavení',
  services: 'Služby',
  video: 'Video',
  where: 'Kde to je',
  openInMaps: 'Otevřít na Mapy.com',
  contact: 'Kontakt',
  contactHeading: 'Domluvte se s majitelem',
  phone: 'Zavolat',
  email: 'Napsat e-mail',
  web: 'Web prostoru',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  newWindow: 'otevře se v novém okně',
  noContact: 'Majitel zatím kontakt nezveřejnil.',
  similar: 'Podobné prostory v okolí',
  unpublished: {
    DRAFT: 'Prostor je rozpracovaný. Vidíte ho jen vy a správce, v katalogu není.',
    WAITING_FOR_APPROVAL:
      'Prostor čeká na schválení. Vidíte ho jen vy a správce, v katalogu se objeví po schválení.',
    DISABLED: 'Prostor správce zakázal. Vidíte ho jen vy a správce, v katalogu není.',
    DELETED: 'Prostor je smazaný. Vidí ho jen správce a může ho obnovit.',
  },
} as const;

import type { SpaceFieldName, SpaceFieldWith } from '@prostora/contracts/space-fields.ts';
import { formatCount } from '../format.ts';
import { SPACES } from './counts.ts';
import { measureTitles } from './space-measures.ts';

/**
 * Texts about fields of a space: missing, recommended, changed. Separate, as only the API and the console
 * read them.
 */
export const spaceFields = {
  /** Fields required for publication. */
  missing: {
    images: 'Přidejte alespoň jednu fotku',
    perex: 'Napište krátké představení',
    capacity: 'Doplňte kapacitu',
    city: 'Doplňte adresu a místo na mapě',
    'tags.purpose': 'Vyberte, k čemu se prostor hodí',
  },
  /** Recommended fields. */
  suggestions: {
    more_images: 'Přidejte alespoň pět fotek',
    description: 'Popište prostor podrobněji, alespoň pár větami',
    area_size: 'Doplňte plochu v metrech čtverečních',
    'tags.equipments': 'Vyberte, čím je prostor vybavený',
    phone: 'Doplňte telefon nebo e-mail',
    video_url: 'Přidejte odkaz na video',
  },
  hasSpaces: 'V budově už jsou prostory, jako celek ji pronajmout nejde',
  isWhole: 'Budova se pronajímá jako jeden celek, další prostor do ní přidat nejde',
  sharedBuilding: 'V budově jsou i další prostory, změnit ji může jen jejich majitel po přihlášení',
  publicationLimit: (limit: number): string =>
    `Vaše členství dovoluje zveřejnit nejvýše ${formatCount(limit, SPACES)}. Nejdřív některý skryjte, nebo přejděte na vyšší členství.`,
  ownersPublicationLimit: (limit: number): string =>
    `Členství majitele dovoluje zveřejnit nejvýše ${formatCount(limit, SPACES)}. Prostor půjde schválit, až majitel jiný skryje nebo přejde na vyšší členství.`,
  placeTaken: 'V budově je teď jiný prostor, vedle něj se tento obnovit nedá',
  /** Within a sentence. */
  labels: {
    space_name: 'název prostoru',
    building_name: 'název budovy',
    building_description: 'popis budovy',
    perex: 'krátké představení',
    description: 'popis',
    capacity: 'kapacita',
    area_size: 'plocha',
    price_level: 'cenová hladina',
    price_from: 'cena za hodinu',
    recommended: 'doporučení',
    phone: 'telefon',
    email: 'e-mail',
    web: 'web',
    facebook: 'Facebook',
    instagram: 'Instagram',
    youtube: 'YouTube',
    video_url: 'video',
    purposes: 'využití',
    attributes: 'vybavení a služby',
    layouts: 'uspořádání',
    images: 'fotky',
    'images.alt': 'popisky fotek',
    panoramas: 'panoramata',
    floor_plan: 'půdorys',
    street: 'ulice',
    house_number: 'číslo orientační',
    land_registry_number: 'číslo popisné',
    postal_code: 'PSČ',
    city: 'město',
    lat: 'zeměpisná šířka',
    lng: 'zeměpisná délka',
  } satisfies Record<SpaceFieldName, string> & Record<string, string>,
  /** Titles of columns in the export of spaces. */
  columns: {
    ...measureTitles,
    price_from: 'Cena od v Kč za hodinu',
    price_level: 'Cenová hladina',
    recommended: 'Doporučený',
  } satisfies Record<SpaceFieldWith<{ exportWidth: number }>, string>,
  yes: 'ano',
  no: 'ne',
} as const;

/** Name of a field within a sentence. */
export const spaceFieldLabel = (field: string): string =>
  (spaceFields.labels as Readonly<Record<string, string>>)[field] ?? field;

import { NBSP, formatNumber } from '../format.ts';
import { spaceFields } from './space-fields.ts';

/** Texts of the log of actions and of differences in the operator's console. */
export const adminAudit = {
  title: 'Historie',
  show: 'Zobrazit historii',
  hide: 'Skrýt historii',
  loading: 'Načítá se historie…',
  empty: 'Zatím tu není žádný záznam.',
  more: 'Načíst starší',
  system: 'systém',
  unknownPerson: (id: number) => `účet č.${NBSP}${formatNumber(id)}`,
  impersonated: (operator: string, user: string) => `${operator} (za uživatele ${user})`,
  changes: (count: number) => `Změněné údaje (${formatNumber(count)})`,
  subject: (type: string, id: number) => `${(subjects as Readonly<Record<string, string>>)[type] ?? type} č.${NBSP}${formatNumber(id)}`,
  action: (action: string): string => (actions as Readonly<Record<string, string>>)[action] ?? action,
  field: (field: string): string => (fields as Readonly<Record<string, string>>)[field] ?? (spaceFields.labels as Readonly<Record<string, string>>)[field] ?? field,

  before: 'Předtím',
  after: 'Potom',
  added: 'přidáno',
  removed: 'odebráno',
  nothing: 'nevyplněno',
  yes: 'ano',
  no: 'ne',
} as const;

const subjects = { user: 'uživatel', customer: 'zákazník', space: 'prostor', building: 'budova', order: 'objednávka', plan: 'tarif' };

const actions = {
  login: 'Přihlášení',
  logout: 'Odhlášení',
  'session.reused': 'Odhlášení kvůli podezřelému použití relace',
  'session.end': 'Odhlášení jednoho zařízení',
  'session.end-others': 'Odhlášení ostatních zařízení',
  'user.register': 'Registrace',
  'user.profile': 'Změna osobních údajů',
  'user.edit': 'Úprava účtu správcem',
  'user.roles': 'Změna rolí',
  'user.block': 'Zablokování účtu',
  'user.unblock': 'Odblokování účtu',
  'user.end-sessions': 'Odhlášení všude',
  'user.impersonate': 'Správce se přihlásil jako uživatel',
  'user.impersonate-stop': 'Správce se vrátil do správy',
  'user.password-change': 'Změna hesla',
  'user.password-reset': 'Nové heslo přes odkaz z e-mailu',
  'user.email-request': 'Žádost o změnu e-mailu',
  'user.email-change': 'Změna e-mailu',
  'user.email-confirm': 'Potvrzení e-mailu',
  'user.export': 'Stažení osobních dat',
  'user.erase': 'Smazání účtu',
  'customer.billing': 'Změna fakturačních údajů',
  'customer.edit': 'Úprava zákazníka správcem',
  'building.add': 'Přidání budovy',
  'building.save': 'Úprava budovy',
  'space.add': 'Přidání prostoru',
  'space.save': 'Úprava prostoru',
  'space.status': 'Změna stavu',
  'space.review-close': 'Úpravy zkontrolovány',
  'space.photo-add': 'Přidání fotky',
  'space.photo-move': 'Změna pořadí fotek',
  'space.photo-describe': 'Popis fotky',
  'space.photo-delete': 'Smazání fotky',
  'order.place': 'Objednávka členství',
  'order.paid': 'Objednávka zaplacena',
  'order.cancel': 'Objednávka zrušena',
  'plan.add': 'Přidání tarifu',
  'plan.save': 'Úprava tarifu',
};

const fields = {
  name: 'název', email: 'e-mail', roles: 'role', blocked_at: 'zablokováno', blocked_reason: 'důvod blokace', sessions: 'přihlášená zařízení', ended: 'ukončeno',
  changed: 'změněné údaje', ico: 'IČO', dic: 'DIČ', phone: 'telefon', street: 'ulice a číslo', city: 'město', postal_code: 'PSČ', terms_version: 'verze podmínek', customer_id: 'číslo zákazníka',
  status: 'stav', state: 'stav', reason: 'důvod', photos: 'fotky', photo: 'fotka', alt: 'popis fotky', 'images.alt': 'popisy fotek', fields: 'údaje', review: 'číslo kontroly', via_link: 'přes odkaz z e-mailu',
  building: 'číslo budovy', no_name: 'celá budova', number: 'číslo', plan: 'tarif', price: 'cena', from: 'od', until: 'do', price_per_year: 'cena za rok', active: 'v nabídce', sort_order: 'pořadí', description: 'popis',
  catalogPositionCoefficient: 'koeficient pozice', hasMicroSite: 'mikrostránka', hasSocialNetworksPromotion: 'propagace na sítích', hasSupportWithProfile: 'pomoc s profilem', hasVideoInSpace: 'video',
  nrOfPhotosInSpace: 'fotek na prostor', nrOfSpaces: 'počet prostorů',
};

import type { SellerField } from '@prostora/contracts/seller.ts';
import { bindSpaces, formatDate, formatDateTime } from '../format.ts';

/** Data of the seller, as they are named in a sentence. */
export const sellerFieldNames: Readonly<Record<SellerField, string>> = {
  company_name: 'název společnosti',
  company_address: 'sídlo',
  company_ico: 'IČO',
  company_dic: 'DIČ',
  company_register: bindSpaces('zápis v rejstříku'),
  company_phone: 'telefon',
  company_email: 'e-mail',
  billing_street: bindSpaces('ulice pro faktury'),
  billing_city: bindSpaces('město pro faktury'),
  billing_postal_code: bindSpaces('PSČ pro faktury'),
  billing_account: bindSpaces('číslo účtu'),
};

/** Texts of the site settings in the console. */
export const adminSettings = {
  title: 'Nastavení webu',
  subtitle: bindSpaces('Kdo web provozuje a jak se s ním spojit'),
  missingTitle: 'Nastavení se nenašlo',
  missingText: 'Zkuste načíst stránku znovu.',
  back: 'Zpět na přehled',
  saved: bindSpaces('Nastavení je uložené. Na webu se projeví do dvou vteřin.'),
  save: 'Uložit nastavení',
  cancel: 'Vrátit změny',
  updated: (at: string): string => bindSpaces(`Naposledy změněno ${formatDateTime(at)}`),
  termsSince: (day: string): string => bindSpaces(`Platí znění od ${formatDate(day)}.`),
  termsVersions: bindSpaces('Znění obchodních podmínek'),
  missing: (fields: readonly SellerField[]): string =>
    bindSpaces(
      `Chybí ${fields.map((field) => sellerFieldNames[field]).join(', ')}. ` +
        'Dokud to nevyplníte, nejde objednat členství; na webu a na fakturách nic z toho nestojí.',
    ),
  history: 'Historie změn',
  sections: {
    site: { title: 'Web', text: bindSpaces('Název v hlavičce, v titulcích stránek a na fakturách.') },
    company: { title: 'Společnost a kontakty', text: bindSpaces('Zákonné údaje v patičce každé stránky.') },
    billing: {
      title: 'Fakturace',
      text: bindSpaces('Jak společnost stojí na zálohových fakturách a kam se za členství platí.'),
    },
    social: { title: 'Sociální sítě', text: 'Odkazy v patičce, nejvýš osm.' },
    layouts: {
      title: bindSpaces('Plocha na osobu'),
      text: bindSpaces(
        'Obvyklá plocha na osobu podle uspořádání v metrech čtverečních. Kapacita mimo tyto meze vyvolá otázku majiteli a při schvalování.',
      ),
    },
    holidays: {
      title: 'Školní prázdniny',
      text: bindSpaces(
        'Majitelé podle nich zavírají prostory. Jarní prázdniny se střídají podle okresů; řádek bez okresu platí všude. Nový školní rok přidejte, až ho ministerstvo zveřejní.',
      ),
    },
    terms: {
      title: 'Obchodní podmínky',
      text: bindSpaces(
        'Každý souhlas si pamatuje, ke kterému znění byl dán. Nové znění vydáte mezi stránkami webu.',
      ),
    },
  },
  fields: {
    name: 'Název webu',
    company: {
      name: 'Název společnosti',
      address: 'Sídlo',
      ico: 'IČO',
      dic: 'DIČ',
      register: bindSpaces('Zápis v rejstříku'),
      phone: 'Telefon',
      email: 'E-mail',
    },
    billing: {
      street: bindSpaces('Ulice a číslo'),
      city: 'Město',
      postal_code: 'PSČ',
      account: 'Číslo účtu',
      accountHint: bindSpaces('Např. 19-2000145399/0800; z čísla vznikne i QR Platba.'),
      is_vat_payer: 'Plátce DPH',
    },
    layoutArea: (name: string, end: 'from' | 'to'): string =>
      bindSpaces(`${name}, ${end === 'from' ? 'od' : 'do'} (m²)`),
    holidays: {
      name: 'Název',
      from: 'Od',
      until: 'Do (včetně)',
      dayPlaceholder: 'Den',
      districts: 'Okresy',
      everywhere: 'Všechny okresy',
      further: (count: number): string => `+${count}`,
      add: 'Přidat prázdniny',
      remove: (position: number): string => `Odebrat ${position}. prázdniny`,
      group: (position: number): string => `${position}. prázdniny`,
    },
    social: {
      name: 'Název',
      url: 'Adresa profilu',
      add: 'Přidat profil',
      remove: (position: number): string => `Odebrat ${position}. profil`,
      group: (position: number): string => `${position}. profil`,
    },
  },
} as const;

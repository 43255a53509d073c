import { DEFAULT_LAYOUT_AREAS, type LayoutArea } from '@prostora/contracts/space-layouts.ts';
import { DEFAULT_SCHOOL_HOLIDAYS, type SchoolHoliday } from '@prostora/strings/cs/school-holidays.ts';
import { siteTexts } from '@prostora/strings/cs/site.ts';

/** Settings of the site. */
export type SiteValues = {
  /** Name of the product on pages, mails and invoices. */
  name: string;
  company: {
    name: string;
    address: string;
    ico: string;
    dic: string;
    register: string;
    phone: string;
    email: string;
  };
  /** Address and bank account on invoices. */
  billing: { street: string; city: string; postalCode: string; account: string; isVatPayer: boolean };
  social: { name: string; url: string }[];
  /** Usual area a person in each layout. */
  layoutAreas: readonly LayoutArea[];
  schoolHolidays: readonly SchoolHoliday[];
};

type OptionalValue = 'layoutAreas' | 'schoolHolidays';
/** All values; usual areas and school holidays that are not given stay. */
export type SiteChanges = Omit<SiteValues, OptionalValue> & Partial<Pick<SiteValues, OptionalValue>>;

/** With the version of the terms in force (first day of validity), referenced by consents. */
export type CurrentSiteValues = SiteValues & { termsVersion: string };

/** Values of a new installation: the operator's company, account and profiles are not known. */
export const DEFAULT_SITE: CurrentSiteValues = {
  name: 'Prostora',
  company: { name: '', address: '', ico: '', dic: '', register: '', phone: '', email: '' },
  billing: { street: '', city: '', postalCode: '', account: '', isVatPayer: false },
  // Version of consents given before the first terms were published.
  termsVersion: '2026-11-01',
  social: [],
  layoutAreas: DEFAULT_LAYOUT_AREAS,
  schoolHolidays: DEFAULT_SCHOOL_HOLIDAYS,
};

/** Map attributions; not editable. */
export const MAP_ATTRIBUTIONS = {
  outline: siteTexts.outlineAttribution,
  mapy: siteTexts.mapyAttribution,
} as const;

/** Maximum of default footer links, for pages without their own. */
export const MAX_FOOTER_LINKS = 12;

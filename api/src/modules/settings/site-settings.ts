import { siteTexts } from '@prostora/strings/cs/site.ts';

/** Who runs the site, as the operator sets it. */
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
  /** How the company stands on invoices, and the account that invoices are paid to. */
  billing: { street: string; city: string; postalCode: string; account: string; isVatPayer: boolean };
  social: { name: string; url: string }[];
};

/** With the version of the terms in force, which a consent names: the day from which they hold. */
export type SiteInForce = SiteValues & { termsVersion: string };

/** Placeholders until the operator fills them in; never literals elsewhere. */
export const DEFAULT_SITE: SiteInForce = {
  name: 'Prostora',
  company: {
    ...siteTexts.company,
    ico: '00000000',
    dic: 'CZ00000000',
    phone: '+420 000 000 000',
    email: 'kontakt@prostora.test',
  },
  // A valid number of nobody.
  billing: {
    street: siteTexts.billing.street,
    city: siteTexts.billing.city,
    postalCode: '11000',
    account: '19-2000145399/0800',
    isVatPayer: false,
  },
  // Of terms that were never published here.
  termsVersion: '2026-11-01',
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
  ],
};

/** What no operator changes: whose map data are shown. */
export const MAP_ATTRIBUTIONS = {
  outline: siteTexts.outlineAttribution,
  mapy: siteTexts.mapyAttribution,
} as const;

/** How many links the footer offers at most where a page has none of its own. */
export const FOOTER_LINKS = 12;

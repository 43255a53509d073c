import { siteTexts } from '@prostora/strings/cs/site.ts';

/**
 * Who runs the site. Placeholders until the operator fills them in: the name, the company and its profiles are settings,
 * never literals elsewhere.
 */
export const SITE_SETTINGS = {
  name: 'Prostora',
  company: { ...siteTexts.company, ico: '00000000', dic: 'CZ00000000', phone: '+420 000 000 000', email: 'kontakt@prostora.test' },
  /** How the company stands on invoices, and the account that invoices are paid to (a valid number of nobody). */
  billing: { street: siteTexts.billing.street, city: siteTexts.billing.city, postalCode: '11000', account: '19-2000145399/0800', isVatPayer: false },
  /** Version of the terms in force; a consent names it. */
  termsVersion: '2026-11-01',
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
  ],
  /** How many SEO addresses the footer offers where a page has no links of its own. */
  footerLinks: 6,
  outlineAttribution: siteTexts.outlineAttribution,
  mapyAttribution: siteTexts.mapyAttribution,
} as const;

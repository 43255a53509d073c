import type { DemoFooterLink, DemoSite } from './demo.types.ts';

const link = (title: string, path: string, link_name: string | null = null): DemoFooterLink => ({
  link_name,
  title,
  url: `/katalog/${path}`,
});

/**
 * A seller that says it is a demo. The IČO has a valid checksum in an unused range; the account number is valid
 * but unassigned.
 */
export const DEMO_SITE: DemoSite = {
  name: 'Prostora',
  company: {
    name: 'Prostora Demo s.r.o.',
    address: 'Vinohradská 1511/230, 100 00 Praha 10',
    ico: '39990001',
    dic: 'CZ39990001',
    register: 'spisová značka C 399900 u Městského soudu v Praze (ukázkový údaj, na účet neplaťte)',
    phone: '+420 609 000 100',
    email: 'ahoj@prostora.example',
  },
  billing: {
    street: 'Vinohradská 1511/230',
    city: 'Praha 10',
    postalCode: '10000',
    account: '19-2000145399/0800',
    isVatPayer: false,
  },
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/prostora.demo' },
    { name: 'Instagram', url: 'https://www.instagram.com/prostora.demo' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/prostora-demo' },
  ],
  footer_links: [
    link('Prostory na svatbu v Praze', 'svatba-praha'),
    link('Konferenční sály v Praze', 'konference-praha'),
    link('Prostory na firemní večírek v Praze', 'firemni-vecirek-praha'),
    link('Zasedací místnosti v Praze', 'zasedaci-mistnosti-praha'),
    link('Fotoateliéry v Praze', 'fotoateliery-praha'),
    link('Prostory na oslavu v Brně', 'oslava-brno'),
    link('Konferenční prostory v Brně', 'konference-brno'),
    link('Svatba na jižní Moravě', 'svatba-jizni-morava'),
    link('Prostory na svatbu na Vysočině', 'svatba-vysocina'),
    link('Plesové sály', 'plesove-saly'),
    link('Prostory na školení v Ostravě', 'skoleni-ostrava'),
    link('Pozemky pro stanové městečko', 'stanove-mestecko'),
  ],
};

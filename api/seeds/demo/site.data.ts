import type { DemoFooterLink, DemoSite } from './demo.types.ts';

const link = (title: string, path: string, link_name: string | null = null): DemoFooterLink => ({
  link_name,
  title,
  url: `/katalog/${path}`,
});

/** Placeholder details of the operator: an IČO with a valid checksum in an unused range. */
export const DEMO_SITE: DemoSite = {
  name: 'Prostora',
  company: {
    name: 'Prostora provozní s.r.o.',
    address: 'Ukázková 1, 110 00 Praha 1',
    ico: '39990001',
    dic: 'CZ39990001',
    register: 'zapsaná u Městského soudu v Praze, oddíl C, vložka 000000',
    phone: '+420 609 000 100',
    email: 'ahoj@prostora.example',
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

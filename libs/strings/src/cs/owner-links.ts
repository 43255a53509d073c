import { formatDateTime, formatNumber, formatTimeSlot, NBSP } from '../format.ts';

/** Pages of links in mails to owners. */
export const optionLink = {
  pageTitle: 'Opce',
  pageDescription: 'Prodloužení, potvrzení nebo uvolnění opce.',
  states: { open: 'Opce čeká na vás', confirmed: 'Rezervace je potvrzená', ended: 'Opce už neplatí' },
  texts: {
    open: (until: string): string =>
      `Termín držíte do ${formatDateTime(until)}. Potom se sám uvolní, pokud se nerozhodnete.`,
    confirmed: 'Termín je pevně obsazený. Změnit nebo zrušit ho můžete v rezervacích.',
    ended: 'Termín je zase volný.',
  },
  details: {
    slot: 'Termín',
    customer: 'Kdo',
    guests: 'Počet hostů',
    price: 'Cena',
    labels: {
      slot: (start: string, end: string): string => formatTimeSlot(start, end),
      guests: (count: number): string => formatNumber(count),
    },
  },
  prolong: (until: string): string => `Prodloužit do ${formatDateTime(until)}`,
  lasts: `Opce už trvá až do začátku akce, prodloužit ji víc nejde.`,
  confirm: 'Potvrdit',
  release: 'Uvolnit termín',
  show: 'Zobrazit v rezervacích',
  login: {
    text: 'Prodloužit, potvrdit nebo uvolnit termín můžete po přihlášení.',
    open: 'Přihlásit se',
  },
  failedTitle: 'Opci se nepodařilo načíst',
} as const;

export const dayPlanLink = {
  pageTitle: `Zítra u${NBSP}vás`,
  pageDescription: 'E-mail o zítřejších akcích.',
  on: 'E-mail o zítřejších akcích vám posíláme',
  onText: `Každý den v${NBSP}17 hodin, jen když máte na zítra aspoň jednu potvrzenou akci.`,
  off: 'E-mail o zítřejších akcích vám neposíláme',
  offText: 'Ostatní zprávy o rezervacích chodí dál.',
  unsubscribe: 'Odhlásit tento e-mail',
  subscribe: 'Posílat znovu',
  show: 'Zobrazit rezervace',
} as const;

export const mailRefusal = {
  pageTitle: 'E-maily od majitele prostorů',
  pageDescription: 'Odmítnutí e-mailů od majitele prostorů.',
  failedTitle: 'Stránku se nepodařilo načíst',
  allowed: 'Majitel prostorů vám může psát',
  allowedText:
    'Když ho odmítnete, nepošleme vám už nic, o co jste sami nežádali. Zprávy o vašich vlastních rezervacích a poptávkách chodí dál.',
  refused: 'Tento majitel vám už přes nás nenapíše',
  refusedText: 'Zprávy o rezervacích a poptávkách, které jste poslali sami, chodí dál.',
  refuse: 'Odmítnout e-maily od tohoto majitele',
  allow: 'Zase povolit',
} as const;

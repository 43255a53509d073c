import { NBSP, formatCount } from '../format.ts';

/** Texts of the guest's reservation page. */
export const guestReservation = {
  pageTitle: 'Vaše rezervace',
  pageDescription: 'Stav rezervace, termín, cena a adresa prostoru.',
  failed: { title: 'Rezervaci se nepodařilo načíst' },
  number: (id: number): string => `Rezervace č.${NBSP}${id}`,
  stages: {
    pending: {
      tag: 'Čeká na potvrzení',
      title: 'Čeká na odpověď majitele',
      text: (until: string | null): string =>
        `${until ? `Majitel má na odpověď čas do ${until}.` : 'Majitel o vaší žádosti ví.'} Termín zatím držíme jen pro vás a o odpovědi vám hned napíšeme e-mailem.`,
    },
    priced: {
      tag: 'Čeká na vás',
      title: 'Čeká na vaši odpověď',
      text: 'Majitel vaši žádost potvrdí za cenu, kterou vidíte níže. Termín zatím držíme jen pro vás.',
    },
    option: {
      tag: 'Opce',
      title: 'Termín držíme pro vás',
      text: (until: string | null): string =>
        `Domluvte se prosím s${NBSP}majitelem${until ? ` do ${until}. Pak se termín uvolní pro ostatní` : ', jestli o něj stojíte'}. Kontakt je níže.`,
    },
    unproved: {
      tag: 'Čeká na potvrzení e-mailu',
      title: 'Potvrďte prosím e-mail',
      text: 'Teprve potom žádost předáme majiteli prostoru.',
    },
    expired: {
      tag: 'Zaniklá',
      title: 'Žádost zanikla',
      unproved:
        'E-mail nebyl včas potvrzený, a termín je proto zase volný. Můžete požádat znovu, nebo si vybrat jiný prostor.',
      option: {
        title: 'Opce skončila',
        text: 'Termín je zase volný. Můžete o něj požádat znovu, nebo si vybrat jiný prostor.',
      },
      text: 'Majitel na ni včas neodpověděl, a termín je proto zase volný. Můžete požádat znovu, nebo si vybrat jiný prostor.',
    },
    confirmed: {
      tag: 'Potvrzená',
      title: 'Rezervace je potvrzená',
      text: 'Termín je váš. Podrobnosti si domluvte přímo s majitelem, kontakt je níže.',
    },
    past: {
      tag: 'Proběhla',
      title: 'Rezervace už proběhla',
      text: 'Děkujeme, že jste přes nás rezervovali.',
    },
    cancelled: {
      tag: 'Zrušená',
      title: 'Rezervace je zrušená',
      text: {
        guest: 'Rezervaci jste zrušili vy. Termín je zase volný a majitel o tom ví.',
        owner: 'Rezervaci zrušil majitel prostoru. Je nám to líto.',
        operator: 'Rezervaci zrušil správce webu. Je nám to líto.',
        system: 'Rezervace byla zrušena automaticky.',
      },
    },
  },
  reason: (text: string): string => `Důvod: ${text}`,
  details: 'Údaje o rezervaci',
  slot: 'Termín',
  price: 'Cena',
  deposit: (price: string): string => `a${NBSP}vratná kauce ${price}`,
  hostMessage: 'Vzkaz majitele',
  guests: 'Počet hostů',
  persons: (count: number): string =>
    formatCount(count, { one: 'host', few: 'hosté', many: 'hosta', other: 'hostů' }),
  notes: 'Vaše poznámka',
  address: 'Adresa',
  openMap: 'Ukázat na mapě',
  newWindow: 'otevře se v novém okně',
  contact: 'Kontakt na majitele',
  space: 'Prostor',
  showSpace: 'Zobrazit prostor',
  toCalendar: 'Přidat do kalendáře',
  cancel: {
    open: 'Zrušit rezervaci',
    title: 'Zrušit rezervaci?',
    text: 'Termín se hned uvolní pro ostatní a majiteli pošleme zprávu s vaším důvodem. Vrátit to nejde.',
    label: 'Důvod zrušení',
    yes: 'Zrušit rezervaci',
    no: 'Nechat rezervaci být',
    failed: 'Chyba při rušení rezervace',
    done: 'Termín je zase volný a majitel o tom ví. Potvrzení vám přijde e-mailem.',
  },
  newLink: {
    hint: 'Kdo zná odkaz na tuto stránku, může rezervaci zrušit.',
    open: 'Vyměnit odkaz',
    dialog: {
      title: 'Vyměnit odkaz?',
      text: 'Všechny odkazy na tuto rezervaci, které jste od nás dostali, přestanou platit. Nový vám pošleme e-mailem.',
      yes: 'Vyměnit odkaz',
      no: 'Nechat odkaz být',
    },
    done: 'Odkaz už neplatí',
    doneText: 'Nový jsme vám poslali e-mailem.',
  },
  free: {
    title: 'Další volné termíny v tomto prostoru',
    more: 'Všechny termíny najdete v kalendáři prostoru',
  },
} as const;

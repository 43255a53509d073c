import { NBSP, formatCount, type PluralForms } from '../format.ts';

const waitingPeople: PluralForms = {
  one: 'člověk',
  few: 'lidé',
  many: 'člověka',
  other: 'lidí',
};

/** Waiting for a taken slot: the form of the space page, the page of the mailed link and the owner's list. */
export const waitingList = {
  join: {
    open: 'Dejte mi vědět, až se uvolní',
    title: 'Čekání na termín',
    lead: `Až se termín uvolní, podržíme ho pro prvního v${NBSP}pořadí a${NBSP}napíšeme mu. Nic tím neplatíte a${NBSP}čekání můžete kdykoli ukončit.`,
    name: 'Jméno a příjmení',
    email: 'E-mail',
    guests: 'Počet hostů',
    submit: 'Čekat na termín',
    close: 'Zavřít',
    confirm: (email: string): string =>
      `Poslali jsme odkaz na ${email}. Do pořadí vás zařadíme, až ho potvrdíte.`,
    waiting: (position: number): string =>
      `Čekáte na ${position}. místě. Až na vás přijde řada, napíšeme vám.`,
    offered: 'Termín se právě uvolnil a držíme ho pro vás. Odkaz s nabídkou máte v e-mailu.',
  },
  page: {
    pageTitle: 'Čekání na termín',
    pageDescription: 'Čekací listina prostoru',
    failedTitle: 'Čekání se nepodařilo načíst',
    states: {
      unproved: { tag: 'Nepotvrzeno', title: 'Potvrďte, že chcete čekat' },
      waiting: { tag: 'Čekáte', title: 'Čekáte na uvolnění termínu' },
      offered: { tag: 'Jste na řadě', title: 'Termín se uvolnil' },
      taken: { tag: 'Vzali jste', title: 'Termín jste vzali' },
      passed: { tag: 'Nabídka skončila', title: 'Nabídka už neplatí' },
      left: { tag: 'Už nečekáte', title: 'Na termín už nečekáte' },
    },
    texts: {
      unproved: 'Do pořadí vás zařadíme po potvrzení.',
      waiting: (position: number): string =>
        `Jste na ${position}. místě. Jakmile na vás přijde řada, podržíme termín a${NBSP}napíšeme vám.`,
      offered: (until: string): string =>
        `Držíme ho pro vás do ${until}. Bez odpovědi ho dostane další v${NBSP}pořadí.`,
      taken: 'Na stránce rezervace uvidíte, jak to s ní vypadá.',
      passed: `Termín dostal další v${NBSP}pořadí. Tento čas vám už znovu nenabídneme; když zůstane volný, můžete ho rezervovat na stránce prostoru.`,
      left: 'O tomto termínu vám už nenapíšeme.',
    },
    space: 'Prostor',
    slot: 'Termín',
    guests: 'Počet hostů',
    price: 'Cena',
    confirm: 'Potvrdit čekání',
    take: 'Vzít termín',
    pass: 'Pustit dalšímu',
    leave: 'Už nečekat',
    terms: 'Když termín vezmete, souhlasíte s\u00a0obchodními podmínkami.',
    reservation: 'Otevřít rezervaci',
    revoke: {
      hint: 'Kdo zná odkaz na tuto stránku, může za vás odpovědět.',
      open: 'Zrušit odkaz',
      dialog: {
        title: 'Zrušit odkaz?',
        text: 'Dosavadní odkazy na tuto stránku přestanou platit. Čekáte dál a nový odkaz přijde s\u00a0příštím e-mailem, třeba až se termín uvolní.',
        yes: 'Zrušit odkaz',
        no: 'Nechat odkaz být',
      },
      done: 'Odkaz už neplatí',
      doneText: 'Na termín čekáte dál. Nový odkaz přijde s\u00a0příštím e-mailem.',
    },
    backToSpace: 'Zpět na prostor',
  },
  owner: {
    title: 'Čekací listina',
    lead: `Kdo čeká na obsazený termín. Uvolněný čas se sám nabídne prvnímu v${NBSP}pořadí a${NBSP}chvíli se pro něj drží.`,
    empty: 'Na žádný termín nikdo nečeká.',
    add: 'Zapsat zájemce',
    addTitle: 'Zapsat na čekací listinu',
    addFor: (name: string): string => `Zapsat zájemce: ${name}`,
    /** Beneath what holds a slot. */
    slot: {
      question: 'Chce tenhle čas i někdo další?',
      /** „Na tenhle čas čekají 2 lidé“. */
      count: (count: number): string =>
        `Na tenhle čas ${[2, 3, 4].includes(count) ? 'čekají' : 'čeká'} ${formatCount(count, waitingPeople)}`,
    },
    name: 'Jméno',
    phone: 'Telefon',
    email: 'E-mail',
    guests: 'Počet hostů',
    space: 'Prostor',
    contactHint: 'Vyplňte telefon, nebo e-mail.',
    save: 'Zapsat',
    saving: 'Zapisujeme',
    cancel: 'Zrušit',
    position: (position: number | null): string => (position === null ? '' : `${position}.`),
    positionLabel: 'Pořadí',
    waiting: 'Čeká',
    offered: (until: string): string => `Nabídnuto do ${until}`,
    offer: 'Nabídnout',
    offerLabel: (name: string): string => `Nabídnout termín: ${name}`,
    confirm: 'Potvrdit rezervaci',
    confirmLabel: (name: string): string => `Potvrdit rezervaci: ${name}`,
    pass: 'Přeskočit',
    passLabel: (name: string): string => `Přeskočit: ${name}`,
    remove: 'Odebrat',
    removeLabel: (name: string): string => `Odebrat z čekací listiny: ${name}`,
    done: {
      offer: 'Termín je nabídnutý.',
      take: 'Rezervace je potvrzená.',
      pass: 'Přeskočeno, termín dostal další v pořadí.',
      leave: 'Odebráno z čekací listiny.',
      add: 'Zapsáno na čekací listinu.',
    },
  },
} as const;

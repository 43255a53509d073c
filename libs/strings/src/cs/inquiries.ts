import { formatApiTime, formatCount, formatCzk, formatDate, formatDateTime, NBSP } from '../format.ts';
import { GUESTS } from './counts.ts';

/** Texts of /klient/poptavky: inquiries and the owner's answers. */
export const inquiries = {
  title: 'Poptávky',
  lead: 'Kdo hledá prostor jako ten váš, a co vám napsali lidé přímo ze stránky prostoru.',
  tabs: 'Které poptávky zobrazit',
  states: { waiting: 'Čekají na odpověď', answered: 'Odpověděli jste', closed: 'Uzavřené' },
  /** States in the words of the owner; the sender reads others. */
  rowStates: {
    sent: 'Nová',
    seen: 'Čeká na vaši odpověď',
    offered: 'Poslali jste nabídku',
    declined: 'Odmítli jste',
    chosen: 'Vybrali si vás',
    passed: 'Vybrali si jiný prostor',
  },
  list: 'Seznam poptávek',
  kinds: { demand: 'Poptávka', contact: 'Zpráva' },
  forSpace: (space: string) => `Pro prostor: ${space}`,
  from: (name: string) => `Od: ${name}`,
  received: (at: string) => `Přišla ${formatDateTime(at)}`,
  people: (count: number) => formatCount(count, GUESTS),
  hours: (from: string | null, to: string | null) =>
    from !== null && to !== null
      ? `${formatApiTime(from)}–${formatApiTime(to)}`
      : from !== null
        ? `od${NBSP}${formatApiTime(from)}`
        : `do${NBSP}${formatApiTime(to ?? '')}`,
  budget: (czk: number) => `do${NBSP}${formatCzk(czk)}`,
  open: 'Zobrazit',
  openLabel: (name: string) => `Zobrazit: ${name}`,
  free: 'V tom termínu máte volno',
  taken: 'V tom termínu je prostor obsazený',
  empty: {
    waiting: {
      title: 'Nic na vás nečeká',
      reason:
        'Jakmile někdo pošle poptávku, které váš prostor vyhovuje, najdete ji tady a přijde vám e-mail.',
    },
    answered: {
      title: 'Zatím jste nikomu neodpověděli',
      reason: 'Poptávky, na které pošlete nabídku nebo je odmítnete, a vyřízené zprávy zůstanou tady.',
    },
    closed: {
      title: 'Žádné uzavřené poptávky',
      reason: 'Sem se přesunou poptávky, které jejich odesílatelé uzavřou nebo kterým vyprší platnost.',
    },
  },

  detail: {
    title: (name: string) => `Poptávka: ${name}`,
    contactTitle: (name: string) => `Zpráva: ${name}`,
    missing: 'Tuto poptávku jsme nenašli.',
    what: 'Účel',
    where: 'Kde',
    when: 'Kdy',
    time: 'Čas',
    howMany: 'Počet lidí',
    budget: 'Rozpočet',
    layout: 'Uspořádání',
    must: 'Musí mít',
    expires: 'Odpovězte do',
    anything: 'bez určení',
    anywhere: 'kdekoli',
    anytime: 'kdykoli',
    text: 'Co je důležité',
    message: 'Zpráva',
    space: 'Prostor',
    contact: 'Kontakt',
    contactLater: 'Kontakt uvidíte, jakmile pošlete nabídku.',
    reply: 'Odpovědět e-mailem',
    yourOffer: 'Vaše nabídka',
    offered: (price: number | null) => (price === null ? 'cena dohodou' : formatCzk(price)),
    validUntil: (day: string) => `platí do ${formatDate(day)}`,
    offeredSpace: (space: string) => `prostor: ${space}`,
    declined: 'Poptávku jste odmítli',
    reservation: {
      title: 'Rezervace',
      pending: 'Na poptávaný termín vznikla rezervace za vaši cenu. Čeká už jen na vaše potvrzení.',
      awaitsConfirmation:
        'Termín držíme nejvýš 24 hodin, než si odesílatel ověří e-mail. Potvrdit rezervaci půjde potom.',
      confirmed: 'Rezervace je potvrzená.',
      cancelled: 'Rezervace je zrušená.',
      show: 'Zobrazit rezervaci',
    },
  },
  offer: {
    make: 'Poslat nabídku',
    change: 'Upravit nabídku',
    title: 'Vaše nabídka',
    space: 'Nabízený prostor',
    price: 'Cena za celou akci v Kč',
    priceHint: 'Nechte prázdné, pokud je cena dohodou.',
    text: 'Zpráva pro odesílatele',
    textHint: 'Co je v ceně, na co se zeptat, kdy se přijít podívat.',
    validUntil: 'Nabídka platí do',
    send: 'Odeslat nabídku',
    sending: 'Odesílá se…',
    sent: 'Nabídka je odeslaná. Kontakt na odesílatele teď vidíte.',
    changed: 'Nabídka je upravená.',
    back: 'Zpět',
  },
  handled: {
    title: 'Vyřízeno?',
    lead: 'Na zprávu odpovídáte mimo Prostoru. Označte, jak jste ji vyřídili, ať mezi čekajícími nezůstává.',
    ways: { email: 'Vyřízeno e-mailem', phone: 'Vyřízeno telefonem', other: 'Vyřízeno jinak' },
    state: {
      email: (at: string) => `Vyřízeno e-mailem ${formatDateTime(at)}`,
      phone: (at: string) => `Vyřízeno telefonem ${formatDateTime(at)}`,
      other: (at: string) => `Vyřízeno jinak ${formatDateTime(at)}`,
    },
    by: (name: string) => `Označeno: ${name}`,
    done: 'Zpráva je označená jako vyřízená.',
    undo: 'Vrátit mezi čekající',
    undone: 'Zpráva zase čeká na odpověď.',
  },
  decline: {
    action: 'Odmítnout',
    title: 'Odmítnout poptávku',
    text: 'Důvod uvidí odesílatel. Stačí jedna věta.',
    reason: 'Důvod',
    suggestions: {
      taken: 'V tomto termínu máme obsazeno.',
      capacity: 'Pro tolik lidí náš prostor není vhodný.',
      rules: 'Tento druh akcí u nás nepořádáme.',
    },
    confirm: 'Odmítnout poptávku',
    sending: 'Odesílá se…',
    done: 'Poptávka je odmítnutá.',
  },
} as const;

import type { ProposalDeclineCode } from '@prostora/contracts';
import { NBSP, formatCount, formatDate, formatDateTime } from '../format.ts';
import type { ChangeTopic } from './change-topic.ts';
import { GUESTS, SPACES } from './counts.ts';

type Topics = Readonly<Record<ChangeTopic, string>>;
const byTopic =
  (topics: Topics) =>
  (topic: ChangeTopic): string =>
    topics[topic];
/** A price of its own differs in texts from other changes. */
const byPrice =
  (requestPrice: string, price: string, other: string) =>
  (topic: ChangeTopic): string => {
    if (topic === 'requestPrice') return requestPrice;
    return topic === 'price' ? price : other;
  };
const byRequest =
  (request: string, agreed: string) =>
  (topic: ChangeTopic): string =>
    topic === 'requestPrice' ? request : agreed;

const people = (count: number): string => formatCount(count, GUESTS);

const formatPresentState = (hasOtherSlot: boolean): string =>
  `Do té doby platí, co je domluveno${hasOtherSlot ? `, a${NBSP}nový termín držíme` : ''}.`;

/** Texts of reservation changes and proposals for both sides. */
export const reservationChange = {
  people,
  /** Price of all reservations that a proposal is about. */
  total: (after: string, before: string | null): string =>
    `Celkem ${after}${before === null ? '' : `, dosud ${before}`}`,
  /** Why a proposal ends when the number of guests changes its price. */
  declines: {
    guests_changed: 'Změnil se počet hostů, cena z návrhu proto už neplatí.',
  } satisfies Record<ProposalDeclineCode, string>,
  comparison: {
    label: (isRequest: boolean): string => `Porovnání ${isRequest ? 'žádosti' : 'domluvy'} a${NBSP}návrhu`,
    what: 'Údaj',
    before: (isRequest: boolean): string => (isRequest ? 'Žádost' : 'Domluveno'),
    after: 'Návrh',
    same: 'beze změny',
    day: 'Den',
    time: 'Čas',
    slot: 'Termín',
    space: 'Prostor',
    guests: 'Počet hostů',
    price: 'Cena',
    difference: 'Rozdíl',
    more: (price: string): string => `+${NBSP}${price}`,
    former: 'dříve',
    next: 'nově',
  },

  guest: {
    tag: 'Návrh změny',
    title: byTopic({
      requestPrice: 'Majitel navrhuje cenu',
      time: 'Majitel navrhuje jiný termín',
      space: 'Majitel navrhuje jiný prostor',
      guests: 'Majitel navrhuje jiný počet hostů',
      price: 'Majitel navrhuje jinou cenu',
      several: 'Majitel navrhuje změnu',
    }),
    lead: (until: string, hasOtherSlot: boolean): string =>
      [
        'Dokud neodpovíte, platí to, co jste si domluvili.',
        `${hasOtherSlot ? 'Nový termín vám držíme' : 'Odpovědět můžete'} do ${formatDateTime(until)}.`,
      ].join(' '),
    leadPending: (until: string): string =>
      `Rezervace zatím není potvrzená. Když návrh přijmete, bude vaše. Odpovědět můžete do ${formatDateTime(until)}.`,
    message: 'Vzkaz majitele',
    otherDays: 'Odpověď platí i pro tyto termíny',
    howTitle: 'Jak to chcete?',
    accept: byPrice('Přijmout cenu', 'Přijmout cenu', 'Přijmout změnu'),
    acceptHint: (day: string): string =>
      `Přijde vám nové potvrzení a událost v kalendáři se přepíše na ${formatDate(day)}.`,
    acceptPriceHint: byRequest(
      'Přijetím ceny je rezervace potvrzená, potvrzení vám přijde e-mailem.',
      'Nové potvrzení vám přijde e-mailem.',
    ),
    keep: byRequest('Nepřijmout', 'Nechat původní'),
    keepHint: 'Platí, co jste si domluvili. Majitel se to dozví hned.',
    other: 'Navrhnout něco jiného',
    promise: 'Nikdo nemůže dohodu změnit bez vás.',
    accepted: byRequest(
      'Rezervace je potvrzená. Potvrzení vám přijde e-mailem.',
      'Změna je domluvená. Nové potvrzení vám přijde e-mailem.',
    ),
    declinedDone: byRequest(
      'Cenu jste nepřijali. Majiteli jsme dali vědět, žádost na něj dál čeká.',
      'Platí původní domluva. Majiteli jsme dali vědět.',
    ),
    withdrawnDone: 'Žádost o změnu jste vzali zpět. Platí původní domluva.',
    failed: 'Odpověď se nepodařilo odeslat.',
    declineDialog: (topic: ChangeTopic, hasOtherSlot: boolean) => ({
      title: topic === 'requestPrice' ? 'Nepřijmout cenu?' : 'Nechat původní?',
      text: `Majiteli napíšeme, že ${topic === 'requestPrice' ? 'cenu' : 'návrh'} nepřijímáte.${hasOtherSlot ? ' Termín z návrhu se uvolní.' : ''}`,
      label: 'Vzkaz majiteli',
      yes: topic === 'requestPrice' ? 'Nepřijmout cenu' : 'Nechat původní',
      no: 'Zpět',
    }),
    own: {
      open: 'Požádat o změnu',
      title: 'Požádat o změnu',
      text: 'Majitel vaši žádost přijme, nebo odmítne. Do té doby platí, co jste si domluvili.',
      fewer: 'Méně hostů zapíšeme hned. Jiný termín, více hostů a jinou cenu musí majitel přijmout.',
      scope: {
        label: 'Čeho se změna týká',
        group: (count: number): string => `Celá akce: ${formatCount(count, SPACES)}`,
        one: (space: string): string => `Jen ${space}`,
      },
      counting: 'Počítáme cenu…',
      priceStays: (price: string, list: string): string =>
        `Domluvená cena ${price} zůstává, podle ceníku by byla ${list}. Jinou vám může navrhnout majitel.`,
      guests: 'Počet hostů',
      message: 'Vzkaz majiteli',
      send: 'Poslat žádost',
      save: 'Uložit',
      no: 'Zpět',
      nothing: 'Změňte čas nebo počet hostů.',
      waitingTitle: 'Žádost o změnu čeká na majitele',
      waiting: (until: string): string =>
        `Majitel může odpovědět do ${formatDateTime(until)}. Dokud neodpoví, platí, co jste si domluvili.`,
      withdraw: 'Vzít žádost zpět',
      declined: 'Majitel žádost o změnu nepřijal. Platí, co jste si domluvili.',
      expired: 'Majitel na žádost o změnu neodpověděl. Platí, co jste si domluvili.',
      reason: (text: string): string => `Důvod: ${text}`,
      sent: 'Žádost jsme předali majiteli.',
      savedAndSent: 'Počet hostů je upravený. Zbytek žádosti jsme předali majiteli.',
      saved: 'Počet hostů je upravený.',
      savedAndEnded:
        'Počet hostů je upravený. Návrh majitele tím přestal platit, cena v něm byla pro původní počet.',
    },
  },

  host: {
    open: 'Upravit',
    title: 'Upravit rezervaci',
    former: (isRequest: boolean): string => (isRequest ? 'Žádost' : 'Domluveno'),
    contact: 'Kontakt na hosta',
    space: 'Prostor',
    guests: 'Počet hostů',
    price: 'Cena v Kč',
    priceHint: 'Nula znamená zdarma, prázdné pole cenu nemění.',
    priceStays: `Cena zůstává, i${NBSP}když se změní termín, prostor nebo počet hostů.`,
    listPrice: {
      taken: (list: string): string => `Uloží se cena podle ceníku ${list}.`,
      lead: (list: string, former: string): string => `Nová cena podle ceníku ${list}, dosud ${former}.`,
      leadSeries: (list: string, former: string): string =>
        `Podle ceníku nově celkem ${list}, dosud ${former}.`,
      keep: (price: string): string => `Nechat ${price}`,
      use: (price: string): string => `Použít ${price}`,
      note: (list: string): string => `Podle ceníku by nově stála ${list}.`,
    },
    name: 'Jméno',
    email: 'E-mail',
    emailHint: 'Po opravě přestane platit odkaz, který host dostal. Nový mu pošleme.',
    phone: 'Telefon',
    message: 'Vzkaz hostovi',
    agreed: 'Změna je s hostem domluvená po telefonu',
    applyTo: 'Pro které prostory',
    applyToThis: 'Jen tento prostor',
    applyToGroup: (rooms: number): string => `Všechny prostory akce (${rooms})`,
    groupText: 'Cena je celková za všechny prostory akce. Prostor se mění jen u této rezervace.',
    event: 'Název akce',
    optionUntil: 'Opce do',
    answerUntil: 'Host může odpovědět do',
    answerUntilHint: 'Bez data 48 hodin, nejvýš 7 dní.',
    no: 'Nechat, jak je',
    save: 'Uložit',
    propose: 'Poslat návrh hostovi',
    immediate: 'Platí hned',
    proposed: 'Host musí přijmout',
    proposedText: (hasOtherSlot: boolean): string =>
      [
        'Potvrzenou rezervaci nejde změnit bez hosta. Pošleme mu návrh, dokud ho nepřijme, platí původní domluva.',
        ...(hasOtherSlot ? ['Nový termín zatím držíme.'] : []),
      ].join(' '),
    fields: {
      space_id: 'prostor',
      start_datetime: 'začátek',
      end_datetime: 'konec',
      number_of_guests: 'počet hostů',
      price: 'cena',
      customer_name: 'jméno',
      customer_email: 'e-mail',
      customer_phone: 'telefon',
      title: 'název akce',
      title_public: 'název ve veřejném programu',
      option_until: 'konec opce',
    } as Readonly<Record<string, string>>,
    nothing: 'Zatím se nic nemění.',
    saved: (name: string): string => `Rezervace je upravená: ${name}`,
    sent: (name: string): string => `Návrh jsme poslali: ${name}`,
    accepted: (name: string): string => `Změna je domluvená: ${name}`,
    declined: (name: string): string => `Žádost o změnu je odmítnutá: ${name}`,
    withdrawn: (name: string): string => `Návrh je vzatý zpět: ${name}`,
    ownTitle: byPrice('Vaše cena čeká na hosta', 'Vaše cena čeká na hosta', 'Váš návrh čeká na hosta'),
    ownText: (until: string, topic: ChangeTopic, hasOtherSlot: boolean): string =>
      [
        `Host může odpovědět do ${formatDateTime(until)}.`,
        topic === 'requestPrice'
          ? 'Když cenu přijme, rezervace je tím potvrzená.'
          : formatPresentState(hasOtherSlot),
      ].join(' '),
    wishTitle: byTopic({
      requestPrice: 'Host žádá o jinou cenu',
      time: 'Host žádá o jiný termín',
      space: 'Host žádá o jiný prostor',
      guests: 'Host žádá o jiný počet hostů',
      price: 'Host žádá o jinou cenu',
      several: 'Host žádá o změnu',
    }),
    wishText: (until: string, hasOtherSlot: boolean): string =>
      `Odpovězte do ${formatDateTime(until)}. ${formatPresentState(hasOtherSlot)}`,
    declinedTitle: byPrice('Host cenu nepřijal', 'Host cenu nepřijal', 'Host nechává původní'),
    declinedByHostTitle: 'Žádost hosta jste odmítli',
    expiredTitle: 'Návrh vypršel bez odpovědi',
    stays: byRequest('Rezervace zatím potvrzená není.', 'Platí, co je domluveno.'),
    message_: { host: 'Váš vzkaz', guest: 'Vzkaz hosta' },
    reason: 'Důvod',
    accept: 'Přijmout změnu',
    decline: 'Odmítnout',
    withdraw: 'Vzít návrh zpět',
    declineDialog: {
      title: 'Odmítnout žádost o změnu?',
      text: 'Platí, co je domluveno. Důvod pošleme hostovi.',
      label: 'Důvod pro hosta',
      yes: 'Odmítnout',
      no: 'Zpět',
    },
    tag: { host: 'Čeká na hosta', guest: 'Host žádá o změnu' },
    entry: (name: string): string => `Návrh: ${name}`,
  },

  console: {
    title: 'Návrhy změn',
    state: 'Stav',
    sides: { host: 'navrhl majitel nebo správce', guest: 'požádal host' },
    states: {
      open: 'čeká na odpověď',
      accepted: 'přijato',
      declined: 'odmítnuto',
      withdrawn: 'vzato zpět',
      expired: 'vypršelo',
    },
    until: (moment: string): string => `do ${formatDateTime(moment)}`,
    change: 'Navrhnout změnu',
    changeHint: 'Host dostane návrh a dokud ho nepřijme, platí původní domluva.',
    message: 'Vzkaz hostovi',
    message_: { host: 'Vzkaz hostovi', guest: 'Vzkaz hosta' },
    sent: 'Návrh odešel hostovi.',
    withdraw: 'Vzít návrh zpět',
    withdrawTitle: 'Vzít návrh zpět?',
    withdrawText: 'Platí původní domluva a termín z návrhu se uvolní.',
    withdrawn: 'Návrh je vzatý zpět.',
  },
} as const;

import { NBSP, formatCount } from '../format.ts';
import { SPACES } from './counts.ts';

const DAYS = { one: 'den', few: 'dny', other: 'dní' };
const inDays = (days: number): string => (days === 0 ? 'dnes' : `za ${formatCount(days, DAYS)}`);

const list = (names: readonly string[]): string => names.join('; ');

/** E-mails about plans, orders and payments. */
export const membershipMail = {
  placed: (plan: string, number: string, price: string, due: string) => ({
    subject: `Objednávka členství ${plan} č.${NBSP}${number}`,
    paragraphs: [
      `děkujeme za objednávku. V${NBSP}příloze najdete zálohovou fakturu č.${NBSP}${number} na ${price}, splatnou ${due}.`,
      `Platbu pošlete prosím s${NBSP}variabilním symbolem ${number}, nebo naskenujte QR kód na faktuře. ` +
        `Členství začne, jakmile platbu přijmeme, a${NBSP}ozveme se vám.`,
    ],
  }),
  placedForOperator: (customer: string, plan: string, number: string, price: string) => ({
    subject: `Nová objednávka členství č.${NBSP}${number}`,
    paragraphs: [
      `přišla nová objednávka: ${customer}, členství ${plan} za ${price}. Po přijetí platby s${NBSP}variabilním ` +
        `symbolem ${number} označte prosím objednávku ve správě jako zaplacenou.`,
    ],
  }),
  begun: (plan: string, until: string) => ({
    subject: `Vaše členství ${plan} začalo`,
    paragraphs: [`platbu jsme přijali, děkujeme. Členství ${plan} platí od této chvíle do ${until}.`],
  }),
  prolonged: (plan: string, until: string) => ({
    subject: `Vaše členství ${plan} je prodloužené`,
    paragraphs: [`platbu jsme přijali, děkujeme. Členství ${plan} jsme prodloužili, platí nově do ${until}.`],
  }),
  begunFromCredit: (plan: string, until: string) => ({
    subject: `Vaše členství ${plan} začalo`,
    paragraphs: [
      `cenu členství ${plan} pokryl váš kredit, platit nic nemusíte. Členství platí od této chvíle do ${until}.`,
    ],
  }),
  prolongedFromCredit: (plan: string, until: string) => ({
    subject: `Vaše členství ${plan} je prodloužené`,
    paragraphs: [
      `cenu prodloužení členství ${plan} pokryl váš kredit, platit nic nemusíte. Členství platí nově do ${until}.`,
    ],
  }),
  cancelled: (plan: string, number: string) => ({
    subject: `Objednávka č.${NBSP}${number} je zrušená`,
    paragraphs: [
      `objednávku členství ${plan} č.${NBSP}${number} jsme zrušili. Fakturu už prosím neplaťte. Když si členství rozmyslíte znovu, stačí ho objednat.`,
    ],
  }),
  ending: (plan: string, days: number, until: string) => ({
    subject: `Členství ${plan} končí ${inDays(days)}`,
    paragraphs: [
      `vaše členství ${plan} platí do ${until}. Když ho prodloužíte, nic se nezmění a${NBSP}nový rok naváže na ten dosavadní.`,
    ],
  }),
  trialEnding: (plan: string, days: number, until: string) => ({
    subject: `Zkušební členství ${plan} končí ${inDays(days)}`,
    paragraphs: [
      `členství ${plan} máte na zkoušku do ${until}. Potom zůstanete na základním tarifu zdarma. Když ` +
        `chcete pokračovat, objednejte si prosím některé z${NBSP}členství.`,
    ],
  }),
  corrected: (plan: string, until: string, reason: string) => ({
    subject: 'Upravili jsme vaše členství',
    paragraphs: [`nastavili jsme vám členství ${plan} s${NBSP}platností do ${until}.`, `Důvod: ${reason}`],
  }),
  creditAdded: (amount: string, available: string, reason: string) => ({
    subject: `Připsali jsme vám kredit ${amount}`,
    paragraphs: [
      `připsali jsme vám kredit ${amount}. K${NBSP}dispozici teď máte ${available}, odečteme je z${NBSP}ceny příští objednávky členství.`,
      `Důvod: ${reason}`,
    ],
  }),
  creditRemoved: (amount: string, available: string, reason: string) => ({
    subject: `Odečetli jsme vám kredit ${amount}`,
    paragraphs: [
      `z${NBSP}vašeho kreditu jsme odečetli ${amount}. K${NBSP}dispozici vám zůstává ${available}.`,
      `Důvod: ${reason}`,
    ],
  }),
  spacesPaused: (limit: number, kept: readonly string[], paused: readonly string[]) => ({
    subject: `Pozastavili jsme ${formatCount(paused.length, SPACES)} nad limit členství`,
    paragraphs: [
      `vaše členství teď dovoluje zveřejnit nejvýše ${formatCount(limit, SPACES)}.`,
      ...(kept.length > 0 ? [`Zveřejněné zůstává: ${list(kept)}.`] : []),
      `Pozastaveno: ${list(paused)}. Rezervace platí dál a${NBSP}prostory můžete upravovat, jen nejsou ` +
        `v${NBSP}katalogu. S${NBSP}vyšším členstvím se vrátí samy.`,
      `Co zůstane zveřejněné, můžete kdykoli změnit, bez nového schvalování.`,
    ],
  }),
  spacesResumed: (names: readonly string[]) => ({
    subject: `${formatCount(names.length, SPACES)} zpátky v${NBSP}katalogu`,
    paragraphs: [`členství teď dovoluje zveřejnit víc prostorů, do katalogu se vrátilo: ${list(names)}.`],
  }),
  /** Appended to mails about an ending membership. */
  limitAfterEnd: (limit: number, kept: readonly string[], paused: readonly string[]): string[] => [
    `Bez prodloužení můžete mít v${NBSP}katalogu nejvýše ${formatCount(limit, SPACES)}. Zůstane: ${list(kept)}. Pozastavíme: ${list(paused)}.`,
    `Rezervace zůstanou v${NBSP}platnosti. Co má zůstat zveřejněné, si můžete vybrat předem v${NBSP}seznamu svých prostorů.`,
  ],
  chooseKept: 'Vybrat, co zůstane zveřejněné',
  show: 'Moje členství',
  prolong: 'Prodloužit členství',
  choose: 'Vybrat členství',
  openConsole: 'Otevřít správu',
} as const;

/** Data of the sample mails. */
export const membershipMailSample = {
  plan: 'Profi',
  trialPlan: 'Start',
  customer: 'Industriální domy s.r.o.',
  number: '2026000012',
  priceHaler: 849_000,
  day: '2027-12-03',
  reason: 'Náhrada za výpadek webu',
  publishedSpaces: ['Loft Kotelna, Pragovka'],
  pausedSpaces: ['Velký sál, Pragovka', 'Ateliér, Mlýn'],
} as const;

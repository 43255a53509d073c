import { toVocative } from './first-names.ts';

/** Texts of e-mails and of the mail catcher page. */
export const mail = {
  layout: {
    /** Without a name that can be put in the vocative it is neutral. */
    greeting: (name: string): string => {
      const vocative = toVocative(name);
      return vocative === null ? 'Dobrý den,' : `Dobrý den, ${vocative},`;
    },
    footer: (site: string): string => `Tuto zprávu vám posíláme, protože máte účet na webu ${site}.`,
    senderFooter: (name: string, site: string): string =>
      `Tuto zprávu vám posíláme, protože nás o to na webu ${site} požádal majitel prostorů ${name.replace(/\.$/u, '')}.`,
    refuse: 'Nechci e-maily od tohoto majitele',
    unsubscribe: 'Odhlásit tyto e-maily',
    privacyFooter: (site: string): string =>
      `Tuto zprávu vám posíláme, protože jsme na webu ${site} dostali žádost o osobní údaje k této adrese.`,
    guestFooter: (site: string): string =>
      `Tuto zprávu vám posíláme, protože jste svou adresu zadali na webu ${site}.`,
  },
  space: {
    received: (name: string) => ({
      subject: 'Přijali jsme prostor ke schválení',
      paragraphs: [
        `prostor „${name}“ jsme přijali ke schválení. Obvykle ho projdeme do dvou pracovních dnů a o výsledku vám napíšeme.`,
      ],
    }),
    published: (name: string) => ({
      subject: 'Váš prostor je zveřejněný',
      paragraphs: [`prostor „${name}“ jsme schválili a je vidět v katalogu. Přejeme hodně hostů.`],
    }),
    returned: (name: string) => ({
      subject: 'Váš prostor potřebuje ještě upravit',
      paragraphs: [
        `prostor „${name}“ zatím nemůžeme zveřejnit. Upravte ho prosím a odešlete znovu ke schválení. Odkaz k úpravě platí sedm dní a přihlašovat se nemusíte, proto ho nikomu neposílejte. Důvod:`,
      ],
    }),
    disabled: (name: string) => ({
      subject: 'Váš prostor jsme zakázali',
      paragraphs: [
        `prostor „${name}“ jsme zakázali, v katalogu už není. Když s tím nesouhlasíte, ozvěte se nám prosím. Důvod:`,
      ],
    }),
    enabled: (name: string) => ({
      subject: 'Váš prostor jsme znovu povolili',
      paragraphs: [
        `zákaz prostoru „${name}“ už neplatí. Prostor je teď koncept: upravte ho, jak potřebujete, a odešlete ke schválení.`,
      ],
    }),
    unpublished: (name: string) => ({
      subject: 'Váš prostor jsme stáhli z katalogu',
      paragraphs: [
        `prostor „${name}“ jsme stáhli z katalogu. Zůstal vám jako koncept a můžete ho znovu odeslat ke schválení.`,
      ],
    }),
    deleted: (name: string) => ({
      subject: 'Váš prostor jsme smazali',
      paragraphs: [`prostor „${name}“ jsme smazali. Když si myslíte, že je to omyl, ozvěte se nám prosím.`],
    }),
    restored: (name: string) => ({
      subject: 'Váš prostor jsme obnovili',
      paragraphs: [
        `prostor „${name}“, který byl smazaný, jsme obnovili jako koncept. Do katalogu se vrátí, až ho odešlete ke schválení.`,
      ],
    }),
    show: 'Zobrazit prostor',
    mine: 'Moje prostory',
    edit: 'Upravit prostor',
  },
  operator: {
    waiting: (name: string, owner: string) => ({
      subject: `Ke schválení: ${name}`,
      paragraphs: [`majitel ${owner} odeslal ke schválení prostor „${name}“.`],
    }),
    edited: (name: string, owner: string, fields: string) => ({
      subject: `Upravený prostor: ${name}`,
      paragraphs: [
        `majitel ${owner} upravil zveřejněný prostor „${name}“. Změny už jsou v katalogu, podívejte se na ně prosím.`,
        `Co se změnilo: ${fields}.`,
      ],
    }),
    withdrawn: (name: string, owner: string, fromCatalog: boolean) => ({
      subject: `Staženo majitelem: ${name}`,
      paragraphs: [
        fromCatalog
          ? `majitel ${owner} stáhl z katalogu prostor „${name}“.`
          : `majitel ${owner} stáhl prostor „${name}“, který čekal na schválení.`,
      ],
    }),
    review: 'Přejít na schvalování',
    spaces: 'Všechny prostory',
  },
  samples: {
    space: 'Loft Kotelna, Pragovka',
    owner: 'Pragovka s. r. o.',
    reason:
      'Fotky jsou tmavé, přidejte prosím snímek za denního světla.\nA doplňte, kolik osob se vejde ke stolům.',
  },
  catcher: {
    title: 'Zachycené e-maily',
    lead: 'Při vývoji se nic neodesílá ven. Tady je posledních 200 zpráv od nejnovější.',
    empty: 'Zatím nepřišla žádná zpráva.',
    back: 'Zpět na seznam zpráv',
    samples: 'Šablony e-mailů',
    samplesLead: 'Všechny zprávy, které produkt posílá, s ukázkovými údaji.',
    noSubject: '(bez předmětu)',
    from: 'Odesílatel',
    to: 'Komu',
    replyTo: 'Odpověď na',
    subject: 'Předmět',
    received: 'Přijato',
    attachments: 'Přílohy',
    html: 'Zpráva, jak ji uvidí příjemce',
    text: 'Textová podoba',
  },
} as const;

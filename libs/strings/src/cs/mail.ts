/** E-mails, and the development page that shows caught ones. */
export const mail = {
  layout: {
    footer: (site: string): string => `Tuto zprávu vám posíláme, protože máte účet na ${site}.`,
  },
  space: {
    published: (name: string) => ({ subject: 'Váš prostor je publikovaný', paragraphs: ['Dobrý den,', `prostor „${name}“ jsme schválili a je vidět v katalogu. Přejeme hodně hostů.`] }),
    returned: (name: string) => ({ subject: 'Váš prostor potřebuje ještě upravit', paragraphs: ['Dobrý den,', `prostor „${name}“ zatím nemůžeme publikovat. Upravte ho prosím a odešlete znovu ke schválení. Důvod:`] }),
    disabled: (name: string) => ({ subject: 'Váš prostor jsme zakázali', paragraphs: ['Dobrý den,', `prostor „${name}“ jsme zakázali, v katalogu už není. Když s tím nesouhlasíte, ozvěte se nám prosím. Důvod:`] }),
    show: 'Zobrazit prostor',
    mine: 'Moje prostory',
  },
  catcher: {
    title: 'Zachycené e-maily',
    lead: 'Při vývoji se nic neodesílá ven. Tady je posledních 200 zpráv od nejnovější.',
    empty: 'Zatím nepřišla žádná zpráva.',
    back: 'Zpět na seznam zpráv',
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

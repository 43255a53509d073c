/** Texts of registration, lost password and e-mail confirmation, separate from the bundles of other pages. */
export const account = {
  fields: {
    email: 'E-mail',
    password: 'Heslo',
    newPassword: 'Nové heslo',
    passwordConfirm: 'Heslo znovu',
    newPasswordConfirm: 'Nové heslo znovu',
    name: 'Jméno a příjmení',
    companyName: 'Název firmy',
    ico: 'IČO',
    dic: 'DIČ',
    phone: 'Telefon',
  },
  passwordRules: {
    title: 'Heslo musí mít:',
    length: 'alespoň 6 znaků',
    cases: 'velké a malé písmeno',
    met: 'splněno',
    unmet: 'zatím nesplněno',
  },
  needsScript: 'K odeslání je potřeba zapnutý JavaScript.',
  backToLogin: 'Zpět na přihlášení',

  secondStep: {
    title: 'Ještě jeden krok',
    leadCode: 'Opište šestimístný kód z aplikace, kterou jste si k účtu přidali.',
    leadPasskey:
      'Potvrďte přihlášení přístupovým klíčem: otiskem, obličejem, PINem nebo bezpečnostním klíčem.',
    leadRecovery: 'Zadejte jeden ze záložních kódů, které jste si uložili. Každý platí jednou.',
    code: 'Kód z aplikace',
    recoveryCode: 'Záložní kód',
    submit: 'Potvrdit',
    usePasskey: 'Použít přístupový klíč',
    waiting: 'Čeká se na klíč…',
    useCode: 'Zadat kód z aplikace',
    useRecovery: 'Nemám aplikaci ani klíč po ruce',
    restart: 'Zpět na heslo',
    expired: 'Přihlášení trvalo příliš dlouho. Zadejte prosím heslo znovu.',
    passkeyFailed: 'Přístupový klíč se nepodařilo použít. Zkuste to znovu, nebo zvolte jiný způsob.',
  },

  lostPassword: {
    title: 'Zapomenuté heslo',
    lead: 'Napište e-mail, se kterým jste se registrovali. Pošleme na něj odkaz, kterým si nastavíte nové heslo. Platí hodinu.',
    submit: 'Poslat odkaz',
    sent: 'Na vaši adresu byl úspěšně odeslán e-mail s postupem, jak získat nové přihlašovací údaje.',
    check: 'Podívejte se do pošty',
    checkLead: (email: string): string =>
      `Pokud má ${email} u nás účet, je odkaz na cestě. Když do pár minut nedorazí, zkontrolujte nevyžádanou poštu.`,
    again: 'Poslat znovu',
  },

  resetPassword: {
    pageTitle: 'Obnova hesla',
    pageDescription: 'Nastavení nového hesla k účtu.',
    title: 'Nové heslo',
    lead: 'Zvolte si nové heslo. Na ostatních zařízeních vás tím odhlásíme.',
    endLinks: 'Zrušit i tajné odkazy k účtu',
    endLinksHint:
      'Adresy kalendářů pro jiné programy a odkazy k úpravě prostorů z e-mailů. Nové si pak vytvoříte v účtu.',
    submit: 'Nastavit heslo',
    done: 'Heslo je změněné. Přihlaste se prosím novým heslem.',
    expired: 'Odkaz už neplatí',
    expiredLead: 'Odkaz platí hodinu a jen jednou. Napište svůj e-mail a pošleme vám nový.',
  },

  register: {
    pageTitle: 'Přidat prostor',
    pageDescription:
      'Založte si účet a přidejte do katalogu svůj sál, loft, zahradu nebo zasedačku. Zájemci se ozvou přímo vám.',
    title: 'Přidejte svůj prostor',
    lead: 'Sál, loft, stodola, zahrada nebo zasedačka: ukažte svůj prostor lidem, kteří právě hledají, kde se sejít.',
    gainsTitle: 'Co u nás získáte',
    gains: [
      {
        title: 'Vlastní stránka prostoru',
        text: 'Fotky, popis, kapacita, vybavení a adresa na jednom místě. Texty i fotky upravujete přímo na stránce.',
      },
      {
        title: 'Místo v katalogu a na mapě',
        text: 'Lidé vás najdou podle města, příležitosti, počtu hostů i vybavení.',
      },
      {
        title: 'Zájemci píší přímo vám',
        text: 'Na stránce je váš telefon, e-mail a web. Domlouváte se bez prostředníka.',
      },
    ],
    stepsTitle: 'Jak to půjde dál',
    steps: [
      'Založíte účet a potvrdíte e-mail.',
      'Přidáte budovu, prostor a fotky.',
      'Zkontrolujeme ho a objeví se v katalogu.',
    ],
    trial: 'Prvních 30 dní máte členství na zkoušku.',
    formTitle: 'Založte si účet',
    haveAccount: 'Už účet máte?',
    login: 'Přihlaste se',
    company: 'Údaje o firmě a kontakt',
    companyHint: 'Doplnit je můžete i kdykoli později v nastavení účtu.',
    optional: 'nepovinné',
    phoneExample: '+420 123 456 789',
    terms: 'Souhlasím s obchodními podmínkami',
    submit: 'Založit účet',
    done: (email: string): string =>
      `Účet je založený. Na ${email} jsme poslali odkaz, kterým potvrdíte svůj e-mail.`,
  },

  confirmEmail: {
    pageTitle: 'Potvrzení e-mailu',
    pageDescription: 'Potvrzení e-mailové adresy účtu.',
    waiting: 'Potvrzujeme váš e-mail…',
    done: 'E-mail je potvrzený',
    doneLead: 'Děkujeme. Prostory teď můžete posílat ke schválení.',
    passwordTitle: 'Potvrďte svůj e-mail',
    passwordLead:
      'Zadejte heslo, které jste si zvolili. Tak poznáme, že účet s vaším e-mailem nezaložil někdo jiný.',
    confirm: 'Potvrdit e-mail',
    unknownPassword: 'Heslo neznám nebo účet není můj',
    continue: 'Moje prostory',
    login: 'Přihlásit se',
    expired: 'Odkaz už neplatí',
    expiredLead: 'Mohl být použitý dřív, nebo vypršel. Pošleme vám nový.',
    expiredGuest: 'Mohl být použitý dřív, nebo vypršel. Po přihlášení vám pošleme nový.',
    confirmedLead: 'Nevadí: váš e-mail už potvrzený je.',
    missing: 'V odkazu něco chybí',
    missingLead: 'Otevřete prosím odkaz z e-mailu celý, nebo si nechte poslat nový.',
    failed: 'Potvrzení se nepovedlo',
    resend: 'Poslat nový odkaz',
    resent: 'Nový odkaz je na cestě. Podívejte se do pošty.',
    retry: 'Zkusit znovu',
  },
} as const;

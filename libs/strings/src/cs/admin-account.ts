/** Texts of the operator's account in the console, beside those of the account settings (`settings.ts`). */
export const adminAccount = {
  title: 'Můj účet a zabezpečení',
  back: 'Zpět na přehled',
  missingTitle: 'Účet se nenašel',
  missingText: 'Účet mezitím někdo smazal.',
  profile: 'Přihlašovací údaje',
  editProfile: 'Upravit osobní údaje',
  email: 'E-mail',
  pendingEmail: 'Čeká na potvrzení',
  emailHint: 'Slouží k přihlášení a chodí na něj zprávy správcům.',
  ownerNote: 'Spravujete i vlastní prostory.',
  ownerLink: 'Fakturační údaje a data majitele',
  resetNote:
    'Kdybyste přišli o telefon, klíč i záložní kódy, zruší vám druhý krok jiný správce na stránce vašeho účtu v Uživatelích.',
  endOthers: 'Odhlásit všude jinde',
  endOthersTitle: 'Odhlásit všude jinde?',
  endOthersText:
    'Na ostatních zařízeních se přihlásíte znovu. Tajné odkazy, třeba na kalendář v telefonu, dostanou nové adresy.',
} as const;

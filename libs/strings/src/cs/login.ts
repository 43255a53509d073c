/** Texts of the login. */
export const loginTexts = {
  pageTitle: 'Přihlášení',
  pageDescription: 'Přihlášení do účtu majitele prostorů.',
  title: 'Vítejte zpátky',
  lead: 'Vaše prostory, poptávky a uložená místa na vás čekají.',
  againTitle: 'Přihlášení vypršelo',
  againLead:
    'Přihlaste se prosím znovu. Co máte rozepsané, zůstává na stránce, a co jste odesílali, se pak odešle.',
  factorTitle: 'Potvrďte, že jste to vy',
  factorLead:
    'Tohle jde jen do deseti minut po dvoufázovém přihlášení. Přihlaste se prosím znovu, pak to dokončíme.',
  email: 'E-mail',
  password: 'Heslo',
  passwordHint: 'Heslo má nejméně 6 znaků.',
  resetLink: 'Zapomenuté heslo',
  noAccount: 'Máte prostor a nemáte účet?',
  register: 'Přidat prostor',
  submit: 'Přihlásit se',
  sending: 'Odesílá se…',
  failed: 'Nepodařilo se přihlásit - zkuste jiný email/heslo',
  sendCode: 'Poslat kód e-mailem',
  codeTitle: 'Kód z e-mailu',
  codeLead:
    'Na váš e-mail jsme poslali kód, pokud k němu máme účet. Platí jednu hodinu a přihlásíte se s ním i teď.',
  code: 'Kód',
  codeBack: 'Zpět k heslu',
} as const;

/** Texts of the bar that an operator sees while signed in for a user. */
export const impersonationTexts = {
  label: 'Přihlášení za uživatele',
  signedInAs: (email: string): string => `Jste přihlášeni jako ${email}.`,
  operator: (email: string): string => `Správce: ${email}`,
  limits: 'O rezervacích, penězích, týmu a účtu rozhoduje jen majitel.',
  stop: 'Zpět do správy',
  ended: 'Přihlášení za uživatele skončilo.',
  endedText: 'Co je na stránce napsané, už se neuloží.',
} as const;

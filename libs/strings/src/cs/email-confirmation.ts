/** Texts of the e-mail confirmation of a guest by a code. */
export const emailConfirmation = {
  title: 'Potvrďte e-mail',
  lead: (until: string): string =>
    `Termín pro vás držíme do ${until}. Jakmile e-mail potvrdíte, předáme žádost majiteli.`,
  sentTo: (email: string): string => `Kód a odkaz jsme poslali na ${email}.`,
  sent: 'Kód a odkaz jsme vám poslali e-mailem.',
  notSent:
    'Na tuto adresu už v poslední hodině odešlo příliš mnoho zpráv, kód jsme proto zatím neposlali. Zkuste ho prosím poslat později.',
  code: 'Kód z e-mailu',
  hint: 'Šest číslic, můžete je i vložit.',
  badFormat: 'Zadejte šest číslic z e-mailu',
  submit: 'Potvrdit e-mail',
  submitting: 'Ověřuje se…',
  failed: 'E-mail se nepodařilo ověřit',
  resend: 'Poslat nový kód',
  resendIn: (seconds: number): string => `Nový kód můžete poslat za ${seconds}\u00a0s`,
  resent: 'Nový kód je na cestě.',
  resendFailed: 'Nový kód se nepodařilo poslat',
  confirmed: 'E-mail je potvrzený.',
  correct: 'Opravit e-mail',
  correctEmail: 'Správný e-mail',
  correctHint: 'Pošleme na něj nový kód, dosavadní přestane platit.',
  correctSubmit: 'Poslat kód na tento e-mail',
  correcting: 'Posílá se…',
  correctFailed: 'E-mail se nepodařilo opravit',
  corrected: 'E-mail je opravený, nový kód je na cestě.',
  keep: 'Nechat, jak je',
};

/** What an operator who acts as an owner does not change, said in place of the controls. */
export const impersonationLimits = {
  account: {
    title: 'Účet mění jen jeho majitel',
    reason:
      'Jméno, kontakt, fakturační údaje, přihlašování ani osobní údaje za uživatele nezměníte. Co smíte jako správce, je ve správě u uživatele.',
  },
  secret: 'Tajný odkaz vytváří, obnovuje a vypíná jen majitel účtu.',
  team: 'Tým mění jen majitel účtu.',
  plan: 'Členství objednává a ruší jen majitel účtu. Objednávky vyřizujete ve správě.',
  phone: 'Telefon mění jen majitel účtu.',
  option: 'O opci rozhoduje jen majitel účtu.',
  conversation: 'Zprávy a poznámky píše jen majitel účtu a jeho tým.',
  bookingImport: 'Rezervace ze souboru zapisuje jen majitel účtu a jeho tým.',
} as const;

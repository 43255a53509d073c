/** Groups of e-mails in the operator's console. */
export const mailGroups = {
  account: 'Účet',
  space: 'Prostory',
  membership: 'Členství',
  reservation: 'Rezervace',
  calendar: 'Kalendáře',
  inquiry: 'Poptávky a zprávy',
  search: 'Hlídání prostorů',
  waiting: 'Připomínky',
} as const;

export type MailGroup = keyof typeof mailGroups;

const names = {
  account: {
    'confirm-email': 'Potvrzení e-mailu',
    'reset-password': 'Odkaz k novému heslu',
    'device-code': 'Kód pro nové zařízení',
    'change-email': 'Potvrzení nové adresy',
    'email-changing': 'Upozornění na změnu adresy',
    'password-changed': 'Heslo bylo změněno',
    'second-factor-changed': 'Změna dvoufázového přihlášení',
    'account-erased': 'Účet byl smazán',
    'terms-changing': 'Nové obchodní podmínky',
    'team-invitation': 'Pozvánka do týmu',
  },
  space: {
    'space-received': 'Prostor čeká na schválení',
    'space-published': 'Prostor publikován',
    'space-returned': 'Prostor vrácen k úpravám',
    'space-unpublished': 'Prostor stažen z webu',
    'space-disabled': 'Prostor zakázán',
    'space-enabled': 'Prostor povolen',
    'space-deleted': 'Prostor smazán',
    'space-restored': 'Prostor obnoven',
    'operator-space-waiting': 'Správci: prostor ke schválení',
    'operator-space-edited': 'Správci: úpravy prostoru',
    'operator-space-withdrawn': 'Správci: prostor vzat zpět',
  },
  membership: {
    'order-placed': 'Objednávka členství',
    'order-placed-operator': 'Správci: nová objednávka',
    'order-cancelled': 'Objednávka zrušena',
    'membership-begun': 'Členství začalo',
    'membership-prolonged': 'Členství prodlouženo',
    'membership-ending': 'Členství končí',
    'trial-ending': 'Zkušební období končí',
    'membership-corrected': 'Členství upravil správce',
    'credit-changed': 'Kredit upravil správce',
    'spaces-paused': 'Prostory pozastaveny nad limit členství',
    'spaces-resumed': 'Pozastavené prostory zpátky v katalogu',
  },
  reservation: {
    'reservation-requested': 'Hostovi: žádost přijata',
    'reservation-booked': 'Hostovi: rezervováno',
    'reservation-own-booked': 'Hostovi: zapsal majitel',
    'reservation-own-option': 'Hostovi: majitel drží termín',
    'reservation-confirmed': 'Hostovi: rezervace potvrzena',
    'reservation-refused': 'Hostovi: žádost odmítnuta',
    'reservation-released': 'Hostovi: opce uvolněna',
    'reservation-cancelled-by-owner': 'Hostovi: zrušil majitel',
    'reservation-cancelled-by-operator': 'Hostovi: zrušil správce',
    'reservation-cancelled-receipt': 'Hostovi: zrušení přijato',
    'reservation-moved': 'Hostovi: nový termín',
    'reservation-proof': 'Hostovi: potvrzení e-mailu',
    'reservation-expired': 'Hostovi: žádost zanikla',
    'reservation-reminder': 'Hostovi: připomínka termínu',
    'reservation-owner-requested': 'Majiteli: žádost o rezervaci',
    'reservation-owner-booked': 'Majiteli: nová rezervace',
    'reservation-owner-confirmed': 'Majiteli: rezervace potvrzena',
    'reservation-owner-cancelled': 'Majiteli: host zrušil rezervaci',
    'reservation-owner-cancelled-by-operator': 'Majiteli: zrušil správce',
    'reservation-changed': 'Hostovi: rezervace upravena',
    'reservation-changed-by-operator': 'Hostovi: upravil správce',
    'reservation-changed-receipt': 'Hostovi: úprava přijata',
    'reservation-change-proposed': 'Hostovi: návrh změny',
    'reservation-change-accepted': 'Hostovi: změna domluvena',
    'reservation-change-accepted-by-host': 'Hostovi: majitel změnu přijal',
    'reservation-change-declined': 'Hostovi: majitel změnu nepřijal',
    'reservation-change-withdrawn': 'Hostovi: návrh změny vzat zpět',
    'reservation-change-expired': 'Hostovi: žádost o změnu vypršela',
    'waitlist-confirm': 'Čekací listina: potvrzení e-mailu',
    'waitlist-offer': 'Čekací listina: termín se uvolnil',
    'waitlist-passed': 'Čekací listina: nabídka skončila',
    'waitlist-left': 'Čekací listina: konec čekání',
    'reservation-readdressed': 'Hostovi: nový odkaz na opravený e-mail',
    'reservation-former-address': 'Na původní e-mail hosta: odkaz už neplatí',
    'reservation-owner-confirmed-by-guest': 'Majiteli: host návrh přijal, potvrzeno',
    'reservation-owner-changed-by-guest': 'Majiteli: host upravil rezervaci',
    'reservation-owner-changed-by-operator': 'Majiteli: upravil správce',
    'reservation-owner-change-proposed': 'Majiteli: host žádá o změnu',
    'reservation-owner-change-by-operator': 'Majiteli: návrh změny od správce',
    'reservation-owner-change-accepted': 'Majiteli: host změnu přijal',
    'reservation-owner-change-declined': 'Majiteli: host změnu nepřijal',
    'reservation-owner-change-withdrawn': 'Majiteli: host vzal žádost zpět',
    'reservation-owner-change-expired': 'Majiteli: návrh vypršel',
    'reservation-owner-readdressed': 'Majiteli: opravený kontakt na hosta',
    'reservation-owner-own-booked': 'Majiteli: vlastní rezervace',
    'reservation-owner-own-option': 'Majiteli: vlastní opce',
    'reservation-owner-option-ending': 'Majiteli: opce brzy skončí',
    'reservation-owner-day-plan': 'Majiteli: akce zítra',
    'reservation-owner-own-confirmed': 'Majiteli: vlastní potvrzení',
    'reservation-owner-own-refused': 'Majiteli: vlastní odmítnutí',
    'reservation-owner-own-cancelled': 'Majiteli: vlastní zrušení',
    'reservation-owner-own-moved': 'Majiteli: vlastní přesun',
    'reservation-owner-own-changed': 'Majiteli: vlastní úprava',
    'reservation-owner-own-change-accepted': 'Majiteli: vlastní přijetí změny',
    'reservation-owner-moved': 'Majiteli: nový termín',
    'reservation-owner-expired': 'Majiteli: žádost zanikla',
    'reservation-owner-unanswered': 'Majiteli: žádost čeká na odpověď',
    'reservation-owner-last-call': 'Majiteli: žádost brzy zanikne',
  },
  calendar: {
    'calendar-conflict': 'Událost se kříží s rezervací',
    'calendar-failing': 'Kalendář se nedaří číst',
  },
  inquiry: {
    'contact-owner': 'Majiteli: zpráva k prostoru',
    'contact-receipt': 'Odesílateli: zpráva přijata',
    'demand-owner': 'Majiteli: nová poptávka',
    'demand-sender': 'Odesílateli: poptávka přijata',
    'demand-unmatched': 'Správci: poptávka bez prostoru',
    'demand-offer': 'Odesílateli: nabídka',
    'demand-declined': 'Odesílateli: prostor odmítl',
    'demand-reopened': 'Odesílateli: poptávka znovu otevřena',
    'demand-chosen-owner': 'Majiteli: nabídka vybrána',
    'demand-chosen-sender': 'Odesílateli: výběr potvrzen',
    'demand-chosen-others': 'Majiteli: vybrán jiný prostor',
    'demand-withdrawn-others': 'Majiteli: poptávka odvolána',
    'demand-expired-others': 'Majiteli: poptávka skončila',
    'demand-operator-others': 'Majiteli: poptávku uzavřel správce',
    'demand-expired-sender': 'Odesílateli: poptávka skončila',
    'demand-operator-sender': 'Odesílateli: poptávku uzavřel správce',
    'demand-reminder-owner': 'Majiteli: poptávka čeká na odpověď',
    'demand-reminder-sender': 'Odesílateli: nabídky čekají na výběr',
  },
  waiting: {
    'waiting-reservation': 'Majiteli: připomínka rezervace',
    'waiting-proposal': 'Majiteli: připomínka návrhu změny',
    'waiting-demand': 'Majiteli: připomínka poptávky',
    'waiting-message': 'Majiteli: připomínka zprávy',
    'waiting-order': 'Majiteli: připomínka objednávky',
    'waiting-feed': 'Majiteli: připomínka kalendáře',
  },
  search: { 'saved-search-confirm': 'Potvrzení hlídání', 'saved-search-alert': 'Nové prostory' },
} as const satisfies Readonly<Record<MailGroup, Readonly<Record<string, string>>>>;

/** Name of a mail template, as in the mail log. */
export type MailTemplateName = { [Group in MailGroup]: keyof (typeof names)[Group] }[MailGroup];

/** All templates with names, ordered by group, for filters. */
export const mailTemplates: readonly { template: string; name: string; group: MailGroup }[] = (
  Object.keys(names) as MailGroup[]
).flatMap((group) => Object.entries(names[group]).map(([template, name]) => ({ template, name, group })));

const byTemplate = new Map(mailTemplates.map((each) => [each.template, each]));

/** Display name of a template; falls back to its technical name. */
export const mailTemplateName = (template: string): string => byTemplate.get(template)?.name ?? template;

/** Group of a template; null for an unknown template. */
export const mailTemplateGroup = (template: string): MailGroup | null =>
  byTemplate.get(template)?.group ?? null;

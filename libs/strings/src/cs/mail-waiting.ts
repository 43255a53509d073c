import { NBSP, formatDateTime } from '../format.ts';

const subjects = {
  unanswered_reservations: 'Rezervace čeká na vaši odpověď',
  unanswered_proposals: 'Host čeká na odpověď na změnu rezervace',
  unanswered_demands: 'Poptávka čeká na vaši nabídku',
  unanswered_messages: 'Zpráva čeká na vaši odpověď',
  waiting_orders: 'Objednávka členství čeká na úhradu',
  overdue_orders: 'Objednávka členství čeká na úhradu',
  failing_feeds: 'Připojený kalendář se nedaří číst',
} as const;

const handled = `Pokud jste to už vyřídili mimo Prostoru, označte to prosím ve svém účtu.`;
const orders = `Členství začne platit, jakmile platba dorazí. Údaje k${NBSP}platbě a fakturu najdete ve svém účtu. Pokud jste už zaplatili, nemusíte nic dělat.`;
/** Requests to the owner. */
const requests: Readonly<Record<keyof typeof subjects, string>> = {
  unanswered_reservations: `Potvrďte prosím rezervaci, nebo ji odmítněte, ať host ví, na čem je. ${handled}`,
  unanswered_proposals: `Host navrhl změnu domluvené rezervace. Přijměte ji prosím, nebo nechte původní domluvu. Dokud neodpovíte, platí to, co jste si domluvili.`,
  unanswered_demands: `Pošlete prosím nabídku, nebo poptávku odmítněte. Kdo čeká dlouho, hledá jinde. ${handled}`,
  unanswered_messages: `Odpovězte prosím co nejdřív. Kdo čeká dlouho, hledá jinde. ${handled}`,
  waiting_orders: orders,
  overdue_orders: orders,
  failing_feeds: `Dokud kalendář nejde přečíst, může být volný termín, který už máte jinde obsazený. Zkontrolujte prosím jeho adresu, nebo ho odpojte.`,
};

/** Reminders of pending tasks sent by an operator to owners. */
export const waitingMail = {
  reminder: (kind: keyof typeof subjects, title: string, place: string | null, since: string) => ({
    subject: subjects[kind],
    paragraphs: [
      `připomínáme vám: ${title}${place === null ? '' : `, ${place}`}. Čeká od ${formatDateTime(since)}.`,
      requests[kind],
    ],
  }),
  open: 'Otevřít',
} as const;

export const waitingMailSample = {
  title: 'Jana Dvořáková',
  place: 'Loft 1, Pragovka',
  since: '2026-11-20T10:00:00Z',
  spaceId: 1,
} as const;

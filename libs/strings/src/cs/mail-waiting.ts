import { NBSP, formatDateTime } from '../format.ts';

const subjects = {
  unanswered_reservations: 'Rezervace čeká na vaši odpověď',
  unanswered_demands: 'Poptávka čeká na vaši nabídku',
  unanswered_messages: 'Zpráva čeká na vaši odpověď',
  waiting_orders: 'Objednávka členství čeká na úhradu',
  overdue_orders: 'Objednávka členství čeká na úhradu',
  failing_feeds: 'Připojený kalendář se nedaří číst',
} as const;

/** Reminders an operator sends to owners of what waits for them. */
export const waitingMail = {
  reminder: (kind: keyof typeof subjects, title: string, place: string | null, since: string) => ({
    subject: subjects[kind],
    paragraphs: [
      'Dobrý den,',
      `připomínáme vám: ${title}${place === null ? '' : `, ${place}`}. Čeká od ${formatDateTime(since)}.`,
      `Odpovězte prosím co nejdřív. Kdo čeká dlouho, hledá jinde. Pokud jste to už vyřídili mimo Prostoru, označte to prosím v${NBSP}portálu.`,
    ],
  }),
  open: 'Otevřít',
} as const;

export const waitingMailSample = { title: 'Jana Dvořáková', place: 'Loft 1, Pragovka', since: '2026-11-20T10:00:00Z', spaceId: 1 } as const;

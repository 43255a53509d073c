import { NBSP } from '../format.ts';

const about = (space: string, title: string | null): string =>
  title === null ? space : `${title}, ${space}`;

const describeReply = (isByMail: boolean): string =>
  isByMail
    ? 'Stačí odpovědět na tento e-mail, nebo na stránce, kam vede tlačítko.'
    : 'Odpovíte tlačítkem pod zprávou.';

/** Mails about messages between guests and owners. */
export const conversationMail = {
  guest: (space: string, title: string | null, host: string, isByMail: boolean) => ({
    subject: `Zpráva: ${about(space, title)}`,
    paragraphs: [`píše vám ${host}. ${describeReply(isByMail)}`],
  }),
  /** Without the text: the guest has not confirmed the address. */
  guestNotice: (space: string, title: string | null) => ({
    subject: `Zpráva: ${about(space, title)}`,
    paragraphs: ['máte novou zprávu. Přečtete si ji na stránce, kam vede tlačítko.'],
  }),
  owner: (space: string, guest: string, isByMail: boolean) => ({
    subject: `Zpráva: ${guest}, ${space}`,
    paragraphs: [`${guest} vám píše. ${describeReply(isByMail)}`],
  }),
  reported: (space: string, customer: string, reason: string) => ({
    subject: `Host nahlásil konverzaci: ${space}`,
    paragraphs: [
      `host nahlásil zprávy majitele „${customer}“ k${NBSP}prostoru „${space}“. Poslední z${NBSP}nich jsou níže.`,
      reason === '' ? 'Důvod neuvedl.' : `Důvod: ${reason}`,
    ],
  }),
  show: 'Zobrazit a odpovědět',
  console: 'Zobrazit ve správě',
  samples: {
    space: 'KD Na Skalce, Velký sál',
    title: 'Svatba',
    guest: 'Kateřina Fialová',
    host: 'Jana Dobrá',
    customer: 'Kulturní dům Na Skalce',
    text: 'Dobrý den, můžeme mít na zahradě malý ohňostroj? Stačilo by deset minut.',
    reason: 'Chtějí platbu mimo web.',
  },
} as const;

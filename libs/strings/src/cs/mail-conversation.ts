import { NBSP } from '../format.ts';

const about = (space: string, title: string | null): string =>
  title === null ? space : `${title}, ${space}`;

/** Mails about messages between guests and owners. */
export const conversationMail = {
  guest: (space: string, title: string | null, host: string) => ({
    subject: `Zpráva: ${about(space, title)}`,
    paragraphs: [`píše vám ${host}. Odpovíte tlačítkem pod zprávou.`],
  }),
  /** Without the text: the guest has not confirmed the address. */
  guestNotice: (space: string, title: string | null) => ({
    subject: `Zpráva: ${about(space, title)}`,
    paragraphs: ['máte novou zprávu. Přečtete si ji na stránce, kam vede tlačítko.'],
  }),
  owner: (space: string, guest: string) => ({
    subject: `Zpráva: ${guest}, ${space}`,
    paragraphs: [`${guest} vám píše. Odpovíte tlačítkem pod zprávou.`],
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

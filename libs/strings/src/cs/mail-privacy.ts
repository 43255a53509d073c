import { formatDate } from '../format.ts';

const ignore = 'Pokud jste o nic nežádali, zprávu prosím ignorujte, nic se nestane.';

const asked = {
  export: 'dostali jsme žádost o výpis osobních údajů, které u nás k této adrese máme.',
  erasure: 'dostali jsme žádost o smazání osobních údajů, které u nás k této adrese máme.',
} as const;

/** Mails about requests for personal data. */
export const mailPrivacy = {
  request: (kind: keyof typeof asked, expiresAt: Date) => ({
    subject: kind === 'export' ? 'Potvrďte žádost o výpis údajů' : 'Potvrďte žádost o smazání údajů',
    paragraphs: [
      `${asked[kind]} Než ji vyřídíme, potřebujeme vědět, že je vaše.`,
      `Otevřete prosím odkaz a na stránce žádost potvrďte. Odkaz platí do ${formatDate(expiresAt)}.`,
      ignore,
    ],
    action: 'Zobrazit žádost',
  }),
  file: (expiresAt: Date) => ({
    subject: 'Výpis vašich osobních údajů',
    paragraphs: [
      'výpis osobních údajů, o který jste žádali, je připravený ke stažení.',
      `Odkaz platí do ${formatDate(expiresAt)}. Nikomu ho prosím neposílejte, výpis by si mohl stáhnout i on.`,
    ],
    action: 'Stáhnout výpis',
  }),
  erased: {
    subject: 'Vaše osobní údaje jsou smazané',
    paragraphs: [
      'osobní údaje, které jsme u této adresy měli, jsou na vaši žádost smazané.',
      'Tohle je poslední zpráva, kterou od nás dostanete.',
    ],
  },
} as const;
